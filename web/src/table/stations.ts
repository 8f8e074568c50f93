/* Where the gains of a step come from: each happening by itself. */

import type { Change, Happening, Target } from '../game/types';

export interface Station {
  /** What pays: a building, a favor; null where everybody is paid. */
  cause: Target | null;
  gains: Change[];
}

function isGain({ kind, seat, amount }: Change): boolean {
  return (
    (kind === 'goods' || kind === 'points') && typeof seat === 'number' && typeof amount === 'number' && amount > 0
  );
}

export function stationsOf(happenings: Happening[]): Station[] {
  return happenings
    .map(({ cause, changes }) => ({ cause, gains: changes.filter(isGain) }))
    .filter(({ gains }) => gains.length);
}
