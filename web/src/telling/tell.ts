/* Sentences of the server in the language in use. Whatever no pattern fits stays as it came. */

import type { Component } from '../game/types';
import { inGame, language } from '../words';
import type { Phrasebook } from './phrasebook';
import type { Reasons } from './reason';

type Slots = Record<string, string>;

interface Pattern {
  match: RegExp;
  slots: string[];
  said: string;
}

const SLOT = /\{([bgnplks])(\d?)(?::([^,}]*),([^}]*))?\}/g;
const SENTENCES = /(?<=\.) (?=\S)/;
/** Kinds of problems whose sentences are for those who look after the server, or write programs. */
const UNSPOKEN = new Set(['request', 'fault', 'storage', 'unknown']);
const IRREGULAR: Record<string, string> = { Pass: 'passes' };

/** The English of a deed, told of somebody: as the server tells it. */
function toldOf(english: string): string {
  const [verb = '', ...rest] = english.split(/(?= )/);
  return `{p} ${IRREGULAR[verb] ?? `${verb.toLowerCase()}s`}${rest.join('')}`;
}

/** What slots of a kind may hold; names of people are the only ones that may hold anything. */
const HOLDS: Record<string, string> = { n: '−?\\d+', p: '.+?', b: '.+?', g: '.+?', l: '[a-z]+', k: '[a-z]+', s: '.+' };

function compile([english, said]: [string, string]): Pattern {
  const slots: string[] = [];
  const source = english
    .replace(/[.*+?^$()|\\]/g, '\\$&')
    .replace(/\[([^\]]+)\]/g, '(?:$1)?')
    .replace(/<([^>]+)>/g, (_, either: string) => `(?:${either.replaceAll('\\|', '|')})`)
    .replace(SLOT, (_, kind: string, number: string) => {
      slots.push(kind + number);
      return `(${HOLDS[kind]})`;
    });
  return { match: new RegExp(`^${source}$`, 'i'), slots, said };
}

export class Teller {
  readonly #book: Phrasebook;
  readonly #byWord = new Map<string, Pattern[]>();
  readonly #names = new Map<string, string>();
  readonly #said = new Map<string, string | null>();

  get reasons(): Reasons {
    return this.#book.reasons;
  }

  constructor(book: Phrasebook) {
    this.#book = book;
    /* Somebody who "has no worker left and passes" is no name of one who passes: deeds come last. */
    for (const [english, said] of [...book.phrases, ...book.problems]) this.#add(english, said);
    for (const [english, said, told] of book.deeds) {
      this.#add(english, said);
      this.#add(toldOf(english), told);
    }
  }

  /** Learn what the components are called. */
  know(game: string, rows: Pick<Component, 'id' | 'name'>[]): void {
    const words = inGame(game);
    for (const { id, name } of rows) {
      this.#names.set(name.toLowerCase(), words.component(id) ?? name);
      /* Where there is but one of a kind, its mark is left out: the Wood Peddler is the Peddler. */
      const bare = name.toLowerCase().replace(/^\S+ /, '');
      if (!this.#names.has(bare)) this.#names.set(bare, words.component(id, 'short') ?? words.component(id) ?? name);
    }
    this.#said.clear();
  }

  /** The sentence in this language; null if it has no words for it. */
  say(text: string): string | null {
    let said = this.#said.get(text);
    if (said === undefined) this.#said.set(text, (said = this.#sentences(text)));
    return said;
  }

  /** What the server refuses, as far as there are words: whatever it adds in a sentence of its own may stay as it came. */
  refuse(kind: string, text: string): string {
    const general = this.#book.refusals[kind];
    if (general && UNSPOKEN.has(kind)) return general;
    const pieces = text.split(SENTENCES);
    const said = pieces.map((piece) => this.say(piece));
    if (said[0] === null && general) return text ? `${general} (${text})` : general;
    return pieces.map((piece, at) => said[at] ?? piece).join(' ');
  }

  /* Patterns by their first word; those that begin with a name or a number stand apart. */
  #add(english: string, said: string): void {
    const first = /^[a-z]+(?=[ ,]|$)/i.exec(english)?.[0]?.toLowerCase() ?? '';
    const found = this.#byWord.get(first) ?? [];
    found.push(compile([english, said]));
    this.#byWord.set(first, found);
  }

  #sentences(text: string): string | null {
    const pieces = text.split(SENTENCES);
    const said = pieces.map((piece) => this.#one(piece));
    return said.every((piece) => piece !== null) ? said.join(' ') : null;
  }

  #one(text: string): string | null {
    const stop = text.endsWith('.') ? '.' : '';
    const bare = stop ? text.slice(0, -1) : text;
    const said = this.#fit(bare) ?? this.#goods(bare) ?? this.#choice(bare);
    if (said === null) return null;
    const large = /^\p{Lu}/u.test(text);
    return (large || this.#book.small ? begin(said, large) : said) + stop;
  }

  /* One of several: each is said by itself. */
  #choice(text: string): string | null {
    const ways = text.split(', or ');
    if (ways.length < 2) return null;
    const said = ways.map((way) => this.#fit(way));
    if (said.some((way) => way === null)) return null;
    return said.map((way, at) => (at && this.#book.small ? begin(way ?? '', false) : way)).join(`, ${this.#book.or} `);
  }

  #fit(text: string): string | null {
    const word = /^[a-z]+(?=[ ,]|$)/i.exec(text)?.[0]?.toLowerCase() ?? '';
    for (const { match, slots, said } of [...(this.#byWord.get(word) ?? []), ...(this.#byWord.get('') ?? [])]) {
      const found = match.exec(text);
      if (!found) continue;
      const filled: Slots = {};
      const fits = slots.every((slot, at) => {
        const value = this.#fill(slot.charAt(0), found[at + 1] ?? '');
        if (value !== null) filled[slot] = value;
        return value !== null;
      });
      if (fits)
        return said.replace(SLOT, (_, kind: string, number: string, one?: string, several?: string) => {
          const value = filled[kind + number] ?? '';
          return one === undefined ? value : `${value} ${value === '1' ? one : several}`;
        });
    }
    return null;
  }

  #fill(kind: string, text: string): string | null {
    switch (kind) {
      case 'b':
        return this.#names.size ? this.#name(text) : null;
      case 'g':
        return this.#goods(text);
      case 'l':
        return this.#book.lines[text] ?? null;
      case 'k':
        return this.#book.kinds[text] ?? null;
      case 's': {
        const said = this.#one(text);
        return said !== null && this.#book.small ? begin(said, false) : said;
      }
      default:
        return text;
    }
  }

  #name(text: string): string | null {
    const key = text.toLowerCase().replace(/^the /, '');
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    if (key === 'castle') return this.#book.castle;
    const [first = '', ...rest] = key.split(' ');
    const bare = this.#names.get(rest.join(' '));
    const colour = this.#book.colours[first];
    if (bare !== undefined && colour) return `${bare} (${colour})`;
    if (bare !== undefined && first === 'second') return this.#book.second(bare);
    const each = text.split(', ').map((part) => this.#names.get(part.toLowerCase()));
    return each.length > 1 && each.every((part) => part !== undefined) ? each.join(', ') : null;
  }

  #goods(text: string): string | null {
    if (text === 'nothing') return this.#book.nothing;
    const parts = text.split(/, | and /).map((part) => {
      const [, number, what = ''] = /^(?:(\d+) )?(.+)$/.exec(part) ?? [];
      const words = this.#book.goods[what] ?? this.#book.goods[what.replace(/s$|s(?= [(o])/, '')];
      if (!words) return null;
      return `${number ?? '1'} ${number === undefined || number === '1' ? words[0] : words[1]}`;
    });
    if (parts.some((part) => part === null)) return null;
    return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${this.#book.and} ${parts.at(-1)}` : (parts[0] ?? null);
  }
}

function begin(text: string, large: boolean): string {
  return text.replace(/^\p{L}/u, (letter) => (large ? letter.toUpperCase() : letter.toLowerCase()));
}

let teller: Teller | null = null;
const known: [game: string, rows: Component[]][] = [];

const BOOKS: Record<string, () => Promise<Phrasebook>> = {
  fr: async () => (await import('../strings/fr/phrases')).phrases,
  de: async () => (await import('../strings/de/phrases')).phrases,
};

/** Speak the language of the interface about the game too; English if its book cannot be fetched. */
export async function loadPhrases(): Promise<void> {
  try {
    speakBy((await BOOKS[language]?.()) ?? null);
  } catch {
    speakBy(null);
  }
}

/** Speak by a book from now on; without one everything stays English. */
export function speakBy(book: Phrasebook | null): void {
  teller = book && new Teller(book);
  for (const [game, rows] of known) teller?.know(game, rows);
}

/** Learn what the components of another game are called. */
export function knowComponents(game: string, rows: Component[]): void {
  known.push([game, rows]);
  teller?.know(game, rows);
}

/** The words for bots' reasons, and the language they are of; null in English. */
export function speaksOfReasons(): { reasons: Reasons; language: string } | null {
  return teller && { reasons: teller.reasons, language: language };
}

/** Whether the language in use is not the server's. */
export function translates(): boolean {
  return teller !== null;
}

/** Why the server did not do what somebody wished. */
export function tellProblem(kind: string, sentence: string): string {
  return teller?.refuse(kind, sentence) ?? sentence;
}

export function tell(text: string): string {
  return teller?.say(text) ?? text;
}
