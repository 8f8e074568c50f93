/* What a whole table is given, on whatever screen. */

import type { Snippet } from 'svelte';
import type { Table } from '../board/model';
import type { TableUi } from '../board/ui.svelte';

export interface TableProps {
  table: Table;
  ui: TableUi;
  ontheme: () => void;
  /** A line of the log was chosen. */
  onjump?: (ply: number) => void;
  /** Stands in for the decision bar. */
  bar?: Snippet;
}

/** The tiles that are still to be built. */
export function supplyOf({ view }: Table): string[] {
  return view.supply ?? [];
}

/** Those of them that the decision is about. */
export function buildableOf(table: Table): string[] {
  return supplyOf(table).filter((id) => table.places.get(`tile:${id}`)?.open.length);
}

/** Those of the kind that somebody looks at. */
export function browsedOf(table: Table, kind: string | null): string[] {
  return kind === null ? [] : supplyOf(table).filter((id) => table.catalog.face(id).kind === kind);
}
