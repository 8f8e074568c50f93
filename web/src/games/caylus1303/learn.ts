/* The pictures of the rules. */

import { plans, tiles } from '../../learn/picture';
import { TILE } from '../../learn/pieces';
import type { LearnParts } from '../plug';
import WorkersPicture from './WorkersPicture.svelte';

export const learn: LearnParts = {
  piece: TILE,
  chapters: ['workers', 'characters', 'road', 'printed', 'kinds', 'bundle', 'monuments'],
  pictures: {
    workers: { kind: 'drawn', Drawing: WorkersPicture },
    characters: {
      kind: 'emblems',
      ids: ['early-riser', 'night-worker', 'journeyman', 'thief', 'steward', 'bailiff', 'architect', 'goldsmith'],
    },
    road: {
      kind: 'tiles',
      pieces: [
        { tile: 'farm', worker: 0 },
        { tile: 'quarry', state: { legal: true, price: 1 } },
        { tile: 'market', worker: 3 },
        { tile: 'guild-3', state: { legal: true, price: 1 } },
        { tile: 'carpenter' },
      ],
    },
    printed: { kind: 'tiles', pieces: tiles('fairground', 'lawyer', 'printed-carpenter', 'toll') },
    kinds: { kind: 'tiles', pieces: plans('wood-farm', 'spinning-mill', 'church', 'foundry', 'cathedral') },
    bundle: { kind: 'batch', icons: ['food', 'stone', 'cloth'], gives: ['5', 'pp'] },
    monuments: { kind: 'tiles', pieces: plans('garden', 'granary', 'statue', 'theater', 'mansion') },
  },
};
