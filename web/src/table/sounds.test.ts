import { expect, it } from 'vitest';
import type { Change, Happening, Step } from '../game/types';
import { soundOf } from './sounds';

const happening = (kind: string, seat: number, ...changes: Change[]): Happening => ({
  kind,
  seat,
  turn: 1,
  phase: 'road',
  cause: null,
  text: '',
  changes,
});
const step = (...happenings: Happening[]): Step => ({ ply: 1, turn: 1, seat: 1, sentence: '', happenings });
const paid: Change = { kind: 'goods', seat: 1, what: 'denier', amount: -1 };
const placed: Change = { kind: 'worker', text: '', seat: 1, from: 'home', to: 'quarry' };
const built: Change = { kind: 'tile', text: '', seat: 1, tile: 'mason', space: 9 };

it('a placement knocks, though it is paid for', () =>
  expect(soundOf(step(happening('act', 1, paid, placed)))).toBe('knock'));
it('a building sounds of stone, whatever else happened', () =>
  expect(soundOf(step(happening('act', 1, paid, placed), happening('forced', 0, built)))).toBe('stone'));
it('a payment alone is a coin', () => expect(soundOf(step(happening('act', 1, paid)))).toBe('coin'));
it('workers who go home and payments of others or by the rules are not heard', () => {
  const home = { ...placed, from: 'quarry', to: 'home' };
  expect(soundOf(step(happening('act', 1, home, { ...paid, seat: 0 })))).toBeNull();
  expect(soundOf(step(happening('act', 1), happening('forced', 1, paid)))).toBeNull();
});
