/* Where the points came from, by seat. */

import { named, say } from '../words';
import type { Catalog } from './catalog';
import type { LedgerEntry, SeatNumber } from './types';

/* What the games of the family share, each with its colour; any other source stands for itself. */
const SHARED = ['castle', 'favors', 'building', 'visitors', 'trade', 'left over'];

const SOURCE_OF: Record<string, string> = {
  batch: 'castle',
  bundle: 'castle',
  token: 'castle',
  'no batch': 'castle',
  'no house': 'castle',
  favor: 'favors',
  built: 'building',
  residence: 'building',
  covered: 'building',
  character: 'favors',
  owner: 'visitors',
  trade: 'trade',
  'left over': 'left over',
};

/** What an entry is about: a component, the castle, a line, some goods. */
export function nameOf(catalog: Catalog, what: string): string {
  if (what === 'castle') return say('table-castle');
  return catalog.row(what)
    ? catalog.face(what).fullName
    : (named('favor-line', what) ?? named('goods', what) ?? named('entry-goods', what) ?? what);
}

export function sourceOf(entry: LedgerEntry): string {
  return SOURCE_OF[entry.source] ?? entry.source;
}

export interface Source {
  id: string;
  name: string;
  /** The number of its colour. */
  color: number;
}

/** The sources of all points so far: first those that games share, then a game's own as they came. */
export function sourcesOf(ledger: LedgerEntry[]): Source[] {
  const found = new Set(ledger.map(sourceOf));
  const shared = SHARED.filter((id) => found.has(id));
  const own = [...found].filter((id) => !SHARED.includes(id));
  const free = SHARED.map((_, color) => color).filter((color) => !found.has(SHARED[color] ?? ''));
  return [
    ...shared.map((id) => ({ id, name: named('source', id) ?? id, color: SHARED.indexOf(id) })),
    ...own.map((id, at) => ({ id, name: id, color: free[at % Math.max(1, free.length)] ?? 0 })),
  ];
}

/** Points of one seat by source; only what was gained counts towards the bars. */
export function bySource(ledger: LedgerEntry[], seat: SeatNumber): Record<string, number> {
  const sums = Object.fromEntries(ledger.map((entry) => [sourceOf(entry), 0]));
  for (const entry of ledger)
    if (entry.seat === seat) sums[sourceOf(entry)] = (sums[sourceOf(entry)] ?? 0) + entry.points;
  return sums;
}

/** Points of one seat at the end of each turn, running. */
export function running(ledger: LedgerEntry[], seat: SeatNumber, turns: number): number[] {
  const sums = Array.from({ length: turns }, () => 0);
  for (const entry of ledger) {
    if (entry.seat !== seat) continue;
    for (let turn = entry.turn; turn <= turns; turn++) sums[turn - 1] = (sums[turn - 1] ?? 0) + entry.points;
  }
  return sums;
}
