/* What the view of this game has beside what all have. */

import type { Seat, SeatNumber, Space, View } from '../../game/types';

export interface MagnaSeat extends Seat {
  food: number;
  wood: number;
  stone: number;
  gold: number;
  deniers: number;
  points: number;
  workers: number;
  tokens: number[];
  hand: string[] | null;
  hand_size: number;
  pile_size: number;
  discard: string[];
  shown: string[];
}

export interface MagnaSpace extends Space {
  tile: string;
  worker: SeatNumber | null;
  cover: string | null;
  reserve: number;
  turning: boolean;
}

export interface MagnaView extends View {
  first: SeatNumber;
  provost: number | null;
  castle: { tokens: number[]; removed: number; offers: number[] };
  prestige: Record<string, SeatNumber | null>;
  road: MagnaSpace[];
  seats: MagnaSeat[];
}
