/* The favor table, read from its component rows. */

import type { Table } from '../../board/model';
import type { Catalog } from '../../game/catalog';
import type { Component, Offer } from '../../game/types';
import { effectLines, gainLine, type Line } from '../../icons/effect';
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
    const { cell, effect } = component;
    if (!cell) continue;
    const row = rows.get(cell.line) ?? { id: cell.line, icon: ICONS[cell.line] ?? 'favor', cells: [] };
    row.cells[cell.column - 1] = cellOf(catalog, effect);
    rows.set(cell.line, row);
  }
  return [...rows.values()];
}

function cellOf(catalog: Catalog, effect: Component['effect']): Line {
  if (effect?.op === 'take') return gainLine(effect.ways?.map(({ gain }) => gain) ?? []);
  return effectLines(effect, (group) => catalog.kindOf(group) ?? group)[0] ?? [];
}

/** How far along its line a favor reaches: one of several effects is chosen afterwards, and the first may be none. */
export function reachOf({ catalog }: Table, line: string, { also }: Offer): string {
  const column = catalog.row(String(also?.id))?.cell?.column;
  if (!column) return '';
  const cells = favorRows(catalog).find(({ id }) => id === line)?.cells ?? [];
  return cells.slice(0, column).some((cell) => cell.length) ? strings.decide.upTo(column) : strings.decide.nothingYet;
}
