import { expect, it } from 'vitest';
import type { Change } from '../game/types';
import { stationsOf } from './stations';

const gain = (seat: number, what: string): Change => ({ kind: 'goods', text: '', seat, what, amount: 1 });
const home = (from: string): Change => ({ kind: 'worker', text: '', seat: 0, from, to: 'home' });
const phase: Change = { kind: 'phase', text: '' };

it('what is gained before a worker goes home comes from its building', () => {
  const found = stationsOf([phase, gain(0, 'food'), gain(1, 'wood'), home('park'), gain(0, 'stone'), home('quarry')]);
  expect(found.map(({ building, gains }) => [building, gains.map(({ what }) => what)])).toEqual([
    ['park', ['food', 'wood']],
    ['quarry', ['stone']],
  ]);
});

it('what nobody went home for comes from no building, and payments from none at all', () => {
  const paid: Change = { ...gain(0, 'wood'), amount: -1 };
  const found = stationsOf([paid, gain(0, 'cloth'), phase, gain(1, 'food'), home('farm')]);
  expect(found.map(({ building }) => building)).toEqual([null, 'farm']);
  expect(stationsOf([home('farm'), paid])).toEqual([]);
});
