import { expect, it } from 'vitest';
import { cardGrid } from './grid';

it.each([2, 9, 16, 24, 40, 53])('a road of %i cards fits its place', (count) => {
  const grid = cardGrid(count, 0, 0, 948, 376);
  const [x, y] = grid.at(count);
  expect(x + grid.card * grid.scale).toBeLessThanOrEqual(948);
  expect(y + grid.rowHeight).toBeLessThanOrEqual(376);
});
