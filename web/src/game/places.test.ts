import { describe, expect, it } from 'vitest';
import { choices, cubesOf, places } from './places';
import type { Offer } from './types';

function offer(notation: string, more: Partial<Offer> = {}): Offer {
  return { action: 0, notation, text: notation, target: null, price: null, why: null, ...more };
}

describe('places', () => {
  const quarry = { kind: 'space', id: 4 };

  it('gathers the offers that point at the same place', () => {
    const build = (pay: string): Offer => offer(`build lawyer pay ${pay}`, { target: { kind: 'tile', id: 'lawyer' } });
    expect(places([build('wood cloth'), build('wood gold')]).get('tile:lawyer')?.open).toHaveLength(2);
  });

  it('keeps the price of an open place and the reason of a closed one', () => {
    const found = places([
      offer('place quarry', { target: quarry, price: 2 }),
      offer('place farm', { target: { kind: 'space', id: 5 }, why: 'A worker is already on the Farm.' }),
    ]);
    expect(found.get('space:4')).toMatchObject({ price: 2, closed: null });
    expect(found.get('space:5')?.open).toEqual([]);
    expect(found.get('space:5')?.closed?.why).toMatch(/already/);
  });
});

describe('choices', () => {
  it('puts passing, declining and staying before the rest', () => {
    const { plain, main } = choices([offer('place gate'), offer('pass'), offer('decline'), offer('provost stay')]);
    expect(plain.map(({ notation }) => notation)).toEqual(['pass', 'decline', 'provost stay']);
    expect(main).toHaveLength(1);
  });

  it('leaves out what is not allowed', () => {
    expect(choices([offer('place gate', { why: 'taken' })]).main).toEqual([]);
  });

  it('is one choice for one building, however it is paid', () => {
    const { main } = choices([
      offer('build lawyer pay wood cloth'),
      offer('build lawyer pay wood gold'),
      offer('build mason pay wood food'),
    ]);
    expect(main.map(({ offers }) => offers.length)).toEqual([2, 1]);
  });

  it('knows when nothing but cubes is chosen', () => {
    expect(choices([offer('take food'), offer('take 2 wood'), offer('decline')]).cubes).toBe(true);
    expect(choices([offer('take food'), offer('place gate')]).cubes).toBe(false);
  });
});

it.each([
  ['castle food 2 wood', ['food', '2', 'wood']],
  ['take fabric', ['cloth']],
  ['build farm pay wood food', ['wood', 'food']],
  ['build market pay 2 wood', ['2', 'wood']],
  ['place gate', []],
])('the cubes of "%s"', (notation, cubes) => {
  expect(cubesOf(notation)).toEqual(cubes);
});
