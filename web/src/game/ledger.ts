/* Where the points came from, by seat. */

import { strings } from '../strings';
import type { Catalog } from './catalog';
import type { LedgerEntry, SeatNumber } from './types';

export type Source = 'castle' | 'favors' | 'building' | 'visitors' | 'trade' | 'left over';

export const SOURCES: Source[] = ['castle', 'favors', 'building', 'visitors', 'trade', 'left over'];

const SOURCE_OF: Record<string, Source> = {
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
  if (what === 'castle') return strings.castle;
  return catalog.row(what)
    ? catalog.face(what).fullName
    : (strings.favorLines[what] ?? strings.goods[what] ?? strings.entryGoods[what] ?? what);
}

export function sourceOf(entry: LedgerEntry): Source {
  return SOURCE_OF[entry.source] ?? 'trade';
}

/** Points of one seat by source; only what was gained counts towards the bars. */
export function bySource(ledger: LedgerEntry[], seat: SeatNumber): Record<Source, number> {
  const sums = { castle: 0, favors: 0, building: 0, visitors: 0, trade: 0, 'left over': 0 };
  for (const entry of ledger) if (entry.seat === seat) sums[sourceOf(entry)] += entry.points;
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
