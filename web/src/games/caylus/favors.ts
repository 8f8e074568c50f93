/* The favor table, read from its component rows. */

import type { Table } from '../../board/model';
import type { Catalog } from '../../game/catalog';
import { sentenceLines, type Line } from '../../game/iconLine';
import type { Offer } from '../../game/types';
import { strings } from '../../strings';

export interface FavorRow {
  id: string;
  icon: string;
  cells: Line[];
}

const ICONS: Record<string, string> = { prestige: 'pp', money: 'denier', cubes: 'any', building: 'house' };

export function favorRows(catalog: Catalog): FavorRow[] {
  const rows = new Map<string, FavorRow>();
  for (const component of catalog.rows('favor')) {
    const match = /^favor-(\w+)-(\d)$/.exec(component.id);
    if (!match?.[1]) continue;
    const row = rows.get(match[1]) ?? { id: match[1], icon: ICONS[match[1]] ?? 'favor', cells: [] };
    const line = sentenceLines(component.text.replace(/\.$/, ''))[0] ?? [];
    row.cells[Number(match[2]) - 1] = line.filter((token, at) => !(token.startsWith('+') && line[at + 1] === 'denier'))
      .length
      ? line.map((token) => token.replace(/^\+/, ''))
      : line;
    rows.set(match[1], row);
  }
  return [...rows.values()];
}

/** How far along its line a favor reaches: one of several effects is chosen afterwards, and the first may be none. */
export function reachOf(table: Table, line: string, { english, text }: Offer): string {
  const column = Number(/ column (\d)$/.exec(english ?? text)?.[1]);
  if (!column) return '';
  const cells = favorRows(table.catalog).find(({ id }) => id === line)?.cells ?? [];
  return cells.slice(0, column).some((cell) => cell.length) ? strings.decide.upTo(column) : strings.decide.nothingYet;
}
