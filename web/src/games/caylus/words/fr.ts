/* What the table says of this game alone, in French. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'caylus',
  name: 'Caylus',
  title: 'Caylus',
  about: 'Le classique de 2005. Château, faveurs, une rude route.',
  phases: [
    ['income', 'Revenus'],
    ['placement', 'Ouvriers'],
    ['special', 'Ville'],
    ['provost', 'Prévôt'],
    ['road', 'Route'],
    ['castle', 'Château'],
    ['end-of-turn', 'Fin du tour'],
  ],
  captions: { stables: 'ordre du tour', inn: 'partout 1 d' },
};
