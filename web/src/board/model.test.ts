import { expect, it } from 'vitest';
import { emblems } from '../draw/icons';
import { cardGrid, caylusRoad, phoneRoad, road1303 } from '../draw/roads';
import { loadFixtures } from '../gallery/fixtures';
import { cardOf } from '../game/card';
import { castleSections, houseRow } from '../game/castle';
import { favorRows } from '../game/favors';
import { readTable, stateOf } from './model';

const fixtures = await loadFixtures();
const [caylus, caylus1303] = fixtures;
if (!caylus || !caylus1303) throw new Error('no fixtures');

it('every tile, card and character has an emblem that is drawn', () => {
  const missing = fixtures.flatMap(({ components, catalog }) =>
    components
      .filter(({ group }) => !['castle', 'favor', 'board'].includes(group))
      .map(({ id }) => catalog.face(id).emblem)
      .filter((emblem) => !emblems.includes(emblem)),
  );
  expect(missing).toEqual([]);
});

it('every place an offer points at is drawn or can be told', () => {
  const lost: string[] = [];
  for (const { moments, catalog } of fixtures)
    for (const moment of moments) {
      const table = readTable(moment, catalog);
      const drawn = new Set([...table.spaces, ...table.town].map(({ key }) => key));
      for (const key of table.places.keys())
        if (!drawn.has(key) && !/^(castle|provost|favor):/.test(key) && !cardOf(table, key)) lost.push(key);
    }
  expect(lost).toEqual([]);
});

it('every tile on every recorded road is known to the catalogue', () => {
  for (const { moments, catalog } of fixtures)
    for (const { view } of moments)
      for (const { tile } of view.road) if (tile) expect(catalog.row(tile), tile).toBeDefined();
});

it('a space is a sentence for those who listen', () => {
  const moment = caylus.moments[0]!;
  const table = readTable(moment, caylus.catalog);
  const taken = table.spaces.find(({ workers, owner }) => workers.length && owner !== null);
  expect(taken?.label).toMatch(/^Space \d+ of 28, .+, owned by \w+, (your worker|worker of \w+), (wakes|asleep)/);
  expect(table.spaces.at(-1)?.label).toBe('Space 28 of 28, open ground.');
});

it('what lies beyond the provost sleeps, what lies before him wakes', () => {
  for (const { moments, catalog } of fixtures)
    for (const moment of moments) {
      const { spaces, view } = readTable(moment, catalog);
      for (const { face, number, asleep } of spaces)
        expect(asleep).toBe(face !== null && view.provost !== null && number > view.provost);
    }
});

it('a place is legal when an offer points at it, blocked only while it is pointed at', () => {
  const table = readTable(caylus.moments[0]!, caylus.catalog);
  const open = [...table.places].find(([, place]) => place.open.length)?.[0] ?? '';
  const closed = [...table.places].find(([, place]) => place.closed)?.[0] ?? '';
  expect(stateOf(table, open, null, null)).toMatchObject({ legal: true, selected: false });
  expect(stateOf(table, closed, null, null).blocked).toBe(false);
  expect(stateOf(table, closed, closed, null)).toMatchObject({ legal: false, blocked: true });
});

it('the castle and the favor table are read from their rows', () => {
  expect(castleSections(caylus.catalog).map(({ parts, points, space }) => [parts, points, space])).toEqual([
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

it.each([
  ['Caylus', caylusRoad(), 28],
  ['Caylus 1303', road1303(), 23],
  ['a phone', phoneRoad(28, 600), 28],
])('no two tiles overlap on the road of %s', (_, layout, count) => {
  expect(layout.spaces).toHaveLength(count + 1);
  for (let a = 1; a <= count; a++)
    for (let b = a + 1; b <= count; b++) {
      const [ax, ay] = layout.spaces[a]!;
      const [bx, by] = layout.spaces[b]!;
      const apart = Math.abs(ax - bx) >= 88 * layout.scale || Math.abs(ay - by) >= 102 * layout.scale;
      expect(apart, `${a} and ${b}`).toBe(true);
    }
});

it.each([2, 9, 16, 24, 40, 53])('a road of %i cards fits its place', (count) => {
  const grid = cardGrid(count, 0, 0, 948, 376);
  const [x, y] = grid.at(count);
  expect(x + grid.card * grid.scale).toBeLessThanOrEqual(948);
  expect(y + grid.rowHeight).toBeLessThanOrEqual(376);
});
