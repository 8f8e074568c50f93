/* What the table says of this game alone. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'caylus',
  name: 'Caylus',
  title: 'Caylus',
  about: 'The 2005 classic. Castle, favors, a hard road.',
  phases: [
    ['income', 'Income'],
    ['placement', 'Workers'],
    ['special', 'Town'],
    ['provost', 'Provost'],
    ['road', 'Road'],
    ['castle', 'Castle'],
    ['end-of-turn', 'Turn end'],
  ],
  captions: { stables: 'turn order', inn: 'all places 1 d' },
};
