/* What the server says: what the views of all games share, offers, components and stories. The client adds nothing to
   them; what a game's view has beside this is told in its folder. */

import type { ComponentShown } from '../api/wire';
import type { Amount } from '../icons/effect';

export type Good = 'food' | 'wood' | 'stone' | 'cloth' | 'fabric' | 'gold';
export type SeatNumber = number;

/** A row of the game's component table. */
export type Component = ComponentShown;

/** Where on the table an offer points. Kinds: see README.md. */
export interface Target {
  kind: string;
  id: string | number;
}

/** An action that may be taken, or one that may not and why. */
export interface Offer {
  action: number;
  /** As it is written; to be shown and sent, not to be read. */
  notation: string;
  /** What is done, in a word. */
  verb: string;
  text: string;
  /** The place that it chooses. */
  target: Target | null;
  /** What else it is about, as the server names it. */
  also: Target | null;
  /** What is paid and what is certain to be gained; a loss is negative. */
  paid: Amount;
  gain: Amount;
  /** What is paid, if it is money alone. */
  price: number | null;
  why: string | null;
}

export interface Decision {
  kind: string;
  seat: SeatNumber;
  turn: number;
  phase: string;
  text: string;
  price?: number;
  building?: string;
  space?: number;
  section?: string;
  [more: string]: unknown;
}

export interface LedgerEntry {
  turn: number;
  seat: SeatNumber;
  points: number;
  source: string;
  what: string;
}

/** A space of the road; what stands on it may hide another building, and more than one worker. */
export interface Space {
  space: number;
  tile: string | null;
  owner: SeatNumber | null;
  worker?: SeatNumber | null;
  workers?: SeatNumber[];
  cover?: string | null;
  reserve?: number;
}

/** What everybody may know of a seat. */
export interface Seat {
  points?: number | null;
  workers?: number;
  deniers?: number;
}

/** Who stands in a building before the bridge: one, several in their order, or several in named places. */
export type TownWorkers = SeatNumber | null | (SeatNumber | null)[] | Record<string, SeatNumber | null>;

export interface View {
  game: string;
  players: number;
  options: Record<string, string>;
  you: SeatNumber | null;
  turn: number;
  phase: string;
  decision: Decision | null;
  passed: SeatNumber[];
  scores: (number | null)[];
  winners: SeatNumber[];
  ledger: LedgerEntry[];
  provost: number | null;
  road: Space[];
  seats: Seat[];
  /** The seats in turn order, or the first of them. */
  order?: SeatNumber[];
  first?: SeatNumber;
  /** What is still to be built. */
  supply?: string[];
  /** The buildings before the bridge. */
  special?: Record<string, TownWorkers>;
  printed?: Record<string, TownWorkers>;
}

/** A change; goods and points say what they are without a sentence. */
export interface Change {
  kind: string;
  text?: string;
  seat?: SeatNumber;
  what?: string;
  amount?: number;
  [more: string]: unknown;
}

/** One thing that happened: an act of a seat, or what the rules did by themselves. */
export interface Happening {
  kind: string;
  /** Who did it or to whom it happened; null for all. */
  seat: SeatNumber | null;
  turn: number;
  phase: string;
  /** The place or component it comes from. */
  cause: Target | null;
  /** A sentence, or empty where the changes say it all. */
  text: string;
  changes: Change[];
}

/** One step of a record's story; the first that happens is the act that its sentence tells. */
export interface Step {
  ply: number;
  turn: number;
  seat: SeatNumber | null;
  sentence: string;
  notation?: string;
  verb?: string;
  happenings: Happening[];
}

/** All that a table shows at one moment. */
export interface Moment {
  name: string;
  ply: number;
  names: string[];
  view: View;
  offers: Offer[];
  story: Step[];
}
