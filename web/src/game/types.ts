/* What the server says: views of the three games, offers, components and stories. The client adds nothing to them. */

export type GameId = 'caylus' | 'caylus-1303' | 'magna-carta';
export type Good = 'food' | 'wood' | 'stone' | 'cloth' | 'fabric' | 'gold';
export type SeatNumber = number;

/** A row of the game's component table. */
export interface Component {
  id: string;
  name: string;
  group: string;
  text: string;
  cost: string;
  points: number;
  note: string;
}

/** Where on the table an offer points. Kinds: see README.md. */
export interface Target {
  kind: string;
  id: string | number;
}

/** An action that may be taken, or one that may not and why. */
export interface Offer {
  action: number;
  notation: string;
  text: string;
  /** The text as the server says it, where the language in use says it otherwise. */
  english?: string;
  target: Target | null;
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

interface AnyView {
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
}

export interface CaylusSeat {
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

export interface CaylusSpace {
  space: number;
  tile: string | null;
  owner: SeatNumber | null;
  worker: SeatNumber | null;
  claim: SeatNumber | null;
}

export interface CaylusView extends AnyView {
  game: 'caylus';
  order: SeatNumber[];
  provost: number;
  bailiff: number;
  section: string;
  columns: number;
  seats: CaylusSeat[];
  special: {
    stables: (SeatNumber | null)[];
    inn: { left: SeatNumber | null; right: SeatNumber | null };
  } & Record<string, unknown>;
  castle: { workers: SeatNumber[]; batches: number[]; dungeon: number[]; walls: number[]; towers: number[] };
  road: CaylusSpace[];
  supply: string[];
}

export interface Seat1303 {
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

export interface Space1303 {
  space: number;
  tile: string | null;
  owner: SeatNumber | null;
  workers: SeatNumber[];
}

export interface View1303 extends AnyView {
  game: 'caylus-1303';
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

export interface MagnaSeat {
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

export interface MagnaSpace {
  space: number;
  tile: string;
  owner: SeatNumber | null;
  worker: SeatNumber | null;
  cover: string | null;
  reserve: number;
  turning: boolean;
}

export interface MagnaView extends AnyView {
  game: 'magna-carta';
  first: SeatNumber;
  provost: number | null;
  castle: { tokens: number[]; removed: number; offers: number[] };
  prestige: Record<string, SeatNumber | null>;
  road: MagnaSpace[];
  seats: MagnaSeat[];
}

export type View = CaylusView | View1303 | MagnaView;

/** A change that followed an action, with a sentence for people. */
export interface Change {
  kind: string;
  text: string;
  seat?: SeatNumber;
  what?: string;
  amount?: number;
  [more: string]: unknown;
}

/** One step of a record's story. */
export interface Step {
  ply: number;
  turn: number;
  seat: SeatNumber | null;
  sentence: string;
  notation?: string;
  changes: Change[];
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
