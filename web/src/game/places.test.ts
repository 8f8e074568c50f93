import { describe, expect, it } from 'vitest';
import { choices, goodsOf, places, waysOf } from './places';
import type { Offer } from './types';

function offer(verb: string, more: Partial<Offer> = {}): Offer {
  const told = { action: 0, notation: '', text: '', target: null, also: null, price: null, why: null };
  return { ...told, verb, paid: {}, gain: {}, ...more };
}

describe('places', () => {
  const quarry = { kind: 'space', id: 4 };

  it('gathers the offers that point at the same place', () => {
    const build = (action: number): Offer => offer('build', { action, target: { kind: 'tile', id: 'lawyer' } });
    expect(places([build(1), build(2)]).get('tile:lawyer')?.open).toHaveLength(2);
  });

  it('keeps the price of an open place and the reason of a closed one', () => {
    const found = places([
      offer('place', { target: quarry, price: 2 }),
      offer('place', { target: { kind: 'space', id: 5 }, why: 'A worker is already on the Farm.' }),
    ]);
    expect(found.get('space:4')).toMatchObject({ price: 2, closed: null });
    expect(found.get('space:5')?.open).toEqual([]);
    expect(found.get('space:5')?.closed?.why).toMatch(/already/);
  });
});

describe('choices', () => {
  it('puts passing, declining and staying before the rest', () => {
    const { plain, main } = choices([offer('place'), offer('pass'), offer('decline'), offer('stay')]);
    expect(plain.map(({ verb }) => verb)).toEqual(['pass', 'decline', 'stay']);
    expect(main).toHaveLength(1);
  });

  it('leaves out what is not allowed', () => {
    expect(choices([offer('place', { why: 'taken' })]).main).toEqual([]);
  });

  it('is one choice for one building, however it is paid', () => {
    const build = (action: number, id: string): Offer => offer('build', { action, target: { kind: 'tile', id } });
    const { main } = choices([build(1, 'lawyer'), build(2, 'lawyer'), build(3, 'mason')]);
    expect(main.map(({ offers }) => offers.length)).toEqual([2, 1]);
  });
});

it.each([
  ['castle', { food: 1, wood: 2 }, { points: 5 }, ['food', '2', 'wood'], ['5', 'pp']],
  ['give', { fabric: 1 }, { deniers: 6 }, ['cloth'], ['6', 'denier']],
  ['give', { wood: 1 }, { free: 2 }, ['wood'], ['2', 'free']],
  ['pay', { deniers: 2 }, { points: 3 }, ['2', 'denier'], ['3', 'pp']],
  ['take', { deniers: 1 }, { stone: 1 }, ['stone'], ['1', 'denier']],
  ['take', {}, { food: 2 }, ['2', 'food'], []],
])('what is chosen by "%s" %o for %o, and the other side of it', (verb, paid, gain, chosen, other) => {
  expect(goodsOf(offer(verb, { paid, gain }))).toEqual({ chosen, other });
});

it('buildings differ in what is paid for them, places in nothing', () => {
  expect(waysOf(offer('build', { paid: { wood: 2, food: 1 }, gain: { points: 4 } }))).toEqual(['2', 'wood', 'food']);
  expect(goodsOf(offer('build', { paid: { wood: 2 } }))).toBeNull();
  expect(waysOf(offer('place', { paid: { deniers: 1 } }))).toEqual([]);
});
