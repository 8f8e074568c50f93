/* What the view of this game has beside what all have. */

import type { Seat, SeatNumber, Space, View } from '../../game/types';

export interface Seat1303 extends Seat {
  food: number;
  wood: number;
  stone: number;
  fabric: number;
  gold: number;
  workers: number;
  points: number | null;
  camp: number;
  houses: number;
  characters: string[];
}

export interface Space1303 extends Space {
  workers: SeatNumber[];
}

export interface View1303 extends View {
  first: SeatNumber;
  next_first: SeatNumber;
  provost: number;
  slots: number;
  site: { tiles: string[]; workers: SeatNumber[]; bundles: number[]; delivered: number[] };
  characters: Record<string, SeatNumber | null>;
  printed: Record<string, SeatNumber[]>;
  road: Space1303[];
  seats: Seat1303[];
  supply: string[];
}
