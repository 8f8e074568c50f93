/* The pictures of the rules: which tiles, cards and figures stand in them. Drawn by Picture.svelte with the same
   components as the boards. */

import type { TileState } from '../board/model';

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
  | { kind: 'workers' }
  | { kind: 'castle' }
  | { kind: 'officers' }
  | { kind: 'favors' };

const tiles = (...ids: string[]): Placed[] => ids.map((tile) => ({ tile }));
const plans = (...ids: string[]): Placed[] => ids.map((tile) => ({ tile, plan: true }));
const ASLEEP: TileState = { asleep: true };

export const PICTURES: Record<string, Picture> = {
  castle: { kind: 'castle' },
  goods: { kind: 'icons', icons: ['food', 'wood', 'stone', 'cloth', 'gold', 'denier', 'pp', 'favor'] },
  price: {
    kind: 'tiles',
    pieces: [
      { tile: 'quarry', state: { legal: true, price: 1 } },
      { tile: 'sawmill', worker: 1 },
      { tile: 'farm-food', owner: 2, state: { legal: true, price: 2 } },
      { tile: 'mason', owner: 0, state: { legal: true, price: 1, selected: true } },
    ],
  },
  town: { kind: 'tiles', pieces: tiles('gate', 'trading-post', 'guild', 'joust', 'stables', 'inn') },
  provost: {
    kind: 'tiles',
    pieces: [
      { tile: 'quarry', worker: 0 },
      { tile: 'forest', worker: 1 },
      { tile: 'carpenter', worker: 0 },
      { tile: 'wood-sawmill', owner: 1, worker: 0, state: ASLEEP },
      { tile: 'lawyer', owner: 2, worker: 2, state: ASLEEP },
    ],
    provostAfter: 3,
  },
  kinds: { kind: 'tiles', pieces: plans('marketplace', 'mason', 'workshop', 'residence', 'library') },
  batch: { kind: 'batch', icons: ['food', 'wood', 'stone'] },
  favors: { kind: 'favors' },
  officers: { kind: 'officers' },
  workers1303: { kind: 'workers' },
  characters: {
    kind: 'emblems',
    ids: ['early-riser', 'night-worker', 'journeyman', 'thief', 'steward', 'bailiff', 'architect', 'goldsmith'],
  },
  road1303: {
    kind: 'tiles',
    pieces: [
      { tile: 'farm', worker: 0 },
      { tile: 'quarry', state: { legal: true, price: 1 } },
      { tile: 'market', worker: 3 },
      { tile: 'guild-3', state: { legal: true, price: 1 } },
      { tile: 'carpenter' },
    ],
  },
  printed1303: { kind: 'tiles', pieces: tiles('fairground', 'lawyer', 'printed-carpenter', 'toll') },
  kinds1303: { kind: 'tiles', pieces: plans('wood-farm', 'spinning-mill', 'church', 'foundry', 'cathedral') },
  bundle: { kind: 'batch', icons: ['food', 'stone', 'cloth'], gives: ['5', 'pp'] },
  monuments: { kind: 'tiles', pieces: plans('garden', 'granary', 'statue', 'theater', 'mansion') },
  cards: {
    kind: 'tiles',
    pieces: [
      { tile: 'small-farm', owner: 0, worker: 1, reserve: 3 },
      { tile: 'market', owner: 2 },
      { tile: 'bank', owner: 1, state: { legal: true, price: 1 } },
    ],
  },
  hand: { kind: 'tiles', pieces: plans('small-quarry', 'peddler', 'church') },
  provostCards: {
    kind: 'tiles',
    pieces: [
      { tile: 'forest', worker: 0 },
      { tile: 'neutral-peddler', worker: 2 },
      { tile: 'large-farm', owner: 0, worker: 1 },
      { tile: 'gold-mine', owner: 1, worker: 0, state: ASLEEP },
    ],
    provostAfter: 3,
  },
  owners: {
    kind: 'tiles',
    pieces: [
      { tile: 'small-sawmill', owner: 1, reserve: 2 },
      { tile: 'large-sawmill', owner: 0 },
      { tile: 'gold-mine', owner: 3 },
    ],
  },
  batchCards: { kind: 'batch', icons: ['food', 'wood', 'stone'], gives: ['castle'] },
  prestigeCards: { kind: 'tiles', pieces: tiles('theatre', 'hotel', 'town-hall', 'cathedral') },
};
