/* What the table says of this game alone, in French. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'caylus-1303',
  name: 'Caylus 1303',
  title: 'Caylus 1303',
  about: 'Neuf manches, des personnages, les ouvriers pour monnaie.',
  phases: [
    ['planning', 'Projets'],
    ['printed', 'Ville'],
    ['bridge', 'Pont'],
    ['road', 'Route'],
    ['delivery', 'Livraison'],
    ['stewardship', 'Intendance'],
  ],
  turn: (n) => `Manche ${n} sur 9`,
  turns: (n) => `${n} manches`,
  coins: (n) => (n === 1 ? '1 ouvrier' : `${n} ouvriers`),
  castle: 'Chantier',
};
