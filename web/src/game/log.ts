/* The story as lines of the log, newest first, with the gains and losses as icons. */

import type { Change, SeatNumber, Step } from './types';

export interface LogLine {
  ply: number;
  seat: SeatNumber | null;
  sentence: string;
  /** What the acting seat gained and paid, as icon tokens. */
  icons: string[];
  /** What else followed, a sentence each. */
  after: string[];
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
const TOLD_BY_THE_SENTENCE = new Set(['worker', 'pass']);

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

function follows(change: Change, seat: SeatNumber | null): boolean {
  if (TOLD_BY_THE_SENTENCE.has(change.kind)) return false;
  return change.seat !== seat || (change.kind !== 'goods' && change.kind !== 'points' && change.kind !== 'tile');
}

export function logLine(step: Step): LogLine {
  const mine = own(step.changes);
  return {
    ply: step.ply,
    seat: step.seat,
    sentence: step.sentence,
    icons: icons(mine, step.seat),
    after: [...mine.filter((change) => follows(change, step.seat)), ...step.changes.slice(mine.length)]
      .filter((change) => !TOLD_BY_THE_SENTENCE.has(change.kind))
      .map((change) => change.text),
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
