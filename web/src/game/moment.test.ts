import { expect, it } from 'vitest';
import type { Offer, TableShown } from '../api/wire';
import type { View } from './types';
import { momentOf, offerOf } from './moment';

const view = { game: 'caylus', road: [{ space: 4, tile: 'carpenter' }] } as unknown as View;

function offer(notation: string, target: string, price: Record<string, number> = {}): Offer {
  const [kind = '', id = ''] = target.split(' ');
  const where = kind ? { target: { kind, id } } : {};
  return { action: 1, notation, verb: '', sentence: 'Do it', ...where, price };
}
const target = (notation: string, where: string): unknown => offerOf(offer(notation, where), view).target;

it('a building on the road is found on its space, another before the bridge', () => {
  expect(target('place carpenter', 'place carpenter')).toEqual({ kind: 'space', id: '4' });
  expect(target('place gate', 'place gate')).toEqual({ kind: 'special', id: 'gate' });
  expect(target('place castle', 'place castle')).toEqual({ kind: 'castle', id: 'castle' });
});

it('sections, lines and cards are lit where they are drawn', () => {
  expect(target('castle food wood stone', 'section walls')).toEqual({ kind: 'castle', id: 'castle' });
  expect(target('favor prestige', 'line prestige')).toEqual({ kind: 'favor', id: 'prestige' });
  expect(target('build bank pay gold', 'card bank')).toEqual({ kind: 'tile', id: 'bank' });
  expect(target('provost +2', 'space 9')).toEqual({ kind: 'provost', id: '9' });
});

it('what only tells which building is asked about lights up nothing', () => {
  expect(target('take food', 'place carpenter')).toBeNull();
  expect(target('decline', 'place carpenter')).toBeNull();
  expect(target('pass', 'place bridge')).toBeNull();
});

it('the price of a place stands beside it, that of a building is told by its cubes', () => {
  expect(offerOf(offer('place gate', 'place gate', { deniers: 2 }), view).price).toBe(2);
  expect(offerOf(offer('place gate', 'place gate', { workers: 1 }), view).price).toBe(1);
  expect(offerOf(offer('build bank pay gold', 'tile bank', { gold: 1 }), view).price).toBeNull();
});

it('when all others have resigned nobody decides, and who stayed has won', () => {
  const shown = { ...view, decision: { seat: 0 }, winners: [] } as unknown as View;
  const table = { status: 'over', view: shown, winners: [1], seats: [], offers: [], ply: 3 } as unknown as TableShown;
  const found = momentOf(table, [])?.view;
  expect(found?.decision).toBeNull();
  expect(found?.winners).toEqual([1]);
});

it('of a game that nobody knows the building is lit that the notation names', () => {
  const other = { ...view, game: 'harbor', special: { landing: null }, supply: ['chapel'] };
  const found = (notation: string): unknown => offerOf(offer(notation, ''), other).target;
  expect(found('sail carpenter')).toEqual({ kind: 'space', id: '4' });
  expect(found('sail landing')).toEqual({ kind: 'special', id: 'landing' });
  expect(found('raise chapel')).toEqual({ kind: 'tile', id: 'chapel' });
  expect(found('take food')).toBeNull();
  expect(offerOf(offer('sail carpenter', ''), view).target).toBeNull();
});
