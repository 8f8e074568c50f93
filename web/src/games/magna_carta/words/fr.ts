/* What the table says of this game alone, in French. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'magna-carta',
  name: 'Magna Carta',
  title: 'Caylus Magna Carta',
  about: 'Le jeu de cartes. Votre paquet bâtit la route.',
  phases: [
    ['income', 'Revenus'],
    ['actions', 'Actions'],
    ['provost', 'Prévôt'],
    ['effects', 'Bâtiments'],
    ['castle', 'Château'],
    ['end-of-turn', 'Fin du tour'],
  ],
};
