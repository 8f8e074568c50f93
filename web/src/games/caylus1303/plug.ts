/* Caylus 1303, 2019. */

import { plug } from '../plug';

export const caylus1303 = plug('caylus-1303', {
  emblem: 'coveredmarket',
  kind: 'wood',
  players: [2, 5],
  minutes: [18, 24, 30, 38],
  phases: ['planning', 'printed', 'bridge', 'road', 'delivery', 'stewardship'],
  money: { field: 'workers', icon: 'worker' },
  hidesPoints: true,
  kinds: { printed: 'special', starting: 'neutral', monument: 'prestige' },
  emblems: {
    'stone-farm': 'farm',
    'wood-market': 'marketplace',
    market: 'marketplace',
    'guild-3': 'guild',
    'guild-4': 'guild',
    stonemason: 'mason',
    jeweler: 'jeweller',
    factory: 'weaver',
    foreman: 'goldmine',
    goldsmith: 'jeweller',
    chamberlain: 'castle',
    bailiff: 'toll',
    site: 'castle',
  },
  open: async () => (await import('./table')).parts,
  learn: async () => (await import('./learn')).learn,
});
