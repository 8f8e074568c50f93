import { expect, it } from 'vitest';
import type { Change, Step } from '../game/types';
import { soundOf } from './sounds';

const step = (...changes: Change[]): Step => ({ ply: 1, turn: 1, seat: 1, sentence: '', changes });
const paid: Change = { kind: 'goods', text: '', seat: 1, what: 'denier', amount: -1 };
const placed: Change = { kind: 'worker', text: '', seat: 1, from: 'home', to: 'quarry' };
const built: Change = { kind: 'tile', text: '', seat: 1, tile: 'mason', space: 9 };

it('a placement knocks, though it is paid for', () => expect(soundOf(step(paid, placed))).toBe('knock'));
it('a building sounds of stone, whatever else happened', () =>
  expect(soundOf(step(paid, placed, built))).toBe('stone'));
it('a payment alone is a coin', () => expect(soundOf(step(paid))).toBe('coin'));
it('workers who go home and payments of others are not heard', () => {
  expect(soundOf(step({ ...placed, from: 'quarry', to: 'home' }, { ...paid, seat: 0 }))).toBeNull();
});
