/* Caylus Magna Carta, 2007. */

import { plug } from '../plug';

export const magnaCarta = plug('magna-carta', {
  emblem: 'lawyer',
  kind: 'stone',
  players: [2, 4],
  minutes: [12, 16, 20],
  phases: ['income', 'actions', 'provost', 'effects', 'castle', 'end-of-turn'],
  handsOver: true,
  emblems: { market: 'marketplace', theatre: 'theater' },
  open: async () => (await import('./table')).parts,
  learn: async () => (await import('./learn')).learn,
});
