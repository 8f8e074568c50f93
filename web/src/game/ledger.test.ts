import { expect, it } from 'vitest';
import caylus from '../gallery/fixtures/caylus.json';
import caylus1303 from '../gallery/fixtures/caylus-1303.json';
import magna from '../gallery/fixtures/magna-carta.json';
import { named } from '../words';
import { bySource, sourceOf, sourcesOf } from './ledger';
import type { LedgerEntry } from './types';

const entry = (source: string, points = 1): LedgerEntry => ({ turn: 1, seat: 0, points, source, what: '' });

it('counts a residence that was built over where its points had been counted', () => {
  expect(sourceOf(entry('covered', -2))).toBe(sourceOf(entry('residence', 2)));
});

it('has a word for every source', () => {
  const ledgers = [caylus, caylus1303, magna].flatMap(({ moments }) =>
    moments.flatMap(({ view }) => view.ledger as LedgerEntry[]),
  );
  expect([...new Set(ledgers.map(({ source }) => source))].filter((source) => !named('entry', source))).toEqual([]);
});

it('sums up by source, for one seat alone', () => {
  const ledger = [entry('batch', 5), entry('no batch', -2), { ...entry('batch', 4), seat: 1 }];
  expect(bySource(ledger, 0).castle).toBe(3);
});

it('a source that only one game has stands for itself, in a colour of its own', () => {
  const ledger = [entry('commission'), entry('left over'), entry('batch'), entry('shipped')];
  expect(sourcesOf(ledger).map(({ id, name }) => [id, name])).toEqual([
    ['castle', 'castle'],
    ['left over', 'left over'],
    ['commission', 'commission'],
    ['shipped', 'shipped'],
  ]);
  expect(new Set(sourcesOf(ledger).map(({ color }) => color)).size).toBe(4);
  expect(bySource(ledger, 0)).toMatchObject({ commission: 1, castle: 1 });
});
