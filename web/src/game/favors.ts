/* The favor table, read from its component rows. */

import type { Catalog } from './catalog';
import { sentenceLines, type Line } from './iconLine';

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
