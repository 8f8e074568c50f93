/* A game that has no folder of its own: nobody here knows more of it than the server tells. */

import { plug, type Plug } from '../plug';

export function plain(id: string): Plug {
  return plug(id, {
    /* Nobody knows what its seats keep from each other: rather once too often than a secret told. */
    handsOver: true,
    kinds: { building: 'neutral' },
    emblems: { market: 'marketplace' },
  });
}
