/* What the table says of this game alone, in German. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'caylus-1303',
  name: 'Caylus 1303',
  title: 'Caylus 1303',
  about: 'Neun Runden, Charaktere, Arbeiter als Geld.',
  phases: [
    ['planning', 'Planung'],
    ['printed', 'Stadt'],
    ['bridge', 'Brücke'],
    ['road', 'Straße'],
    ['delivery', 'Lieferung'],
    ['stewardship', 'Verwaltung'],
  ],
  turn: (n) => `Runde ${n} von 9`,
  turns: (n) => `${n} Runden`,
  coins: (n) => `${n} Arbeiter`,
  castle: 'Baustelle',
};
