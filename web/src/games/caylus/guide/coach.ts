/* The guide of the first game: what has been learnt, and what to point at now. It reads what the table shows. */

import { keyOf, onBoard } from '../../../game/places';
import { changesOf } from '../../../game/story';
import type { Moment, Step } from '../../../game/types';
import type { CaylusSeat, CaylusView } from '../view';

export const LESSONS = ['place', 'pass', 'provost', 'produce', 'castle', 'favor', 'build'] as const;
export type Lesson = (typeof LESSONS)[number];

const LESSON_OF: Record<string, Lesson> = {
  place: 'place',
  pass: 'pass',
  provost: 'provost',
  stay: 'provost',
  castle: 'castle',
  favor: 'favor',
  advance: 'favor',
  build: 'build',
};
const CARPENTERS = ['carpenter', 'fixed-carpenter'];
const CUBES = ['food', 'wood', 'stone', 'cloth', 'gold'] as const;
const PRODUCERS: Record<string, (typeof CUBES)[number][]> = {
  quarry: ['stone'],
  farm: ['cloth', 'food'],
  sawmill: ['wood'],
  forest: ['wood', 'food'],
};

/** What somebody has done or seen so far. */
export function learnt(story: Step[], me: number, turn: number): Set<Lesson> {
  const found = new Set<Lesson>();
  for (const step of story) {
    const lesson = LESSON_OF[step.verb ?? ''];
    if (step.seat === me && lesson) found.add(lesson);
    for (const change of changesOf(step))
      if (change.kind === 'goods' && change.seat === me && isCube(change.what) && (change.amount ?? 0) > 0)
        found.add('produce');
  }
  /* Who has no money is not asked about the provost; the turn has shown him all the same. */
  if (turn > 1) found.add('provost');
  return found;
}

function isCube(what: string | undefined): boolean {
  return CUBES.some((cube) => what === cube);
}

export interface Tip {
  /** Which of the guide's words. */
  id: string;
  /** The place to mark, as a key of the board. */
  place: string | null;
}

const BY_KIND: Record<string, string> = {
  provost: 'provost',
  castle: 'castleGive',
  favor: 'favor',
  'favor-building': 'favorUse',
  'favor-cubes': 'favorUse',
  build: 'build',
  produce: 'take',
  production: 'take',
  take: 'take',
  trade: 'trade',
};

/** What to say to somebody who has to decide. */
export function tipFor(moment: Moment, me: number): Tip {
  const view = moment.view as CaylusView;
  const kind = view.decision?.kind ?? '';
  if (kind !== 'place') return { id: BY_KIND[kind] ?? 'other', place: null };
  const open = new Set(
    moment.offers.flatMap(({ verb, target, why }) => (target && why === null && verb === 'place' ? keyOf(target) : [])),
  );
  return placing(view, me, learnt(moment.story, me, view.turn), open);
}

function placing(view: CaylusView, me: number, known: Set<Lesson>, open: Set<string>): Tip {
  const own = view.seats[me] as CaylusSeat;
  const coming = expected(view, me);
  const at = (id: string, ...buildings: string[]): Tip | null => {
    const place = buildings
      .map((each) => keyOf(onBoard({ kind: 'place', id: each }, view)))
      .find((key) => open.has(key));
    return place ? { id, place } : null;
  };
  const lacking = Object.keys(PRODUCERS).filter((id) => PRODUCERS[id]?.some((cube) => !coming[cube]));
  const atWork = view.road.filter(({ worker }) => worker === me).length;
  const inCastle = view.castle.workers.includes(me);
  const none: Tip = { id: known.has('pass') && !inCastle && !atWork ? 'free' : 'pass', place: null };
  if (!known.has('place')) return at('first', 'quarry', 'farm', ...lacking) ?? { id: 'free', place: null };
  if (!known.has('castle') && !inCastle) {
    if (hasBatch(coming)) return at('castle', 'castle') ?? none;
    return at('gather', ...lacking) ?? none;
  }
  if (!known.has('castle')) return none;
  if (!known.has('build')) {
    const building = view.road.some(({ tile, worker }) => worker === me && CARPENTERS.includes(tile ?? ''));
    if (building) return none;
    const cubes = CUBES.reduce((all, cube) => all + own[cube], 0);
    if (own.wood && cubes > 1) return at('carpenter', ...CARPENTERS) ?? none;
    return at('materials', ...(own.wood ? ['forest', 'quarry', 'farm'] : ['sawmill', 'forest'])) ?? none;
  }
  if (!known.has('favor')) {
    if (view.special.joust === me) return none;
    if (own.cloth && own.deniers > 1) return at('joust', 'joust') ?? none;
    return at('cloth', 'farm') ?? none;
  }
  return { id: 'free', place: null };
}

/* The cubes somebody has, and those their workers on the road will bring. */
function expected(view: CaylusView, me: number): Record<string, number> {
  const own = view.seats[me] as CaylusSeat;
  const found: Record<string, number> = Object.fromEntries(CUBES.map((cube) => [cube, own[cube]]));
  for (const { tile, worker, space } of view.road) {
    const [cube] = PRODUCERS[tile ?? ''] ?? [];
    if (worker === me && cube && space <= view.provost) found[cube] = (found[cube] ?? 0) + 1;
  }
  return found;
}

function hasBatch(cubes: Record<string, number>): boolean {
  return (cubes.food ?? 0) > 0 && CUBES.filter((cube) => (cubes[cube] ?? 0) > 0).length >= 3;
}
