/* A table as the server shows it, put into the shape the board draws. */

import type * as wire from '../api/wire';
import { plugOf } from '../games';
import { onBoard } from './places';
import type { Moment, Offer, Target, View } from './types';

/* What has one place only is chosen by its button: nobody looks for the bridge to pass. */
const BY_BUTTON = new Set(['pass', 'stay', 'leave', 'draw', 'replace']);
const OF_THE_PROVOST = new Set(['provost', 'stay']);

/** Where on the board an offer points. The server names buildings; here they are looked up on the road. */
function targetOf({ verb, target }: wire.Offer, view: View): Target | null {
  if (!target) return null;
  if (target.kind === 'space' && OF_THE_PROVOST.has(verb)) return { kind: 'provost', id: target.id };
  return BY_BUTTON.has(verb) ? null : onBoard(target, view);
}

export function offerOf(offer: wire.Offer, view: View): Offer {
  const { action, notation, verb, sentence, also = null, price = {}, gain = {}, why_not: why = null } = offer;
  const money = Object.keys(price).join() === plugOf(view.game).money.field ? Object.values(price) : [];
  return {
    action,
    notation,
    verb,
    text: sentence ?? '',
    target: targetOf(offer, view),
    also,
    paid: price,
    gain,
    price: money[0] ?? null,
    why: why?.sentence ?? null,
  };
}

/** The table now; null before the game begins. */
export function momentOf(table: wire.TableShown, story: wire.Step[], closed: wire.Offer[] = []): Moment | null {
  if (!table.view) return null;
  /* A game also ends when all but one resign: nobody decides any more, whatever the board says. */
  const view = table.status === 'over' ? { ...table.view, decision: null, winners: table.winners } : table.view;
  return {
    name: '',
    ply: table.ply,
    names: table.seats.map((seat) => seat.name),
    view,
    offers: [...table.offers, ...closed].map((offer) => offerOf(offer, view)),
    story,
  };
}
