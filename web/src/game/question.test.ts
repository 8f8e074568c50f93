import { expect, it } from 'vitest';
import { splitQuestion } from './question';

it.each([
  ['Place a worker or pass.', ['Place a worker or pass.', '']],
  ['Farm: Take 1 food, or take 1 cloth.', ['Farm.', 'Take 1 food, or take 1 cloth.']],
  [
    'You have a favor: take a character from another player, or use a tile.',
    ['You have a favor.', 'Take a character from another player, or use a tile.'],
  ],
  [
    'Offer a batch of food, wood and stone for a token of the walls (3 points), or not.',
    ['Offer a batch of food, wood and stone for a token of the walls (3 points).', 'Or not.'],
  ],
])('%s', (text, parts) => {
  expect(splitQuestion(text)).toEqual(parts);
});
