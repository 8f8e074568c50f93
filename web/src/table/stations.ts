/* A step's changes by where they happen: what a building gives is told just before its worker goes home. */

import type { Change } from '../game/types';

export interface Station {
  /** The building, by its id; null where nothing says which. */
  building: string | null;
  gains: Change[];
}

function isGain({ kind, seat, amount }: Change): boolean {
  return (
    (kind === 'goods' || kind === 'points') && typeof seat === 'number' && typeof amount === 'number' && amount > 0
  );
}

export function stationsOf(changes: Change[]): Station[] {
  const stations: Station[] = [];
  let gains: Change[] = [];
  const flush = (building: string | null): void => {
    if (gains.length) stations.push({ building, gains });
    gains = [];
  };
  for (const change of changes) {
    if (isGain(change)) gains.push(change);
    else if (change.kind === 'worker' && (change.to === 'home' || change.to === 'camp')) flush(String(change.from));
    else if (change.kind === 'phase') flush(null);
  }
  flush(null);
  return stations;
}
