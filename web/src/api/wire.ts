/* What the server sends and receives, by the names of its OpenAPI document (`make web-types`). Views, which the
   document leaves open, are told by game/types.ts; what has a default need not be sent. */

import type { Happening, View } from '../game/types';
import type { components } from './schema';

type Schemas = components['schemas'];
/** A request: everything that has a default may be left out. */
type Wish<Shape, Needed extends keyof Shape> = Pick<Shape, Needed> & Partial<Shape>;

export type PersonShown = Schemas['PersonShown'];
export type TokenShown = Schemas['TokenShown'];
export type GameShown = Schemas['GameShown'];
/** With its sentence in English, for which we ask everywhere. */
export type ComponentShown = Schemas['ComponentShown'] & { text: string };
export type EffectValue = Schemas['EffectValue'];
export type BotShown = Schemas['BotShown'];
export type SeatWish = { kind: 'me'; name?: string | null } | { kind: 'bot'; bot: string } | { kind: 'open' };
export type TableWish = Omit<Wish<Schemas['TableWish'], 'game'>, 'seats'> & { seats: SeatWish[] };
export type Links = Schemas['Links'];
export type Offer = Schemas['Offer'];
export type SeatShown = Schemas['SeatShown'];
export type ChatLine = Schemas['ChatLine'];
export type Step = Omit<Schemas['Step'], 'happenings' | 'sentence'> & { happenings: Happening[]; sentence: string };
export type TableShown = Omit<Schemas['TableShown'], 'view' | 'steps'> & { view: View | null; steps: Step[] };
export type Moment = Omit<Schemas['Moment'], 'view' | 'step'> & { view: View; step: Step };
export type Problem = Omit<Schemas['Problem'], 'table' | 'message'> & {
  table?: TableShown | null;
  message?: Schemas['MessageShown'] | null;
};
export type TableRow = Schemas['TableRow'];
export type SeatGain = Schemas['SeatGain'];
export type Forecast = Schemas['Forecast'];
export type Reckoning = Schemas['Reckoning'];
export type Hint = Schemas['Hint'];
export type Statistics = Schemas['Statistics'];

export type ClientMessage = Schemas['ClientMessage'];
export type TableChange = Omit<Schemas['Change'], 'view' | 'steps'> & { view: Record<string, unknown>; steps: Step[] };
export type ServerMessage =
  | (Omit<Schemas['Update'], 'table'> & { table: TableShown })
  | TableChange
  | Schemas['TableChanged']
  | Schemas['Refusal'];
