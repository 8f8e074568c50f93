/* Caylus, 2005. */

import { plug } from '../plug';

export const caylus = plug('caylus', {
  emblem: 'cathedral',
  kind: 'prestige',
  players: [2, 5],
  minutes: [25, 35, 45, 60],
  phases: ['income', 'placement', 'special', 'provost', 'road', 'castle', 'end-of-turn'],
  kinds: { fixed: 'printed' },
  emblems: {
    'farm-food': 'farm',
    'farm-cloth': 'farm',
    'stone-farm': 'farm',
  },
  lines: { gate: [['worker', '>', 'spot']] },
  places: { stables: ['1', '2', '3'], inn: ['in', '1 d'] },
  entries: { inn: 0 },
  open: async () => (await import('./table')).parts,
  learn: async () => (await import('./learn')).learn,
  guide: async () => (await import('./guide')).guide,
});
