/* Outlines: the roofline says the kind of a tile before its colour does. */

import type { Kind } from '../game/catalog';

export const TILE_WIDTH = 88;
export const TILE_HEIGHT = 102;

export const TILE_SHAPE: Record<Kind, string> = {
  special: 'M0 13C22 13 38 9 44 0c6 9 22 13 44 13v84a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  neutral: 'M0 11a5 5 0 0 1 5-5h78a5 5 0 0 1 5 5v86a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  printed: 'M0 6h88v96H0z',
  wood: 'M0 14L44 1l44 13v83a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  stone: 'M0 3h13v6h12V3h13v6h12V3h13v6h12V3h13v94a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  residence: 'M0 17C0 6 18 1 44 1s44 5 44 16v80a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  prestige: 'M0 9L6-1l6 10h20L44-3l12 12h20L82-1l6 10v88a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
};

export const TILE_FACE = 'M.7 28h86.600v69a4.300 4.300 0 0 1-4.300 4.300H5A4.300 4.300 0 0 1 .7 97z';

export const CARD_WIDTH = 104;
export const CARD_HEIGHT = 152;

export const CARD_SHAPE: Record<Kind, string> = {
  special: 'M0 11a5 5 0 0 1 5-5h94a5 5 0 0 1 5 5v136a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  neutral: 'M0 11a5 5 0 0 1 5-5h94a5 5 0 0 1 5 5v136a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  printed: 'M0 6h104v146H0z',
  wood: 'M0 14L52 1l52 13v133a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  stone: 'M0 3h16v6h13.300V3h16v6h13.400V3h16v6H88V3h16v144a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  residence: 'M0 17C0 6 20 1 52 1s52 5 52 16v130a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
  prestige: 'M0 9L7-1l7 10h25L52-3l13 12h25l7-10 7 10v138a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z',
};

/** Where workers stand on a tile of so many places, and how large the places are. */
export function workerPlaces(spots: number, twoLines: boolean): { at: [number, number][]; radius: number } {
  if (spots === 3)
    return {
      at: [
        [47, 41],
        [72, 41],
        [59.5, 62],
      ],
      radius: 10.5,
    };
  if (spots === 2)
    return {
      at: [
        [48, 52],
        [73, 52],
      ],
      radius: 11.5,
    };
  return { at: [[67, twoLines ? 49.5 : 52]], radius: 15 };
}
