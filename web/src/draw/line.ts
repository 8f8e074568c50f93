/* A line of icons and figures laid out along x. */

import type { Line } from '../icons/effect';
import { named, say } from '../words';

export interface Sign {
  token: string;
  kind: 'figure' | 'arrow' | 'or' | 'sign' | 'gap' | 'kind' | 'icon';
  x: number;
  width: number;
}

const WIDTHS: Record<string, number> = { '>': 15, '+': 10, '-': 10, ' ': 5 };
/** Of a letter of the word between two choices: languages have short and long ones. */
const LETTER = 5.5;
const FIGURE = /^[+\-−±]?\d+$/;

function kindOf(token: string): Sign['kind'] {
  if (FIGURE.test(token)) return 'figure';
  if (token === '>') return 'arrow';
  if (token === '/') return 'or';
  if (token === '+' || token === '-') return 'sign';
  if (token === ' ') return 'gap';
  return token.startsWith('k:') ? 'kind' : 'icon';
}

function widthOf(token: string): number {
  if (token === '/') return say('table-or').length * LETTER;
  return FIGURE.test(token) ? token.length * 8 + 1 : (WIDTHS[token] ?? 18);
}

/* Signs by the names of their words. */
const SIGNS: Record<string, string> = { '>': 'for', '/': 'or', '-': 'less' };

/** What an icon is called; undefined where the icon says it all. */
export function wordOf(token: string): string | undefined {
  return named('icon', SIGNS[token] ?? token.replace(':', '-').replace('k-', 'kind-'));
}

/** A line as it is heard. */
export function spoken(line: Line): string {
  return line.map((token) => wordOf(token) ?? token).join(' ');
}

/** The width of a line at size 18, before scaling. */
export function lineWidth(line: Line): number {
  return line.reduce((sum, token) => sum + widthOf(token), 0);
}

/** The signs of a line, centred on cx; size is the height of an icon with its margin. */
export function layLine(line: Line, cx: number, size = 18): Sign[] {
  const scale = size / 18;
  let x = cx - (lineWidth(line) * scale) / 2;
  return line.map((token) => {
    const width = widthOf(token) * scale;
    const sign: Sign = { token, kind: kindOf(token), x, width };
    x += width;
    return sign;
  });
}
