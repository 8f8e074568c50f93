/* What the table says of this game alone, in German. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'caylus',
  name: 'Caylus',
  title: 'Caylus',
  about: 'Der Klassiker von 2005. Schloss, Gunst, eine harte Straße.',
  phases: [
    ['income', 'Einkommen'],
    ['placement', 'Arbeiter'],
    ['special', 'Stadt'],
    ['provost', 'Vogt'],
    ['road', 'Straße'],
    ['castle', 'Schloss'],
    ['end-of-turn', 'Ende'],
  ],
  captions: { stables: 'Reihenfolge', inn: 'überall 1 d' },
};
