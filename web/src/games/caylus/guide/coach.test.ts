import { describe, expect, it } from 'vitest';
import fixture from '../../../gallery/fixtures/caylus.json';
import type { Change, Moment, Offer, Step } from '../../../game/types';
import type { CaylusView } from '../view';
import { learnt, tipFor } from './coach';

const step = (seat: number, verb: string, changes: Change[] = []): Step => ({
  ply: 1,
  turn: 1,
  seat,
  sentence: '',
  verb,
  happenings: [{ kind: 'act', seat, turn: 1, phase: 'placement', cause: null, text: '', changes }],
});
const at = (kind: string): Moment => {
  const moments = fixture.moments as unknown as Moment[];
  return moments.find(({ view }) => view.decision?.kind === kind) as Moment;
};
const place = (key: string): Offer => ({
  action: 0,
  notation: '',
  verb: 'place',
  text: '',
  also: null,
  paid: { deniers: 1 },
  gain: {},
  target: { kind: key.split(':')[0] ?? '', id: key.split(':')[1] ?? '' },
  price: 1,
  why: null,
});

describe('what has been learnt', () => {
  it('is what one did oneself', () => {
    expect([...learnt([step(0, 'place'), step(1, 'build')], 0, 1)]).toEqual(['place']);
  });
  it('counts cubes that came, but no money', () => {
    const gain = (what: string): Step[] => [step(1, 'pass', [{ kind: 'goods', seat: 0, what, amount: 1 }])];
    expect(learnt(gain('stone'), 0, 1).has('produce')).toBe(true);
    expect(learnt(gain('denier'), 0, 1).has('produce')).toBe(false);
  });
  it('takes the provost as met after a whole turn', () => {
    expect(learnt([], 0, 2).has('provost')).toBe(true);
  });
});

describe('the tip', () => {
  const opening = (): Moment => {
    const moment = structuredClone(at('place'));
    const { view } = moment;
    for (const space of view.road) {
      space.worker = null;
      if (space.tile === 'quarry') space.tile = null;
    }
    Object.assign(view.road[0] ?? {}, { tile: 'quarry' });
    (view as CaylusView).castle.workers = [];
    Object.assign(view.seats[0] ?? {}, { food: 2, wood: 1, stone: 0, cloth: 0, gold: 0, deniers: 7 });
    return { ...moment, story: [], offers: [place('space:1'), place('castle:castle')] };
  };

  it('points at the quarry first', () => {
    expect(tipFor(opening(), 0)).toEqual({ id: 'first', place: 'space:1' });
  });
  it('points at the castle once a batch is on its way', () => {
    const moment = opening();
    const { view } = moment;
    Object.assign(view.seats[0] ?? {}, { stone: 1 });
    expect(tipFor({ ...moment, story: [step(0, 'place')] }, 0)).toEqual({
      id: 'castle',
      place: 'castle:castle',
    });
  });
  it('never points at a place that is closed', () => {
    const moment = { ...opening(), offers: [] };
    expect(tipFor(moment, 0).place).toBeNull();
  });
  it.each([
    ['provost', 'provost'],
    ['castle', 'castleGive'],
    ['favor', 'favor'],
    ['build', 'build'],
    ['trade', 'trade'],
    ['lawyer', 'other'],
  ])('speaks of a %s', (kind, id) => {
    expect(tipFor(at(kind), 0).id).toBe(id);
  });
});
