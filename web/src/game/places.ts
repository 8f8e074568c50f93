/* Offers sorted by the place on the table they point at, and into groups for the decision bar. */

import { amountLine, type Line } from '../icons/effect';
import type { Offer, Target, View } from './types';

/** A place's key, such as space:14. */
export function keyOf(target: Target): string {
  return `${target.kind}:${target.id}`;
}

const KINDS: Record<string, string> = { card: 'tile', line: 'favor', section: 'castle' };

/** Where on the board something is that the server names: buildings are looked up on the road. */
export function onBoard({ kind, id }: Target, view: View): Target {
  if (kind !== 'place') return { kind: KINDS[kind] ?? kind, id: KINDS[kind] === 'castle' ? 'castle' : id };
  if (id === 'castle' || id === 'site') return { kind: 'castle', id: 'castle' };
  const space = view.road.find(({ tile }) => tile === id)?.space;
  return space === undefined ? { kind: 'special', id } : { kind: 'space', id: String(space) };
}

export interface Place {
  /** Legal actions that point here. */
  open: Offer[];
  /** The offer that says why nothing may be done here. */
  closed: Offer | null;
  price: number | null;
}

/** Every place some offer points at. */
export function places(offers: Offer[]): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const offer of offers) {
    if (!offer.target) continue;
    const key = keyOf(offer.target);
    const place = found.get(key) ?? { open: [], closed: null, price: null };
    if (offer.why === null) place.open.push(offer);
    else place.closed = offer;
    place.price ??= offer.price;
    found.set(key, place);
  }
  return found;
}

export interface Choice {
  key: string;
  /** More than one where only the payment differs. */
  offers: Offer[];
}

export interface Choices {
  /** Pass, decline or leave things as they are. */
  plain: Offer[];
  /** One entry for each place, building or way. */
  main: Choice[];
  /** Nothing but the cubes differs: shown as icons. */
  cubes: boolean;
}

/* Whoever passes, declines or leaves things as they are chooses among nothing. */
const PLAIN = new Set(['pass', 'decline', 'use', 'stay', 'leave']);
/* What is chosen is goods: those that are taken, or those that are given. */
const OF_GOODS = new Set(['take', 'give', 'pay', 'castle', 'deliver']);

/** The legal offers as the decision bar lays them out. */
export function choices(offers: Offer[]): Choices {
  const legal = offers.filter((offer) => offer.why === null);
  const plain = legal.filter((offer) => PLAIN.has(offer.verb));
  const rest = legal.filter((offer) => !PLAIN.has(offer.verb));
  const main = new Map<string, Choice>();
  for (const offer of rest) {
    const key = choiceKey(offer);
    const choice = main.get(key) ?? { key, offers: [] };
    choice.offers.push(offer);
    main.set(key, choice);
  }
  return {
    plain,
    main: [...main.values()],
    cubes: rest.length > 0 && rest.every((offer) => OF_GOODS.has(offer.verb)),
  };
}

/* Ways to pay for one building belong together; everything else stands alone. */
function choiceKey({ action, verb, target }: Offer): string {
  return verb === 'build' && target ? keyOf(target) : String(action);
}

/** The two sides of an offer in which goods are what is chosen: those one sees to choose, and what they cost or bring. */
export function goodsOf({ verb, paid, gain }: Offer): { chosen: Line; other: Line } | null {
  if (!OF_GOODS.has(verb)) return null;
  const [chosen, other] = verb === 'take' ? [gain, paid] : [paid, gain];
  return { chosen: amountLine(chosen), other: amountLine(other, true) };
}

/** The goods by which a way to do something differs from others: of a building, its price. */
export function waysOf(offer: Offer): Line {
  return goodsOf(offer)?.chosen ?? (offer.verb === 'build' ? amountLine(offer.paid) : []);
}
