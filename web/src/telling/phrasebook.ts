/* How a language says what the server says in English.

   Patterns are English sentences with slots: {b} a building, card, character or the castle, {g} an amount of goods,
   {n} a number, {p} somebody's name, {l} a line of the favor table, {k} a kind of building, {s} another sentence;
   {b2} is a second one of its kind. `[s]` may be missing, `<on|in>` is either. A translation names the slots again;
   `{n:step,steps}` writes the number with the word that fits it. */

import type { Reasons } from './reason';

/** A sentence, and how it is said. */
export type Phrase = [english: string, said: string];
/** What somebody may do, how it is said to them, and how it is told of them: their name is {p}. */
export type Deed = [english: string, said: string, told: string];

export interface Phrasebook {
  /** One and several of each thing that is counted. */
  goods: Record<string, [one: string, several: string]>;
  and: string;
  /** Between two things that can be done instead of each other. */
  or: string;
  nothing: string;
  lines: Record<string, string>;
  kinds: Record<string, string>;
  colours: Record<string, string>;
  second: (name: string) => string;
  castle: string;
  /** Whether a sentence within another begins with a small letter. */
  small: boolean;
  deeds: Deed[];
  phrases: Phrase[];
  /** What the server refuses, and what there is to say of each kind of refusal where nothing fits. */
  problems: Phrase[];
  refusals: Record<string, string>;
  /** Why a bot would do something. */
  reasons: Reasons;
}
