/* Each seat has a tincture and a charge, so that colour is never alone. */

import type { SeatNumber, View } from './types';

export type Tincture = 'azure' | 'gules' | 'or' | 'vert' | 'sable';

export const TINCTURES: Tincture[] = ['azure', 'gules', 'or', 'vert', 'sable'];

export const CHARGES: Record<Tincture, string> = {
  azure: 'lys',
  gules: 'cross',
  or: 'star',
  vert: 'leaf',
  sable: 'moon',
};

export function tincture(seat: SeatNumber): Tincture {
  return TINCTURES[seat % TINCTURES.length] ?? 'azure';
}

/** The seats in the order in which they act this turn. */
export function turnOrder(view: View): SeatNumber[] {
  return view.order ?? Array.from({ length: view.players }, (_, at) => ((view.first ?? 0) + at) % view.players);
}
