/* From the sentence of a component to a line of icons: "Give 1 cube of any kind for 4 deniers." -> any > 4 denier.
   The sentences are made by the engine from the rows that drive the game, in a small closed vocabulary, so the picture
   follows every correction of a row by itself. */

/** An icon's id, a figure, or one of the signs > / - and a space. */
export type Token = string;
export type Line = Token[];

export interface Effect {
  lines: Line[];
  /** What the owner gets when another player uses the building. */
  owner: Line | null;
  /** What the building gives when it is built, or at each income. */
  standing: Line;
}

const ICON_OF: [RegExp, string][] = [
  [/^(cubes?|resources?) of any kind$/, 'any'],
  [/^(cubes?|resources?) \(no gold\)$/, 'free'],
  [/^castle tokens?$/, 'castle'],
  [/^food$/, 'food'],
  [/^wood$/, 'wood'],
  [/^stone$/, 'stone'],
  [/^(cloth|fabric)$/, 'cloth'],
  [/^gold$/, 'gold'],
  [/^deniers?$/, 'denier'],
  [/^points?$/, 'pp'],
  [/^favors?$/, 'favor'],
  [/^workers?$/, 'worker'],
];

const ADDED = new Set(['denier', 'worker']);

function iconOf(words: string): string | null {
  return ICON_OF.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** "2 food and 1 cloth" -> [[2, food], [1, cloth]]; null where a word is not known. */
export function amounts(phrase: string): [number, string][] | null {
  const found: [number, string][] = [];
  for (const part of phrase.split(/, | and /)) {
    const match = /^(\d+) (.+)$/.exec(part.trim());
    const icon = match?.[2] ? iconOf(match[2]) : null;
    if (!match || !icon) return null;
    found.push([Number(match[1]), icon]);
  }
  return found;
}

/** Amounts as tokens; a lone 1 is left out where the line stays clear without it. */
function written(list: [number, string][], showOne: boolean, sign = ''): Line {
  return list.flatMap(([n, icon]) => (n === 1 && !showOne ? [icon] : [sign + String(n), icon]));
}

/** The cost of a building as tokens. */
export function costLine(cost: string): Line {
  const list = amounts(cost);
  return list ? written(list, false) : [];
}

function buildLine(sentence: string): Line | null {
  const match = /^(?:build|construct) one (wood|stone|prestige) building/i.exec(sentence);
  if (!match?.[1]) return null;
  const less = /for 1 (wood|stone) less/.exec(sentence);
  return less?.[1] ? ['k:' + match[1], '-', less[1]] : ['>', 'k:' + match[1]];
}

function clause(text: string): { take?: [number, string][]; trade?: [[number, string][], [number, string][]] } | null {
  const taken = /^take (.+?)(?: from the card's reserve)?(?:, if any is left)?$/i.exec(text);
  const take = taken?.[1] ? amounts(taken[1]) : null;
  if (take) return { take };
  const traded = /^(?:may )?(?:give|pay) (.+?) for (.+)$/i.exec(text);
  const give = traded?.[1] ? amounts(traded[1]) : null;
  const get = traded?.[2] ? amounts(traded[2]) : null;
  return give && get ? { trade: [give, get] } : null;
}

/** One sentence without its full stop. */
export function sentenceLines(sentence: string): Line[] {
  const built = buildLine(sentence);
  if (built) return [built];
  const house = /^pay (.+?) (?:to turn|and put a house)/i.exec(sentence);
  const price = house?.[1] ? amounts(house[1]) : null;
  if (price) return [[...written(price, false), '>', 'k:residence']];
  const steps = /^move the provost (?:up to )?(\d)/i.exec(sentence);
  if (steps?.[1]) return [['prov', '±' + steps[1]]];
  if (/^move this worker/i.test(sentence)) return [['worker', '>', 'spot']];
  const clauses = sentence
    .replace(/, if any is left$/, '')
    .split(', or ')
    .map(clause);
  if (clauses.some((found) => found === null)) return [];
  const takes = clauses.flatMap((found) => (found?.take ? [found.take] : []));
  if (takes.length === clauses.length) {
    const lone = takes.length === 1 && takes[0]?.length === 1;
    const sign = lone && ADDED.has(takes[0]?.[0]?.[1] ?? '') ? '+' : '';
    const several = takes.length === 1 && (takes[0]?.length ?? 0) > 1;
    return [takes.flatMap((list, at) => [...(at ? ['/'] : []), ...written(list, lone || several, sign)])];
  }
  const many = clauses.length > 1;
  return clauses.flatMap((found) =>
    found?.trade
      ? [[...written(found.trade[0], many), '>', ...written(found.trade[1], many || lonePoints(found.trade[1]))]]
      : [],
  );
}

function lonePoints(list: [number, string][]): boolean {
  return list.length === 1 && list[0]?.[1] === 'pp';
}

/** All that a component's text says, as icons. */
export function effectOf(text: string, setUpSide = false): Effect {
  const [front, back] = text.split(' Set-up side: ');
  let worked = front ?? '';
  if (back !== undefined) {
    const owned = back.indexOf(' When another player');
    const [side, rest] = owned < 0 ? [back, ''] : [back.slice(0, owned), back.slice(owned)];
    worked = (setUpSide ? side : worked) + (setUpSide ? '' : rest);
  }
  const effect: Effect = { lines: [], owner: null, standing: [] };
  for (const sentence of worked.split(/\.(?: |$)/).filter(Boolean)) {
    const owner = /^When another player uses it, its owner: (.+)$/.exec(sentence);
    const built = /^When built: (.+)$/.exec(sentence);
    const income = /^Income: (.+) more each turn$/.exec(sentence);
    if (owner?.[1]) effect.owner = sentenceLines(owner[1])[0] ?? null;
    else if (built?.[1]) effect.standing.push(...written(amounts(built[1]) ?? [], false));
    else if (income?.[1]) effect.standing.push(...written(amounts(income[1]) ?? [], true, '+'));
    else effect.lines.push(...sentenceLines(sentence));
  }
  return effect;
}
