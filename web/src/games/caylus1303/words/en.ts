/* What the table says of this game alone. */

import type { GameWords } from '../../words';

export const words: GameWords = {
  game: 'caylus-1303',
  name: 'Caylus 1303',
  title: 'Caylus 1303',
  about: 'Nine rounds, characters, workers as money.',
  phases: [
    ['planning', 'Planning'],
    ['printed', 'Town'],
    ['bridge', 'Bridge'],
    ['road', 'Road'],
    ['delivery', 'Delivery'],
    ['stewardship', 'Stewardship'],
  ],
  turn: (n) => `Round ${n} of 9`,
  turns: (n) => `${n} rounds`,
  coins: (n) => (n === 1 ? '1 worker' : `${n} workers`),
  castle: 'Construction site',
};
