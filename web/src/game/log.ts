/* The story as lines of the log, newest first, with the gains and losses as icons. */

import { strings } from '../strings';
import { tell } from '../telling/tell';
import type { Change, SeatNumber, Step } from './types';

export interface LogLine {
  ply: number;
  seat: SeatNumber | null;
  sentence: string;
  /** What the acting seat gained and paid, as icon tokens. */
  icons: string[];
  /** What else followed. */
  after: After[];
}

/** Something that followed an action: a seat's gains as icons, a loss with its reason, or a sentence. */
export interface After {
  seat: SeatNumber | null;
  icons: string[];
  text: string;
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

export interface LogTurn {
  turn: number;
  lines: LogLine[];
}

const ICONS: Record<string, string> = {
  fabric: 'cloth',
  deniers: 'denier',
  point: 'pp',
  points: 'pp',
  workers: 'worker',
};
const QUIET = new Set(['worker', 'phase']);
/** What the sentence of an action has said already. */
const SAID = new Set(['tile', 'character', 'house', 'provost', 'card', 'favor']);

function icons(changes: Change[], seat: SeatNumber | null): string[] {
  const sums = new Map<string, number>();
  for (const change of changes) {
    if (change.seat !== seat || typeof change.amount !== 'number') continue;
    const what = change.kind === 'points' ? 'pp' : (ICONS[change.what ?? ''] ?? change.what ?? '');
    sums.set(what, (sums.get(what) ?? 0) + change.amount);
  }
  return [...sums].flatMap(([what, n]) => (n === 0 ? [] : [n > 0 ? `+${n}` : `−${-n}`, what]));
}

/** The changes that belong to the action itself: those before the next phase begins. */
function own(changes: Change[]): Change[] {
  const end = changes.findIndex((change) => change.kind === 'phase');
  return end < 0 ? changes : changes.slice(0, end);
}

/* Points that are lost without anybody's choice say why: an icon alone would leave one wondering. */
function losses(changes: Change[]): Change[] {
  return changes.filter(({ kind, amount }) => kind === 'points' && typeof amount === 'number' && amount < 0);
}

/* Gains and losses are told by icons, seat by seat; phases and workers going home need no words. Who passes because
   nothing else is left is told, who chose to pass has been told already. */
function after(mine: Change[], later: Change[], { seat, notation }: Step): After[] {
  const chosen =
    notation === 'pass' ? mine.find((change) => change.kind === 'pass' && change.seat === seat) : undefined;
  const others = [...mine.filter((change) => change.seat !== seat), ...later];
  const seats = new Set(
    others.flatMap((change) => (typeof change.amount === 'number' && change.seat !== undefined ? [change.seat] : [])),
  );
  const lost = losses(others);
  const rest = others.filter((change) => !lost.includes(change));
  const gains = [...seats].sort().map((who): After => ({ seat: who, icons: icons(rest, who), text: '' }));
  const blows = lost.map((change): After => ({
    seat: change.seat ?? null,
    icons: icons([change], change.seat ?? null),
    text: strings.entrySources[String(change.source)] ?? '',
  }));
  const told = [...mine, ...later]
    .filter(
      (change) =>
        typeof change.amount !== 'number' &&
        change !== chosen &&
        !QUIET.has(change.kind) &&
        !(mine.includes(change) && SAID.has(change.kind)),
    )
    .map((change) => tell(change.text));
  /* Three cards drawn are one line. */
  const often = new Map<string, number>();
  for (const text of told) often.set(text, (often.get(text) ?? 0) + 1);
  const lines = [...often].map(([text, times]): After => ({
    seat: null,
    icons: [],
    text: times > 1 ? `${text} ×${times}` : text,
  }));
  return [...gains.filter((gain) => gain.icons.length), ...blows, ...lines];
}

export function logLine(step: Step): LogLine {
  const mine = own(step.changes);
  const later = step.changes.slice(mine.length);
  return {
    ply: step.ply,
    seat: step.seat,
    sentence: tell(step.sentence),
    icons: icons(mine, step.seat),
    after: after(mine, later, step),
  };
}

/** The log by turns, the newest first. */
export function logTurns(story: Step[]): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const step of [...story].reverse()) {
    let last = turns.at(-1);
    if (!last || last.turn !== step.turn) turns.push((last = { turn: step.turn, lines: [] }));
    last.lines.push(logLine(step));
  }
  return turns;
}
