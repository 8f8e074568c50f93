/* Amounts and effects of components as lines of icons: two deniers for three points -> 2 denier > 3 pp. */

import type { EffectValue } from '../api/wire';

/** An icon's id, a figure, or one of the signs > / - and a space. */
export type Token = string;
export type Line = Token[];
export type Amount = Record<string, number>;

const ICONS: Record<string, string> = {
  food: 'food',
  wood: 'wood',
  stone: 'stone',
  cloth: 'cloth',
  gold: 'gold',
  any: 'any',
  free: 'free',
  fabric: 'cloth',
  deniers: 'denier',
  workers: 'worker',
  points: 'pp',
  favors: 'favor',
  tokens: 'castle',
};
/* What is added to a supply, where it is all that is gained. */
const ADDED = new Set(['deniers', 'workers']);

/* Goods that nobody here knows have no icon: their effect is told in words alone. */
function known(...amounts: Amount[]): boolean {
  return amounts.every((amount) => Object.keys(amount).every((good) => good in ICONS));
}

/** An amount; a lone 1 is left out where the line stays clear without it. */
export function amountLine(amount: Amount, showOne = false, sign = ''): Line {
  if (!known(amount)) return [];
  return Object.entries(amount).flatMap(([good, n]) => {
    const icon = ICONS[good] ?? good;
    return n === 1 && !showOne ? [icon] : [sign + String(n), icon];
  });
}

/** What may be gained: one of several amounts. */
export function gainLine(gains: Amount[], sign = ''): Line {
  return gains.flatMap((gain, at) => [...(at ? ['/'] : []), ...amountLine(gain, gains.length === 1, sign)]);
}

/** An effect, a line a way; `kindOf` says which kind of building a group is. None for rules that need words. */
export function effectLines(effect: EffectValue | null, kindOf: (group: string) => string): Line[] {
  if (!effect) return [];
  const { op, ways = [], kind = '', waived, steps = 0, price = {} } = effect;
  if (!known(price, ...ways.flatMap(({ pay, gain }) => [pay, gain]))) return [];
  if (op === 'build') return [waived ? [`k:${kindOf(kind)}`, '-', waived] : ['>', `k:${kindOf(kind)}`]];
  if (op === 'transform') return [[...amountLine(price), '>', 'k:residence']];
  if (op === 'provost') return [['prov', `±${steps}`]];
  if (op === 'trade') return ways.map(({ pay, gain }) => tradeLine(pay, gain, ways.length > 1));
  return ways.length ? [takeLine(ways.map(({ gain }) => gain))] : [];
}

function takeLine(gains: Amount[]): Line {
  const [goods = []] = gains.map(Object.keys);
  const added = gains.length === 1 && goods.length === 1 && ADDED.has(goods[0] ?? '');
  return gainLine(gains, added ? '+' : '');
}

function tradeLine(pay: Amount, gain: Amount, several: boolean): Line {
  const points = Object.keys(gain).join() === 'points';
  return [...amountLine(pay, several), '>', ...amountLine(gain, several || points)];
}
