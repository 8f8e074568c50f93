/* The sections of the castle, read from their component rows. */

import type { Catalog } from './catalog';

export interface Section {
  id: string;
  name: string;
  parts: number;
  points: number;
  /** The space on which the bailiff brings its scoring. */
  space: number | null;
}

function figure(text: string, pattern: RegExp): number | null {
  const match = pattern.exec(text);
  return match?.[1] ? Number(match[1]) : null;
}

export function castleSections(catalog: Catalog): Section[] {
  return catalog.rows('castle').map((row) => ({
    id: row.id,
    name: catalog.face(row.id).fullName,
    parts: figure(row.text, /^(\d+) (?:parts|tokens)/) ?? 0,
    points: figure(row.text, /worth (\d+) points/) ?? 0,
    space: figure(row.text, /reaches space (\d+)/),
  }));
}

/** Houses by seat as one row, seat after seat. */
export function houseRow(bySeat: number[]): number[] {
  return bySeat.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}
