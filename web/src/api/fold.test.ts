import { expect, it } from 'vitest';
import type { View } from '../game/types';
import { fold, layOver } from './fold';
import type { TableChange, TableShown } from './wire';

const view = {
  turn: 1,
  scores: [0, 0],
  road: [{ space: 1 }, { space: 2 }],
  special: { gate: null },
} as unknown as View;

it('new parts take the place of old ones, and new items of a list their places', () => {
  const changed = {
    turn: 2,
    scores: [1, 0],
    road: { '1': { space: 2, worker: 0 }, '2': { space: 3 } },
    special: { gate: 1 },
  };
  expect(layOver(view, changed)).toEqual({
    turn: 2,
    scores: [1, 0],
    road: [{ space: 1 }, { space: 2, worker: 0 }, { space: 3 }],
    special: { gate: 1 },
  });
  expect(view.road).toHaveLength(2);
});

it('only a change that follows on what is known is taken', () => {
  const table = { version: 4, ply: 3, view, steps: [] } as unknown as TableShown;
  const change = {
    kind: 'change',
    base: 4,
    version: 5,
    ply: 4,
    view: { turn: 2 },
    steps: [],
  } as unknown as TableChange;
  expect(fold(table, change)).toMatchObject({ version: 5, ply: 4, view: { ...view, turn: 2 }, steps: [] });
  expect(fold({ ...table, version: 3 }, change)).toBeNull();
  expect(fold(null, change)).toBeNull();
});
