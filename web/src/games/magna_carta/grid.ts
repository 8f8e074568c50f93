/* Where the cards of the road lie. */

import type { Point } from '../../draw/roads';

export interface CardGrid {
  /** Where the first row begins. */
  top: number;
  columns: number;
  scale: number;
  rowHeight: number;
  /** A road too long for whole cards shows them as tiles, without the owner's line. */
  tiles: boolean;
  /** Width of a card in its own units, and from one to the next. */
  card: number;
  pitch: number;
  at: (index: number) => Point;
}

const CARD = { card: 104, pitch: 118, row: 198 };
const TILE = { card: 88, pitch: 99, row: 146 };
const LEAST_CARD = 0.8;

/** The growing road: the largest cards that fit, row under row; tiles when cards would get too small. */
export function cardGrid(count: number, left: number, top: number, width: number, height: number, most = 1): CardGrid {
  const fit = (unit: typeof CARD, least: number): CardGrid | null => {
    for (let scale = unit === CARD ? most : 1; scale >= least; scale -= 0.01) {
      const columns = Math.floor((width + (unit.pitch - unit.card) * scale) / (unit.pitch * scale));
      const rowHeight = unit.row * scale;
      if (Math.ceil((count + 1) / columns) * rowHeight > height) continue;
      /* A short road lies in the middle of its room. */
      const slack = scale > 1 ? (height - Math.ceil((count + 1) / columns) * rowHeight) / 2 : 0;
      const at = (i: number): Point => [
        left + (i % columns) * unit.pitch * scale,
        top + slack + Math.floor(i / columns) * rowHeight,
      ];
      return {
        columns,
        top: top + slack,
        scale,
        rowHeight,
        tiles: unit === TILE,
        card: unit.card,
        pitch: unit.pitch,
        at,
      };
    }
    return null;
  };
  const found = fit(CARD, LEAST_CARD) ?? fit(TILE, 0.3);
  if (!found) throw new RangeError(`no room for ${count} cards`);
  return found;
}
