/* Messages in a language: an id and arguments become a sentence, by the patterns of Fluent's catalogues. The
   program does the same in Python (words/telling.py). */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';

/** What is to be said. An id with a part after a point is a form of a message: `act-place.told`. */
export interface Message {
  id: string;
  args?: Args;
}

/** A number; a text; several texts; a player; a place or component; an amount; several things, joined; a message. */
export type Arg =
  | number
  | string
  | string[]
  | { seat: number }
  | { ref: string }
  | { goods: Record<string, number> }
  | { all: Arg[] }
  | { either: Arg[] }
  | { row: Arg[] }
  | { sentences: Arg[] }
  | Message;
export type Args = Record<string, Arg>;
type Filled = Record<string, FluentVariable>;

/** What says by its own attributes how names are told that do not say so themselves. */
const NAME = 'name';
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [APART, AGAIN] = ['\u2068', '\u2069'];

/* What patterns can call: a number whose forms are those of ranks, and a text as a sentence begins. */
function ORDINAL([rank]: unknown[]): FluentNumber {
  const value = rank instanceof FluentNumber ? rank.value : Number(rank);
  return new FluentNumber(value, { type: 'ordinal' } as Intl.NumberFormatOptions);
}
function CAPITAL([text]: unknown[]): string {
  const told = String(text);
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/* Somebody else's text, kept apart from the sentence around it where it runs in the other direction. */
function apart(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? APART + text + AGAIN : text;
}

/** The messages of a language: those that all games share, and a game's own, which come first. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  constructor(locale: string, sources: FluentResource[]) {
    this.#bundle = new FluentBundle(locale, { useIsolating: false, functions: { ORDINAL, CAPITAL } });
    this.#list = new Intl.ListFormat(locale);
    for (const source of sources) this.#bundle.addResource(source, { allowOverrides: true });
  }

  /** A message in words; its id where there are none. */
  say(id: string, args: Args = {}, names: string[] = []): string {
    const said = this.find(id, args, names);
    if (said === undefined && import.meta.env.DEV) throw new Error(`There are no words for ${id}.`);
    return said ?? id;
  }

  /** A message in words; undefined where there are none. */
  find(id: string, args: Args = {}, names: string[] = []): string | undefined {
    const filled = Object.entries(args).flatMap(([key, arg]) => this.#fill(key, arg, names));
    return this.#format(id, Object.fromEntries(filled));
  }

  #format(id: string, filled: Filled): string | undefined {
    const [name = '', form] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern || typeof pattern === 'string') return pattern ?? undefined;
    /* While somebody works on the client, what does not fit is an error; later it is shown as it is. */
    return this.#bundle.formatPattern(pattern, filled, import.meta.env.DEV ? null : []);
  }

  #formsOf(id: string): string[] {
    return Object.keys(this.#bundle.getMessage(id)?.attributes ?? {});
  }

  /* An argument as Fluent takes it; beside a name its forms, beside an amount whether it is any, beside several how
     many. */
  #fill(key: string, arg: Arg, names: string[]): [string, FluentVariable][] {
    if (typeof arg === 'number') return [[key, arg]];
    if (typeof arg === 'string') return [[key, apart(arg)]];
    if (Array.isArray(arg)) return this.#fill(key, { all: arg }, names);
    if ('seat' in arg) return [[key, apart(names[arg.seat] ?? String(arg.seat))]];
    if ('ref' in arg) return this.#refer(arg.ref).map(([form, told]) => [form ? `${key}-${form}` : key, told]);
    if ('goods' in arg) {
      const amount = Object.entries(arg.goods);
      const told = amount.length ? this.#list.format(amount.map(([good, n]) => this.say(`good-${good}`, { n }))) : null;
      return [
        [key, told ?? this.say('nothing')],
        [`${key}-is`, told === null ? 'nothing' : 'goods'],
      ];
    }
    if ('id' in arg) return [[key, this.say(arg.id, arg.args, names)]];
    const [[way, items]] = Object.entries(arg) as [[string, Arg[]]];
    return [
      [
        key,
        this.#join(
          way,
          items.map((item) => this.#word(item, names)),
        ),
      ],
      [`${key}-number`, items.length],
    ];
  }

  #word(arg: Arg, names: string[]): string {
    return String(this.#fill('', arg, names)[0]?.[1]);
  }

  #join(way: string, parts: string[]): string {
    if (way === 'all') return this.#list.format(parts);
    return parts.length ? parts.reduce((before, next) => this.say(way, { before, next })) : '';
  }

  /* The name of a place or component and its further forms: its own, or those that all names have. */
  #refer(ref: string): [form: string, told: string][] {
    const [kind = '', ...rest] = ref.split(' ');
    const id = rest.join(' ');
    const known = [`${kind}-${id}`, id, kind].find((each) => this.#bundle.getMessage(each)?.value) ?? '';
    const name = this.#format(known, { id }) ?? id;
    const filled: Filled = { id, [NAME]: name };
    const forms: [string, string][] = [['', name]];
    const own = this.#formsOf(known);
    for (const form of new Set([...own, ...this.#formsOf(NAME)])) {
      const told = this.#format(`${own.includes(form) ? known : NAME}.${form}`, filled) ?? name;
      filled[`${NAME}-${form}`] = told;
      forms.push([form, told]);
    }
    return forms;
  }
}
