import { expect, it } from 'vitest';
import { readTable } from '../board/model';
import { loadFixtures } from '../gallery/fixtures';
import { choices } from '../game/places';
import type { Offer, Target } from '../game/types';
import { type Option, optionOf, optionsOf } from './option';

const fixtures = await loadFixtures();

/* What the button of an offer shows at a table of a game. */
function shown(game: string, verb: string, kind: string, more: Partial<Offer> = {}): Option {
  const fixture = fixtures.find((found) => found.game === game)!;
  const target: Target | null = kind ? { kind, id: kind } : null;
  const nothing = { action: 1, notation: '', text: 'Do it', also: null, paid: {}, gain: {}, price: null, why: null };
  const offer: Offer = { ...nothing, verb, target, ...more };
  return optionOf(readTable(fixture.moments[0]!, fixture), { key: '', offers: [offer] });
}

it('the castle is named as short as the other places, also where a worker goes on free from the Gate', () => {
  expect(shown('caylus', 'place', 'castle', { text: 'Move the worker from the Gate to the castle' }).label).toBe(
    'Castle',
  );
  expect(shown('caylus', 'place', 'castle', { price: 2 })).toMatchObject({ label: 'Castle', price: 2 });
});

it('in Caylus 1303 the place at the castle is the construction site', () => {
  expect(shown('caylus-1303', 'place', 'castle').label).toBe('Construction site');
});

it('goods are chosen by their icons, with what they bring or cost beside them', () => {
  const sold = shown('caylus', 'give', '', { paid: { wood: 1 }, gain: { deniers: 6 } });
  expect(sold).toMatchObject({ label: '', icons: ['wood'], side: ['6', 'denier'], direct: true });
  const bought = shown('caylus', 'take', '', { paid: { deniers: 1 }, gain: { stone: 1 }, price: 1 });
  expect(bought).toMatchObject({ label: '', icons: ['stone'], side: ['1', 'denier'], price: null });
  const batch = shown('caylus', 'castle', 'castle', { paid: { food: 1, wood: 2 }, gain: { points: 5 } });
  expect(batch).toMatchObject({ label: '', icons: ['food', '2', 'wood'], side: ['5', 'pp'] });
});

it('a favor says what its column gives, or how far it reaches, or that nothing is taken', () => {
  const favor = (verb: string, id: string, more: Partial<Offer>): Option =>
    shown('caylus', verb, 'favor', { target: { kind: 'favor', id }, ...more });
  const cell = (id: string): Target => ({ kind: 'cell', id });
  const money = { also: cell('favor-money-2') };
  expect(favor('favor', 'money', { ...money, gain: { deniers: 4 } })).toMatchObject({
    label: 'Money',
    side: ['4', 'denier'],
    detail: '',
  });
  expect(favor('advance', 'money', money)).toMatchObject({ side: [], detail: 'only move up' });
  expect(favor('favor', 'building', { also: cell('favor-building-1') }).detail).toBe('nothing yet');
  expect(favor('favor', 'cubes', { also: cell('favor-cubes-2') }).detail).toBe('up to column 2');
});

it('what has no place on the board is named without its price, which stands beside it', () => {
  expect(shown('magna-carta', 'draw', '', { price: 1 })).toMatchObject({ label: 'Draw a card', price: 1 });
  expect(shown('harbor', 'sail', '', { price: 1 })).toMatchObject({ label: 'Do it', price: null });
});

it('what is the same on the other side of all offers is not repeated', () => {
  const sides = (game: string, name: string): string[] => {
    const fixture = fixtures.find((found) => found.game === game)!;
    const moment = fixture.moments.find((found) => found.name.startsWith(name))!;
    const table = readTable(moment, fixture);
    return optionsOf(table, choices(table.moment.offers).main).map(({ option }) => option.side.join(' '));
  };
  expect(new Set(sides('caylus', 'castle'))).toEqual(new Set(['']));
  expect(new Set(sides('caylus', 'favor')).size).toBeGreaterThan(1);
});
