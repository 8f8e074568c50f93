import { expect, it } from 'vitest';
import { loadFixtures } from '../../gallery/fixtures';
import { houseRow } from './castle';
import { favorRows } from './favors';

const caylus = (await loadFixtures()).find(({ game }) => game === 'caylus')!;

it('the castle and the favor table are read from their rows', () => {
  expect(caylus.catalog.sections().map(({ parts, points, mark }) => [parts, points, mark])).toEqual([
    [6, 5, 12],
    [10, 4, 18],
    [14, 3, 24],
  ]);
  expect(houseRow([2, 0, 1])).toEqual([0, 0, 2]);
  const rows = favorRows(caylus.catalog);
  expect(rows.map(({ id, cells }) => [id, cells.length])).toEqual([
    ['prestige', 5],
    ['money', 5],
    ['cubes', 5],
    ['building', 5],
  ]);
  expect(rows[1]?.cells[0]).toEqual(['3', 'denier']);
});
