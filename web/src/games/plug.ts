/* What the client knows of a game. Every game has a folder with its plug; what a plug leaves out has a plain
   stand-in. */

import type { Component } from 'svelte';
import type { Table, TileState } from '../board/model';
import type { TableUi } from '../board/ui.svelte';
import type { Catalog, Face, Kind } from '../game/catalog';
import type { Choice } from '../game/places';
import type { View } from '../game/types';
import type { Line } from '../icons/effect';
import type { Picture } from '../learn/picture';
import type { Option } from '../panels/option';
import type { Room } from '../table/room.svelte';

/** What is known before a table is opened: no board is fetched for it. */
export interface Plug {
  id: string;
  /** What stands for the game beside its name: an emblem, in the colours of a kind of building. */
  emblem: string;
  kind: Kind;
  /** The fewest and the most who can play. */
  players: [least: number, most: number];
  /** About how many minutes a game takes, from the fewest players to the most; empty where nobody knows. */
  minutes: number[];
  /** What placements are paid with: a seat's field, and an icon. */
  money: { field: 'deniers' | 'workers'; icon: string };
  /** Whether points lie face down: at a shared screen nobody's are shown before they say so. */
  hidesPoints: boolean;
  /** Whether a shared screen is handed over, for each sees something that the others must not. */
  handsOver: boolean;
  /** Groups of buildings that are not called like their kind. */
  kinds: Record<string, Kind>;
  /** Emblems of components that have none of their own. */
  emblems: Record<string, string>;
  /** Buildings whose rule is their own, as lines of icons. */
  lines: Record<string, Line[]>;
  /** Buildings with several places for workers: what is written on each. */
  places: Record<string, string[]>;
  /** Which of those places is entered, where it is not the first free one. */
  entries: Record<string, number>;
  /** The board and what is around it. */
  open: () => Promise<TableParts>;
  /** How its rules are pictured. */
  learn: () => Promise<LearnParts>;
  /** A guided first game. */
  guide?: () => Promise<Guide>;
}

/** What lies on a place that only this game has. */
export interface Lying {
  /** The id of its component. */
  tile: string;
  /** What the place is called. */
  detail: string;
  /** Looks, where they are not those of the component. */
  emblem?: string;
  kind?: Kind;
}

/** A part of the table with a title. */
export interface Pane {
  title: () => string;
  Pane: Component<{ table: Table; titled?: boolean }>;
}

/** A table of the game. */
export interface TableParts {
  Board: Component<{ table: Table; ui: TableUi; phone?: boolean }>;
  /** What a seat has beside goods and points. */
  Seat: Component<{ table: Table; seat: number }>;
  /** Under the seats of a wide table. */
  UnderSeats?: Component<{ table: Table }>;
  /** Beside a wide board where there is room for it, else a tab beside the log. */
  beside?: Pane;
  /** The third button of a phone: it opens a sheet, or shows the lower end of the board. */
  phone?: { icon: string; title: () => string; sheet?: Pane };
  /** Cards that a phone shows beside the decision that is about them. */
  dealt?: (view: View) => string[];
  /** Whether the decision is about the upper end of the board, so that a phone stays there. */
  staysUp?: (view: View) => boolean;
  /** What lies on a place of the game's own. */
  lying?: (kind: string, id: string, table: Table) => Lying | null;
  /** What a button shows for an offer that only this game has. */
  option?: (table: Table, choice: Choice, option: Option) => Option | null;
}

/** How a component is drawn by itself. */
export interface Piece {
  Drawing: Component<{
    face: Face;
    x?: number;
    y?: number;
    owner?: number | null;
    workers?: (number | null)[];
    state?: TileState;
    reserve?: number;
    plan?: boolean;
  }>;
  /** By itself on a page: the part of the drawing that is seen, and its size there. */
  alone: { viewBox: string; width: number; height: number };
  /** In a picture of the rules: by itself with what glows around it; from one to the next, and the height of a row. */
  pictured: { viewBox: string; pitch: number; height: number };
}

export interface LearnParts {
  piece: Piece;
  /** By the names that the chapters use. */
  pictures: Record<string, Picture>;
}

/** A first game that teaches as it is played. */
export interface Guide {
  lessons: readonly string[];
  Coach: Component<{ room: Room }>;
  /** The table that was begun, if it still runs. */
  begun: () => Promise<string | null>;
  begin: () => Promise<void>;
  goOn: (id: string) => void;
}

/** All that a table is drawn from. */
export interface OpenGame {
  catalog: Catalog;
  parts: TableParts;
}

/** A game with what it brings; the rest is plain. */
export function plug(id: string, brought: Partial<Plug> = {}): Plug {
  return {
    id,
    emblem: 'marketplace',
    kind: 'neutral',
    players: [2, 4],
    minutes: [],
    money: { field: 'deniers', icon: 'denier' },
    hidesPoints: false,
    handsOver: false,
    kinds: {},
    emblems: {},
    lines: {},
    places: {},
    entries: {},
    open: async () => (await import('./plain/table')).parts,
    learn: async () => (await import('./plain/learn')).learn,
    ...brought,
  };
}
