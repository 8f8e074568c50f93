/* Where the road runs on the wide board. */

import type { Point, RoadLayout } from '../../draw/roads';

const PITCH = 98;
const column = (c: number): number => 59 + (c - 1) * PITCH;

/** From the bridge below up to the castle, 23 spaces. */
export function wideRoad(): RoadLayout {
  const rows = [709, 536, 363] as const;
  const spaces: Point[] = [[0, 0]];
  for (let i = 1; i <= 23; i++) {
    if (i <= 4) spaces.push([column(5 + i), rows[0] + ([0, -4, -5, -2, 0][i] ?? 0)]);
    else if (i === 5) spaces.push([column(10), (rows[0] + rows[1]) / 2]);
    else if (i <= 13) spaces.push([column(15 - i), rows[1] + ([3, -3, -5, 2, 4, 0, -4, 1][i - 6] ?? 0)]);
    else if (i === 14) spaces.push([column(1), (rows[1] + rows[2]) / 2]);
    else spaces.push([column(i - 13), rows[2] + ([-3, 2, 4, 0, -4, -2, 3, 4, 0][i - 15] ?? 0)]);
  }
  const line: Point[] = [
    [-630, rows[0]],
    [-30, rows[0]],
    [column(1), rows[0] + 2],
    [column(2), rows[0] - 3],
    [column(3), rows[0]],
    [column(4), rows[0] + 3],
    [column(5), rows[0]],
  ];
  const index: number[] = [6];
  for (let i = 1; i <= 23; i++) {
    if (i === 5) line.push([898, rows[0] - 18]);
    if (i === 6) line.push([898, rows[1] + 18]);
    if (i === 14) line.push([101, rows[1] - 18]);
    if (i === 15) line.push([101, rows[2] + 18]);
    index[i] = line.length;
    line.push(spaces[i] ?? [0, 0]);
  }
  line.push([1010, rows[2] - 4], [1040, rows[2] - 8], [1640, rows[2]]);
  const direction = (space: number): 1 | -1 => (space >= 6 && space <= 13 ? -1 : 1);
  return { width: 1000, height: 806, spaces, line, index, start: 2, roadWidth: 118, scale: 1, direction };
}
