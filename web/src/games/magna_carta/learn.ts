/* The pictures of the rules. */

import { ASLEEP, plans, tiles } from '../../learn/picture';
import type { LearnParts } from '../plug';
import RoadCard from './RoadCard.svelte';

export const learn: LearnParts = {
  piece: {
    Drawing: RoadCard,
    alone: { viewBox: '-5 -6 114 164', width: 92, height: 134 },
    pictured: { viewBox: '-10 -9 122 168', pitch: 118, height: 176 },
  },
  chapters: ['cards', 'hand', 'provost', 'owners', 'batch', 'prestige'],
  pictures: {
    cards: {
      kind: 'tiles',
      pieces: [
        { tile: 'small-farm', owner: 0, worker: 1, reserve: 3 },
        { tile: 'market', owner: 2 },
        { tile: 'bank', owner: 1, state: { legal: true, price: 1 } },
      ],
    },
    hand: { kind: 'tiles', pieces: plans('small-quarry', 'peddler', 'church') },
    provost: {
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
    batch: { kind: 'batch', icons: ['food', 'wood', 'stone'], gives: ['castle'] },
    prestige: { kind: 'tiles', pieces: tiles('theatre', 'hotel', 'town-hall', 'cathedral') },
  },
};
