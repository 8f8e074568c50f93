import { expect, it } from 'vitest';
import type { Reckoning } from '../api/wire';
import { turningPoints } from './turning';

const seat = (at: number, series: number[]): Reckoning['seats'][number] => ({
  seat: at,
  name: '',
  points: series.at(-1) ?? 0,
  place: 1,
  resigned: false,
  sources: {},
  series,
});
const reckoning = (series: number[][], entries: Reckoning['entries'] = []): Reckoning => ({
  ply: 1,
  status: 'over',
  turn_word: 'turn',
  turns: series[0]?.length ?? 0,
  winners: [0],
  seats: series.map((each, at) => seat(at, each)),
  entries,
});

it('tells when the lead changes hands', () => {
  const found = turningPoints(
    reckoning([
      [5, 6, 20],
      [0, 9, 10],
    ]),
  );
  expect(found.filter(({ kind }) => kind === 'lead').map(({ turn, seat: who }) => [turn, who])).toEqual([
    [2, 1],
    [3, 0],
  ]);
});

it('names the greatest turn, gain and loss', () => {
  const entries = [
    { turn: 1, seat: 0, points: 5, source: 'batch', what: 'dungeon' },
    { turn: 2, seat: 1, points: 9, source: 'built', what: 'statue' },
    { turn: 2, seat: 0, points: -2, source: 'no batch', what: 'castle' },
  ];
  const found = turningPoints(
    reckoning(
      [
        [5, 3],
        [0, 9],
      ],
      entries,
    ),
  );
  expect(found.find(({ kind }) => kind === 'leap')).toMatchObject({ seat: 1, turn: 2, points: 9 });
  expect(found.find(({ kind }) => kind === 'haul')).toMatchObject({ what: 'statue' });
  expect(found.find(({ kind }) => kind === 'loss')).toMatchObject({ seat: 0, points: 2 });
});

it('says nothing where points are hidden', () => {
  const hidden = reckoning([[1], [2]]);
  expect(turningPoints({ ...hidden, seats: hidden.seats.map((each) => ({ ...each, series: null })) })).toEqual([]);
});
