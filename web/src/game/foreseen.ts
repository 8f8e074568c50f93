/* What the forecast says of each building with a worker, for the chips under the tiles. */

import type { Forecast, SeatGain } from '../api/wire';
import type { Line } from '../icons/effect';
import type { SeatNumber } from './types';

export interface Foreseen {
  seat: SeatNumber;
  /** What is certain; empty where it is still to be chosen. */
  gains: Line;
  awake: boolean;
}

const ICON: Record<string, string> = { fabric: 'cloth', deniers: 'denier', workers: 'worker' };

export function gainLine({ goods, points }: SeatGain, signed = true): Line {
  const pairs = [...Object.entries(goods), ['pp', points] as [string, number]];
  return pairs.flatMap(([what, n]) => (n ? [n < 0 ? `−${-n}` : signed ? `+${n}` : String(n), ICON[what] ?? what] : []));
}

/** By space, if the provost ended at a place; where he stands if it is out of reach. */
export function foreseenAt(forecast: Forecast | null, provost: number | null): Map<number, Foreseen> {
  const positions = forecast?.positions ?? [];
  const shown = positions.find((each) => each.provost === provost) ?? positions.find(({ steps }) => steps === 0);
  const found = new Map<number, Foreseen>();
  for (const { space, seat, awake, gains, options } of shown?.buildings ?? []) {
    if (space === null || seat === null || found.has(space)) continue;
    const own = options.length > 1 ? undefined : gains.find((gain) => gain.seat === seat);
    found.set(space, { seat, gains: own ? gainLine(own, false) : [], awake });
  }
  return found;
}

/** How many workers of each seat wake, by seat and then by place of the provost. */
export function wakingBySeat(positions: Forecast['positions'], players: number): number[][] {
  return Array.from({ length: players }, (_, seat) =>
    positions.map(({ buildings }) => buildings.filter((each) => each.seat === seat && each.awake).length),
  );
}
