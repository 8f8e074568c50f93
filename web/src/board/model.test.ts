import { expect, it } from 'vitest';
import { emblems } from '../draw/icons';
import { loadFixtures } from '../gallery/fixtures';
import { cardOf } from '../game/card';
import { readTable, stateOf } from './model';

const fixtures = await loadFixtures();
const [caylus, caylus1303] = fixtures;
if (!caylus || !caylus1303) throw new Error('no fixtures');

it('every tile, card and character has an emblem that is drawn', () => {
  const missing = fixtures.flatMap(({ components, catalog }) =>
    components
      .filter(({ group }) => group === 'character' || catalog.kindOf(group))
      .map(({ id }) => catalog.face(id).emblem)
      .filter((emblem) => !emblems.includes(emblem)),
  );
  expect(missing).toEqual([]);
});

it('every place an offer points at is drawn or can be told', () => {
  const lost: string[] = [];
  for (const { moments, ...game } of fixtures)
    for (const moment of moments) {
      const table = readTable(moment, game);
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
  const table = readTable(moment, caylus);
  const taken = table.spaces.find(({ workers, owner }) => workers.length && owner !== null);
  expect(taken?.label).toMatch(/^Space \d+ of 28, .+, owned by \w+, (your worker|worker of \w+), (wakes|asleep)/);
  expect(table.spaces.at(-1)?.label).toBe('Space 28 of 28, open ground.');
});

it('what lies beyond the provost sleeps, what lies before him wakes', () => {
  for (const { moments, ...game } of fixtures)
    for (const moment of moments) {
      const { spaces, view } = readTable(moment, game);
      for (const { face, number, asleep } of spaces)
        expect(asleep).toBe(face !== null && view.provost !== null && number > view.provost);
    }
});

it('a place is legal when an offer points at it, blocked only while it is pointed at', () => {
  const table = readTable(caylus.moments[0]!, caylus);
  const open = [...table.places].find(([, place]) => place.open.length)?.[0] ?? '';
  const closed = [...table.places].find(([, place]) => place.closed)?.[0] ?? '';
  expect(stateOf(table, open, null, null)).toMatchObject({ legal: true, selected: false });
  expect(stateOf(table, closed, null, null).blocked).toBe(false);
  expect(stateOf(table, closed, closed, null)).toMatchObject({ legal: false, blocked: true });
});
