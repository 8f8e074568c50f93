/* The pictures of the rules: which tiles, cards and figures stand in them. Drawn by Picture.svelte with the same
   components as the boards. */

import type { Component } from 'svelte';
import type { TileState } from '../board/model';
import type { Catalog } from '../game/catalog';

export interface Placed {
  tile: string;
  owner?: number;
  worker?: number;
  state?: TileState;
  reserve?: number;
  /** As a plan: nobody stands on it. */
  plan?: boolean;
}

export type Picture =
  | { kind: 'tiles'; pieces: Placed[]; provostAfter?: number }
  | { kind: 'icons'; icons: string[] }
  | { kind: 'batch'; icons: string[]; gives?: string[] }
  | { kind: 'emblems'; ids: string[] }
  | { kind: 'drawn'; Drawing: Component<{ catalog: Catalog }> | Component };

/** Tiles as they stand on the board, and as plans. */
export const tiles = (...ids: string[]): Placed[] => ids.map((tile) => ({ tile }));
export const plans = (...ids: string[]): Placed[] => ids.map((tile) => ({ tile, plan: true }));
export const ASLEEP: TileState = { asleep: true };
