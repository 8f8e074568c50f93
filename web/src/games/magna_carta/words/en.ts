/* What the table says of this game alone. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'magna-carta',
  name: 'Magna Carta',
  title: 'Caylus Magna Carta',
  about: 'The card game. Your own deck builds the road.',
  phases: [
    ['income', 'Income'],
    ['actions', 'Actions'],
    ['provost', 'Provost'],
    ['effects', 'Buildings'],
    ['castle', 'Castle'],
    ['end-of-turn', 'Turn end'],
  ],
};
