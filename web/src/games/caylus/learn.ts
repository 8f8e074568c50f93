/* The pictures of the rules. */

import { ASLEEP, plans, tiles } from '../../learn/picture';
import { TILE } from '../../learn/pieces';
import type { LearnParts } from '../plug';
import CastlePicture from './CastlePicture.svelte';
import FavorsPicture from './FavorsPicture.svelte';
import OfficersPicture from './OfficersPicture.svelte';

export const learn: LearnParts = {
  piece: TILE,
  chapters: ['castle', 'goods', 'price', 'town', 'provost', 'kinds', 'batch', 'favors', 'officers'],
  pictures: {
    castle: { kind: 'drawn', Drawing: CastlePicture },
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
    favors: { kind: 'drawn', Drawing: FavorsPicture },
    officers: { kind: 'drawn', Drawing: OfficersPicture },
  },
};
