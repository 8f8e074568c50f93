/* What a view tells beside what is drawn of every game: each field as a label and its value. */

import type { Table } from '../../board/model';
import { say } from '../../words';

export interface Fact {
  key: string;
  label: string;
  text: string;
}

/** Fields of a view and of a seat that are drawn, or say nothing to people. */
const OF_VIEW = new Set([
  ...['game', 'players', 'options', 'you', 'turn', 'phase', 'decision', 'order', 'first', 'passed', 'provost'],
  ...['road', 'seats', 'supply', 'special', 'printed', 'scores', 'winners', 'ledger'],
]);
const OF_SEAT = new Set(['food', 'wood', 'stone', 'cloth', 'fabric', 'gold', 'deniers', 'points', 'workers']);

export function factsOfTable(table: Table): Fact[] {
  return factsOf(table, table.view, OF_VIEW);
}

export function factsOfSeat(table: Table, seat: number): Fact[] {
  return factsOf(table, table.view.seats[seat] ?? {}, OF_SEAT);
}

function factsOf(table: Table, holder: object, drawn: Set<string>): Fact[] {
  return Object.entries(holder)
    .filter(([key]) => !drawn.has(key))
    .map(([key, value]) => ({ key, label: labelOf(key), text: wordsOf(table, value) }));
}

function labelOf(key: string): string {
  const words = key.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/* What lies hidden is null; what is called like a component has its name. */
function wordsOf(table: Table, value: unknown): string {
  if (value === null || value === undefined) return '?';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object')
    return table.catalog.row(String(value)) ? table.catalog.face(String(value)).fullName : String(value);
  const parts = Array.isArray(value)
    ? value.map((each) => wordsOf(table, each))
    : Object.entries(value).map(([key, each]) => `${wordsOf(table, key)} ${wordsOf(table, each)}`);
  return parts.join(', ') || say('table-none');
}
