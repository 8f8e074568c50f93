/* What the table says of this game alone, in German. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'magna-carta',
  name: 'Magna Carta',
  title: 'Caylus Magna Carta',
  about: 'Das Kartenspiel. Dein Stapel baut die Straße.',
  phases: [
    ['income', 'Einkommen'],
    ['actions', 'Aktionen'],
    ['provost', 'Vogt'],
    ['effects', 'Gebäude'],
    ['castle', 'Schloss'],
    ['end-of-turn', 'Ende'],
  ],
};
