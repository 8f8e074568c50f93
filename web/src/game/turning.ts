/* The moments that decided a game, found in how everybody came to their points. */

import type { Reckoning } from '../api/wire';

export interface TurningPoint {
  kind: 'lead' | 'leap' | 'loss' | 'haul';
  turn: number;
  seat: number;
  points: number;
  /** What brought the points, for a haul. */
  what: string;
}

const MOST = 5;

/** Who is ahead at the end of each turn; null while several are. */
function leaders(series: number[][], turns: number): (number | null)[] {
  return Array.from({ length: turns }, (_, at) => {
    const scores = series.map((each) => each[at] ?? 0);
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    return scores.indexOf(best, first + 1) < 0 ? first : null;
  });
}

/** The lead changing hands for good, the greatest turn, the greatest single gain and loss; in the order of play. */
export function turningPoints({ seats, entries, turns }: Reckoning): TurningPoint[] {
  if (seats.some(({ series }) => !series)) return [];
  const series = seats.map((each) => each.series ?? []);
  const found: TurningPoint[] = [];
  let before: number | null = null;
  leaders(series, turns).forEach((seat, at) => {
    if (seat !== null && seat !== before) {
      const score = series[seat]?.[at] ?? 0;
      if (at > 0) found.push({ kind: 'lead', turn: at + 1, seat, points: score, what: '' });
      before = seat;
    }
  });
  const changes = found.length > MOST - 2 ? found.slice(-(MOST - 2)) : found;
  const leaps = series.flatMap((each, seat) =>
    each.map((points, at) => ({ seat, turn: at + 1, points: points - (each[at - 1] ?? 0) })),
  );
  const leap = leaps.reduce((a, b) => (b.points > a.points ? b : a), { seat: 0, turn: 0, points: 0 });
  const haul = entries.reduce((a, b) => (b.points > (a?.points ?? 0) ? b : a), entries[0]);
  const loss = entries.reduce((a, b) => (b.points < (a?.points ?? 0) ? b : a), entries[0]);
  const points = [...changes];
  if (leap.points > 0) points.push({ kind: 'leap', ...leap, what: '' });
  if (haul && haul.points > 0)
    points.push({ kind: 'haul', turn: haul.turn, seat: haul.seat, points: haul.points, what: haul.what });
  if (loss && loss.points < 0)
    points.push({ kind: 'loss', turn: loss.turn, seat: loss.seat, points: -loss.points, what: loss.what });
  return points.sort((a, b) => a.turn - b.turn);
}
