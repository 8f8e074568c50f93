import { expect, it } from 'vitest';
import type { Change, Happening, Target } from '../game/types';
import { stationsOf } from './stations';

const goods = (seat: number, what: string, amount = 1): Change => ({ kind: 'goods', seat, what, amount });
const at = (cause: Target | null, ...changes: Change[]): Happening => ({
  kind: 'forced',
  seat: 0,
  turn: 1,
  phase: 'road',
  cause,
  text: '',
  changes,
});
const park = { kind: 'place', id: 'park' };

it('gains come from what brought them about', () => {
  const found = stationsOf([at(park, goods(0, 'food'), goods(1, 'wood')), at(null, goods(0, 'denier'))]);
  expect(found.map(({ cause, gains }) => [cause, gains.map(({ what }) => what)])).toEqual([
    [park, ['food', 'wood']],
    [null, ['denier']],
  ]);
});

it('payments come from nowhere', () => {
  expect(stationsOf([at(park, goods(0, 'wood', -1)), at(park)])).toEqual([]);
});
