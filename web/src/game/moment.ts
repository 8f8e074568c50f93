/* A table as the server shows it, put into the shape the board draws. */

import type * as wire from '../api/wire';
import { plugOf } from '../games';
import { onBoard } from './places';
import type { Moment, Offer, Target, View } from './types';

/* Actions that choose a place; all others only tell what the question is about, and light up nothing. */
const CHOOSES = /^(place|transform|site|provost|build|favor|draft|steal|recruit|castle|deliver)\b/;
/* Actions whose price stands beside them as one figure. */
const PRICED = /^(place|provost|draw|replace)\b/;

/** Where on the board an offer points. The server names buildings; here they are looked up on the road. */
function targetOf(offer: wire.Offer, view: View): Target | null {
  const { notation } = offer;
  const target = (CHOOSES.test(notation) ? offer.target : undefined) ?? plugOf(view.game).chosen(offer, view);
  if (!target) return null;
  return notation.startsWith('provost ') ? { kind: 'provost', id: target.id } : onBoard(target, view);
}

export function offerOf(offer: wire.Offer, view: View): Offer {
  const { deniers, workers } = offer.price ?? {};
  return {
    action: offer.action,
    notation: offer.notation,
    text: offer.sentence ?? '',
    target: targetOf(offer, view),
    price: PRICED.test(offer.notation) ? (deniers ?? workers ?? null) : null,
    why: offer.why_not?.sentence ?? null,
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
