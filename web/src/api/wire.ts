/* What the server sends and receives: the names are those of its OpenAPI document. */

import type { View } from '../game/types';

export interface PersonShown {
  id: string;
  name: string;
  guest: boolean;
}

export interface TokenShown {
  id: string;
  label: string;
  created: number;
  secret: string | null;
}

export interface ChoiceShown {
  name: string;
  values: string[];
  default: string;
}

export interface GameShown {
  id: string;
  name: string;
  year: number;
  rules: number;
  players: number[];
  options: ChoiceShown[];
}

export interface ComponentShown {
  id: string;
  name: string;
  group: string;
  text: string;
  cost: string;
  points: number | null;
  note: string;
}

export interface BotShown {
  code: string;
  name: string;
  about: string;
}

export type SeatWish = { kind: 'me'; name?: string | null } | { kind: 'bot'; bot: string } | { kind: 'open' };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  listed?: boolean;
  seed?: string | null;
  delay?: number;
}

export interface Links {
  seats: string[];
  watch: string;
}

export interface Target {
  kind: string;
  id: string;
}

export interface Offer {
  action: number;
  notation: string;
  sentence: string;
  target: Target | null;
  price: Record<string, number>;
  reveals: boolean;
  why_not: string | null;
}

export interface SeatShown {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  you: boolean;
  stand_in: string | null;
  resigned: boolean;
}

export interface UndoShown {
  seat: number;
  ply: number;
  waiting: number[];
}

export interface ChatLine {
  version: number;
  name: string;
  channel: 'players' | 'watchers';
  text: string;
  at: number;
}

export interface Step {
  ply: number;
  turn: number;
  seat: number | null;
  sentence: string;
  changes: Record<string, unknown>[];
  action?: number;
  notation?: string;
}

export interface TableShown {
  id: string;
  version: number;
  ply: number;
  status: 'waiting' | 'running' | 'over';
  game: string;
  rules: number;
  options: Record<string, string>;
  listed: boolean;
  delay: number;
  commitment: string;
  seed_chosen: boolean;
  seed: string | null;
  salt: string | null;
  seats: SeatShown[];
  creator: boolean;
  seat: number | null;
  decides: number | null;
  since: number;
  undo: UndoShown | null;
  rematch: string | null;
  winners: number[];
  view: View | null;
  offers: Offer[];
  from_ply: number;
  steps: Step[];
  chat: ChatLine[];
}

export interface Moment {
  ply: number;
  plies: number;
  view: View;
  step: Step;
}

export interface Problem {
  kind: string;
  sentence: string;
  table: TableShown | null;
}

export interface TableRow {
  id: string;
  game: string;
  status: string;
  players: number;
  names: string[];
  open: number;
  your_turn: boolean;
  created: number;
}

export interface SeatGain {
  seat: number;
  goods: Record<string, number>;
  points: number;
}

export interface BuildingForecast {
  building: string | null;
  space: number | null;
  seat: number | null;
  awake: boolean;
  optional: boolean;
  options: string[];
  gains: SeatGain[];
}

export interface ProvostForecast {
  provost: number;
  steps: number;
  buildings: BuildingForecast[];
  totals: SeatGain[];
}

export interface Forecast {
  turn: number;
  provost: number;
  before: BuildingForecast[];
  positions: ProvostForecast[];
}

export type ClientMessage =
  | { kind: 'play'; version: number; action: number | string; ref?: string }
  | { kind: 'say'; text: string }
  | { kind: 'undo'; version: number }
  | { kind: 'answer-undo'; agree: boolean }
  | { kind: 'look'; seat: number | null };

export type ServerMessage =
  | { kind: 'update'; table: TableShown }
  | { kind: 'table'; table: TableRow }
  | { kind: 'refusal'; problem: string; sentence: string; ref?: string };
