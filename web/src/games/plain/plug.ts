/* A game that has no folder of its own: nobody here knows more of it than the server tells. */

import { plug, type Plug } from '../plug';

export function plain(id: string): Plug {
  return plug(id, {
    /* Nobody knows what its seats keep from each other: rather once too often than a secret told. */
    handsOver: true,
    kinds: { building: 'neutral' },
    emblems: { market: 'marketplace' },
    /* The building that its notation names, if it stands somewhere. */
    chosen: ({ notation }, { road = [], special = {}, printed = {}, supply = [] }) => {
      const words = notation.split(' ').slice(1);
      const place = words.find((word) => word in special || word in printed || road.some(({ tile }) => tile === word));
      const card = words.find((word) => supply.includes(word));
      if (place) return { kind: 'place', id: place };
      return card ? { kind: 'card', id: card } : null;
    },
  });
}
