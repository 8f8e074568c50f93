import { expect, it } from 'vitest';
import type { Offer, TableShown } from '../api/wire';
import type { View } from './types';
import { momentOf, offerOf } from './moment';

const view = { game: 'caylus', road: [{ space: 4, tile: 'carpenter' }] } as unknown as View;

function offer(verb: string, where: string, price: Record<string, number> = {}): Offer {
  const [kind = '', id = ''] = where.split(' ');
  return { action: 1, notation: '', verb, sentence: 'Do it', ...(kind ? { target: { kind, id } } : {}), price };
}
const target = (verb: string, where: string): unknown => offerOf(offer(verb, where), view).target;

it('a building on the road is found on its space, another before the bridge', () => {
  expect(target('place', 'place carpenter')).toEqual({ kind: 'space', id: '4' });
  expect(target('place', 'place gate')).toEqual({ kind: 'special', id: 'gate' });
  expect(target('place', 'place castle')).toEqual({ kind: 'castle', id: 'castle' });
});

it('sections, lines and cards are lit where they are drawn', () => {
  expect(target('castle', 'section walls')).toEqual({ kind: 'castle', id: 'castle' });
  expect(target('favor', 'line prestige')).toEqual({ kind: 'favor', id: 'prestige' });
  expect(target('build', 'card bank')).toEqual({ kind: 'tile', id: 'bank' });
});

it('where the provost would go, or stays, is his place and not the building there', () => {
  expect(target('provost', 'space 9')).toEqual({ kind: 'provost', id: '9' });
  expect(target('stay', 'space 8')).toEqual({ kind: 'provost', id: '8' });
  expect(target('site', 'space 9')).toEqual({ kind: 'space', id: '9' });
});

it('what has its button lights up nothing', () => {
  expect(target('take', '')).toBeNull();
  expect(target('pass', 'place bridge')).toBeNull();
  expect(target('leave', 'place inn')).toBeNull();
});

it('what costs money alone has a price, in the money of the game; all else is told by its goods', () => {
  const priceOf = (price: Record<string, number>, game = 'caylus'): number | null =>
    offerOf(offer('place', 'place gate', price), { ...view, game }).price;
  expect(priceOf({ deniers: 2 })).toBe(2);
  expect(priceOf({ workers: 1 }, 'caylus-1303')).toBe(1);
  expect(priceOf({ workers: 1 })).toBeNull();
  expect(priceOf({ gold: 1 })).toBeNull();
  expect(priceOf({ cloth: 1, deniers: 1 })).toBeNull();
});

it('what an offer leaves out says nothing', () => {
  const { notation, ...told } = offerOf({ action: 3, notation: 'use', verb: 'use', sentence: 'Use it' }, view);
  expect(notation).toBe('use');
  const nothing = { target: null, also: null, paid: {}, gain: {}, price: null, why: null };
  expect(told).toEqual({ action: 3, verb: 'use', text: 'Use it', ...nothing });
});

it('when all others have resigned nobody decides, and who stayed has won', () => {
  const shown = { ...view, decision: { seat: 0 }, winners: [] } as unknown as View;
  const table = { status: 'over', view: shown, winners: [1], seats: [], offers: [], ply: 3 } as unknown as TableShown;
  const found = momentOf(table, [])?.view;
  expect(found?.decision).toBeNull();
  expect(found?.winners).toEqual([1]);
});
