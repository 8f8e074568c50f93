import { expect, it } from 'vitest';
import type { Forecast } from '../api/wire';
import { foreseenAt, wakingBySeat } from './foreseen';

const used = (space: number, seat: number, more: object = {}) => ({
  building: 'quarry',
  space,
  seat,
  awake: true,
  optional: false,
  options: [],
  gains: [{ seat, goods: { stone: 1 }, points: 0 }],
  ...more,
});
const forecast = {
  turn: 1,
  provost: 6,
  before: [],
  positions: [
    { provost: 5, steps: -1, totals: [], buildings: [used(1, 0), used(6, 1, { awake: false, gains: [] })] },
    { provost: 6, steps: 0, totals: [], buildings: [used(1, 0), used(6, 1, { options: ['a', 'b'] })] },
  ],
} as Forecast;

it('where the provost stands everything before him is awake', () => {
  expect(foreseenAt(forecast, null).get(1)).toEqual({ seat: 0, gains: ['1', 'stone'], awake: true });
  expect(foreseenAt(forecast, null).get(6)?.awake).toBe(true);
});

it('what is still to be chosen is not promised', () => {
  expect(foreseenAt(forecast, 6).get(6)?.gains).toEqual([]);
});

it('a step back puts the last one to sleep', () => {
  expect(foreseenAt(forecast, 5).get(6)).toEqual({ seat: 1, gains: [], awake: false });
  expect(foreseenAt(null, 5).size).toBe(0);
});

it('a bargain counts who wakes at each place', () => {
  expect(wakingBySeat(forecast.positions, 3)).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
});
