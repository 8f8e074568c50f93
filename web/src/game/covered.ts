/* Points that lie face down: at a shared screen nobody's are shown before they say so. */

import type { Moment } from './types';

export function coverPoints(moment: Moment): Moment {
  const view = {
    ...moment.view,
    seats: moment.view.seats.map((seat) => ({ ...seat, points: null })),
    scores: moment.view.scores.map(() => null),
    ledger: [],
  };
  const story = moment.story.map((step) => ({
    ...step,
    happenings: step.happenings.map((happening) => ({
      ...happening,
      changes: happening.changes.filter(({ kind }) => kind !== 'points'),
    })),
  }));
  return { ...moment, view, story };
}
