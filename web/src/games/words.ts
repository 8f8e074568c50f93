/* What is said of one game alone. Words that several games share are in src/strings. */

export interface GameWords {
  /** The game's id. */
  game: string;
  name: string;
  /** As it stands on the box. */
  title: string;
  /** What it is like, in one line. */
  about: string;
  /** The phases of a turn in their order: id and name. */
  phases: [string, string][];
  /** One turn, and so many, where they are called otherwise. */
  turn?: (n: number) => string;
  turns?: (n: number) => string;
  /** What a placement costs, where it is not deniers. */
  coins?: (n: number) => string;
  /** Under the emblem of a building whose use no line of icons tells, by its id. */
  captions?: Record<string, string>;
  /** The place of those who deliver, where it is no castle. */
  castle?: string;
}

/** A piece of the rules; the picture is one of the game's own (games/GAME/learn.ts). */
export interface Chapter {
  title: string;
  text: string[];
  picture?: string;
  caption?: string;
}

export interface GameRules {
  game: string;
  /** For how many it is, and of which year. */
  facts: string;
  chapters: Chapter[];
}

/** Files of several games in one table by the games' ids. */
export function byGame<Words extends { game: string }>(files: Record<string, Words>): Record<string, Words> {
  return Object.fromEntries(Object.values(files).map((words) => [words.game, words]));
}
