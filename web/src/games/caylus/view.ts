/* What the view of this game has beside what all have. */

import type { Seat, SeatNumber, Space, TownWorkers, View } from '../../game/types';

export interface CaylusSeat extends Seat {
  food: number;
  wood: number;
  stone: number;
  cloth: number;
  gold: number;
  deniers: number;
  points: number;
  workers: number;
  residences: number[];
  favors: Record<string, number>;
  used: string[];
}

export interface CaylusSpace extends Space {
  worker: SeatNumber | null;
  claim: SeatNumber | null;
}

export interface CaylusView extends View {
  order: SeatNumber[];
  provost: number;
  bailiff: number;
  section: string;
  columns: number;
  seats: CaylusSeat[];
  special: Record<string, TownWorkers>;
  castle: { workers: SeatNumber[]; batches: number[]; dungeon: number[]; walls: number[]; towers: number[] };
  road: CaylusSpace[];
  supply: string[];
}
