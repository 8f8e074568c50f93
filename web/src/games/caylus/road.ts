/* Where the road runs on the wide board. */

import type { Point, RoadLayout } from '../../draw/roads';

const PITCH = 98;
const column = (c: number): number => 59 + (c - 1) * PITCH;

/** Three rows, 28 spaces. */
export function wideRoad(): RoadLayout {
  const rows = [354, 529, 704] as const;
  const wobble = (c: number, r: number): number => [0, -5, -7, -4, 1, 5, 6, 3, -2, -4][(c + r * 3) % 10] ?? 0;
  const spaces: Point[] = [[0, 0]];
  for (let i = 1; i <= 28; i++) {
    if (i <= 9) spaces.push([column(i), rows[0] + (i === 1 ? 0 : wobble(i, 0))]);
    else if (i === 10) spaces.push([column(10), (rows[0] + rows[1]) / 2]);
    else if (i <= 18) spaces.push([column(20 - i), rows[1] + wobble(20 - i, 1)]);
    else if (i === 19) spaces.push([column(1), (rows[1] + rows[2]) / 2]);
    else spaces.push([column(i - 18), rows[2] + wobble(i - 18, 2) * 0.8]);
  }
  const at = (i: number): Point => spaces[i] ?? [0, 0];
  const line: Point[] = [
    [740, 176],
    [604, 176],
    [513, 174],
    [421, 177],
    [330, 175],
    [238, 177],
    [147, 176],
    [84, 188],
    [59, 226],
    [59, 276],
    [62, 326],
    [96, 352],
    [157, at(2)[1]],
  ];
  const index: number[] = [0, 10, 12];
  const push = (i: number): void => {
    index[i] = line.length;
    line.push(at(i));
  };
  for (let i = 3; i <= 9; i++) push(i);
  line.push([898, rows[0] + 18]);
  push(10);
  line.push([898, rows[1] - 18]);
  for (let i = 11; i <= 18; i++) push(i);
  line.push([101, rows[1] + 18]);
  push(19);
  line.push([101, rows[2] - 18]);
  for (let i = 20; i <= 28; i++) push(i);
  line.push([1100, at(28)[1] + 6], [1300, at(28)[1] - 14], [1640, at(28)[1] + 20]);
  const direction = (space: number): 1 | -1 => (space >= 11 && space <= 18 ? -1 : 1);
  return { width: 1000, height: 802, spaces, line, index, start: 10, roadWidth: 122, scale: 1, direction };
}
