/* How components are drawn by themselves: as tiles, unless a game has something else. */

import Tile from '../board/Tile.svelte';
import type { Piece } from '../games/plug';

export const TILE: Piece = {
  Drawing: Tile,
  alone: { viewBox: '-5 -6 98 112', width: 96, height: 112 },
  pictured: { viewBox: '-10 -9 106 122', pitch: 100, height: 128 },
};
