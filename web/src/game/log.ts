/* The story as lines of the log, newest first: one for each happening, with what brought it about, under its phase. */

import { strings } from '../strings';
import { tell } from '../telling/tell';
import type { Catalog } from './catalog';
import { nameOf } from './ledger';
import type { Change, Happening, SeatNumber, Step, Target } from './types';

/** What a seat gained and paid, as icon tokens, and what for where the line does not say. */
export interface Share {
  seat: SeatNumber;
  icons: string[];
  note: string;
}

export interface LogLine {
  /** By which it stays the same line when more happens. */
  key: string;
  ply: number;
  /** Whose line it is; null where it is everybody's, which has an icon. */
  seat: SeatNumber | null;
  icon: string;
  /** The building it comes from, where the text does not name it. */
  cause: string;
  text: string;
  icons: string[];
  /** Of what happens to everybody: each one's share. */
  shares: Share[];
  /** What followed from it, in sentences. */
  notes: string[];
  /** Where it happened. */
  target: Target | null;
  /** Nothing was changed, by choice or because nothing could be. */
  quiet: boolean;
}

export interface LogPhase {
  key: string;
  turn: number;
  phase: string;
  /** The action it began with. */
  ply: number;
  lines: LogLine[];
}

/** A stretch of a sentence, and whether it is the name of a building, a character or the like. */
export interface Stretch {
  text: string;
  name: boolean;
}

/** What finds the names of components in a sentence: the longest first, and never a part of a word. */
export function nameFinder(names: string[]): RegExp {
  const ways = [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(${ways.join('|')})(?!\\p{L})`, 'u');
}

/** The sentence in stretches, so that names can stand out. */
export function stretchesOf(sentence: string, finder: RegExp): Stretch[] {
  return sentence
    .split(finder)
    .map((text, at) => ({ text, name: at % 2 === 1 }))
    .filter(({ text }) => text);
}

const ICONS: Record<string, string> = { fabric: 'cloth', deniers: 'denier', workers: 'worker' };
/** What stands before the lines that are nobody's. */
const SIGNS: Record<string, string> = {
  income: 'denier',
  bailiff: 'prov',
  provost: 'prov',
  scoring: 'castle',
  tokens: 'castle',
  end: 'pp',
};
/** Changes that icons tell. */
const COUNTED = new Set(['goods', 'points', 'favor won', 'token']);
/** Changes that the sentence of an act has told, or that need no words. */
const SAID = new Set([
  ...COUNTED,
  'worker',
  'pass',
  'tile',
  'character',
  'house',
  'provost',
  'card',
  'favor',
  'inn',
  'order',
]);

/** Places that are a phase by themselves. */
const PHASES: Set<unknown> = new Set(['castle', 'site', 'bridge']);
/** Acts that leave things as they are. */
const LETS_BE = new Set(['decline', 'stay']);

function tokenOf({ kind, what = '' }: Change): string {
  if (kind === 'points') return 'pp';
  if (kind === 'favor won') return 'favor';
  return kind === 'token' ? 'castle' : (ICONS[what] ?? what);
}

function amountOf({ kind, amount, number }: Change): number {
  if (kind === 'token') return -1;
  return Number(kind === 'favor won' ? number : amount);
}

/* Like is added to like; what was gained and what was paid stay two figures. */
function iconsOf(changes: Change[]): string[] {
  const sums = new Map<string, number>();
  for (const change of changes) {
    const amount = amountOf(change);
    const key = `${amount < 0 ? '−' : '+'} ${tokenOf(change)}`;
    if (amount) sums.set(key, (sums.get(key) ?? 0) + Math.abs(amount));
  }
  return [...sums].flatMap(([key, n]) => [`${key.charAt(0)}${n}`, key.slice(2)]);
}

/** Tells the happenings of a game to people: in lines, by the names of its seats. */
export class Chronicle {
  readonly #catalog: Catalog;
  readonly #names: string[];
  readonly #told = new WeakMap<Step, LogLine[][]>();

  constructor(catalog: Catalog, names: string[]) {
    this.#catalog = catalog;
    this.#names = names;
  }

  /** The log by phases, the newest first; phases in which nothing happened are left out. */
  phases(story: Step[]): LogPhase[] {
    const phases: LogPhase[] = [];
    for (const step of story) {
      const lines = this.#lines(step);
      for (const [index, { kind, turn, phase }] of step.happenings.entries()) {
        let last = phases.at(-1);
        /* The count of turns goes on a moment before the last phase of a turn is over. */
        if (last?.phase !== phase || kind === 'phase' || (kind === 'act' && last.turn !== turn)) {
          if (last && !last.lines.length) phases.pop();
          phases.push((last = { key: `${step.ply}.${index}`, turn, phase, ply: step.ply, lines: [] }));
        }
        last.lines.push(...(lines[index] ?? []));
      }
    }
    if (!phases.at(-1)?.lines.length) phases.pop();
    for (const { lines } of phases) lines.reverse();
    return phases.reverse();
  }

  #lines(step: Step): LogLine[][] {
    let told = this.#told.get(step);
    if (!told) {
      told = step.happenings.map((happening, at) => this.#tell(happening, step, at));
      this.#told.set(step, told);
    }
    return told;
  }

  /* The lines of a happening: none if nobody would ask, more where a seat gains by what another does. */
  #tell(happening: Happening, step: Step, at: number): LogLine[] {
    const { kind, seat, changes } = happening;
    const counted = changes.filter((change) => COUNTED.has(change.kind));
    const own = counted.filter((change) => seat === null || change.seat === undefined || change.seat === seat);
    const [text = '', ...notes] = this.#sentences(happening, step, at, own);
    const others = counted.filter((change) => !own.includes(change));
    const line: LogLine = {
      key: `${step.ply}.${at}`,
      ply: step.ply,
      seat,
      icon: SIGNS[kind] ?? 'scroll',
      cause: this.#causeOf(happening, text),
      text,
      icons: kind === 'asleep' ? ['moon'] : iconsOf(own.filter((change) => seat !== null || change.seat === undefined)),
      shares: seat === null ? this.#sharesOf(happening) : [],
      notes,
      target: targetOf(happening),
      quiet: !changes.length && (kind === 'forced' || (kind === 'act' && LETS_BE.has(step.verb ?? ''))),
    };
    const told = text || line.icons.length ? [line] : [];
    return [...told, ...this.#visits(others, line)];
  }

  #name(seat: SeatNumber | null | undefined): string {
    return seat == null ? '' : (this.#names[seat] ?? '');
  }

  /* What the rules do by themselves is told by its kind; an act by its sentence, unless the icons say it all. What
     follows from it comes after. */
  #sentences(
    { kind, seat, phase, cause, text, changes }: Happening,
    { sentence }: Step,
    at: number,
    own: Change[],
  ): string[] {
    const words = strings.happenings;
    const name = this.#name(seat);
    switch (kind) {
      case 'phase':
        return phase === 'over' ? [strings.decide.over] : [];
      case 'home':
        return [];
      case 'act':
      case 'forced': {
        const untold = kind === 'forced' && !text;
        const plain = untold || (cause !== null && this.#building(cause) && changes.length > 0 && changes.every(isSum));
        const said = plain ? sumWords(own, name) : tell(at === 0 && kind === 'act' ? sentence : text);
        return [said, ...sentencesOf(changes.filter((change) => !SAID.has(change.kind)))];
      }
      case 'income':
        return [phase === 'income' ? words.income : words.recruitment];
      case 'owner':
        return [words.owner(name)];
      case 'asleep':
        return [words.asleep(this.#asleep(changes) || name)];
      case 'order':
        return [words.order];
      case 'inn':
        return [words.inn(name)];
      case 'favor':
        return own.length ? [words.favor(name)] : [];
      case 'reward':
        return [words.reward(name)];
      case 'lost':
        return [words.lost(name)];
      case 'scoring':
        return [words.scoring(nameOfSection(cause))];
      case 'tokens':
        return [words.tokens];
      case 'end':
        return [words.end];
      default:
        return [...(text ? [tell(text)] : []), ...sentencesOf(changes)];
    }
  }

  /* Of several workers in one place each is named. */
  #asleep(changes: Change[]): string {
    const seats = [
      ...new Set(changes.flatMap(({ kind, seat }) => (kind === 'worker' && seat !== undefined ? [seat] : []))),
    ];
    return new Intl.ListFormat(strings.language).format(seats.map((seat) => this.#name(seat)));
  }

  /* A building by its name; of what is a phase by itself the head tells. */
  #building({ kind, id }: Target): string {
    if (kind === 'slot') return strings.construction;
    const known = (kind === 'place' || kind === 'tile') && this.#catalog.row(String(id));
    return known && !PHASES.has(id) ? this.#catalog.face(String(id)).fullName : '';
  }

  #causeOf({ kind, cause }: Happening, text: string): string {
    if (cause === null || kind === 'phase' || kind === 'residence') return '';
    const name = this.#building(cause);
    return text.includes(name) ? '' : name;
  }

  #sharesOf({ kind, changes }: Happening): Share[] {
    const order = changes.find((change) => change.kind === 'order')?.order;
    if (Array.isArray(order)) return order.map((seat: SeatNumber): Share => ({ seat, icons: [], note: '' }));
    const shares = new Map<string, Change[]>();
    for (const change of changes) {
      if (!COUNTED.has(change.kind) || change.seat === undefined) continue;
      const key = `${change.seat} ${this.#noteOf(kind, change)}`;
      shares.set(key, [...(shares.get(key) ?? []), change]);
    }
    return [...shares].map(([key, all]): Share => {
      const [seat = '', ...note] = key.split(' ');
      return { seat: Number(seat), icons: iconsOf(all), note: note.join(' ') };
    });
  }

  /* What a loss is for, and what of all that is left over counts. */
  #noteOf(kind: string, { kind: counted, source, what = '' }: Change): string {
    if (counted !== 'points') return '';
    if (kind === 'end') return nameOf(this.#catalog, what);
    return kind === 'scoring' ? (strings.entrySources[String(source)] ?? '') : '';
  }

  /* What others have of an act is no part of it: the owner of the building that a worker enters. */
  #visits(changes: Change[], { key, ply, target, icon }: LogLine): LogLine[] {
    return changes.map((change, at): LogLine => {
      const owner = change.source === 'owner';
      const name = this.#name(change.seat);
      return {
        key: `${key}.${at}`,
        ply,
        seat: change.seat ?? null,
        icon,
        cause: owner ? this.#building({ kind: 'place', id: change.what ?? '' }) : '',
        text: owner ? strings.happenings.owner(name) : sumWords([change], name),
        icons: iconsOf([change]),
        shares: [],
        notes: [],
        target,
        quiet: false,
      };
    });
  }
}

function nameOfSection(cause: Target | null): string {
  const id = String(cause?.id ?? '');
  return strings.castleSections[id] ?? id;
}

function isSum({ kind }: Change): boolean {
  return kind === 'goods' || kind === 'points';
}

/* Who gains, pays or does both: how much of what stands beside it. */
function sumWords(changes: Change[], name: string): string {
  const words = strings.happenings;
  const pays = changes.some((change) => amountOf(change) < 0);
  const gains = changes.some((change) => amountOf(change) > 0);
  return pays && gains ? words.trades(name) : pays ? words.pays(name) : words.gains(name);
}

/* Three of a kind are told once. */
function sentencesOf(changes: Change[]): string[] {
  const often = new Map<string, number>();
  for (const { text } of changes) if (text) often.set(text, (often.get(text) ?? 0) + 1);
  return [...often].map(([text, times]) => (times > 1 ? `${tell(text)} ×${times}` : tell(text)));
}

/* Where it happened: what was built or moved stands somewhere else than where it was decided. */
function targetOf({ cause, changes }: Happening): Target | null {
  for (const { kind, space, to } of changes) {
    if (kind === 'tile' && typeof space === 'number') return { kind: 'space', id: space };
    if ((kind === 'provost' || kind === 'bailiff') && typeof to === 'number') return { kind: 'space', id: to };
    if (kind === 'worker' && to !== 'home' && to !== 'camp') return { kind: 'place', id: String(to) };
  }
  return cause;
}
