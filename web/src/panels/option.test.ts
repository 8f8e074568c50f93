import { expect, it } from 'vitest';
import { readTable } from '../board/model';
import { loadFixtures } from '../gallery/fixtures';
import type { Offer } from '../game/types';
import { optionOf } from './option';

const fixtures = await loadFixtures();

function labelOf(game: string, wanted: Partial<Offer>): string {
  const fixture = fixtures.find((found) => found.game === game)!;
  const { moments } = fixture;
  const offer = moments.flatMap(({ offers }) => offers).find(({ notation }) => notation === wanted.notation)!;
  const given = { ...offer, why: null, ...wanted };
  return optionOf(readTable(moments[0]!, fixture), { key: 'castle:castle', offers: [given] }).label;
}

it('the castle is named as short as the other places, also where a worker goes on free from the Gate', () => {
  const text = 'Move the worker from the Gate to the castle';
  expect(labelOf('caylus', { notation: 'place castle', text, price: null })).toBe('Castle');
  expect(labelOf('caylus', { notation: 'place castle', price: 2 })).toBe('Castle');
});

it('in Caylus 1303 the place at the castle is the construction site', () => {
  expect(labelOf('caylus-1303', { notation: 'place site' })).toBe('Construction site');
});
