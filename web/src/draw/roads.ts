/* Where the road runs: the centre of every space and the smooth line through them, on a wide board and on a phone. */

export type Point = [number, number];

export interface RoadLayout {
  width: number;
  height: number;
  /** Centre of each space; index 0 is unused. */
  spaces: Point[];
  /** The line of the road with its bends. */
  line: Point[];
  /** Index in `line` of each space. */
  index: number[];
  /** Where in `line` the part that can wake begins. */
  start: number;
  roadWidth: number;
  /** Size of tiles against their own units. */
  scale: number;
  /** +1 where the road runs to the right, -1 to the left. */
  direction: (space: number) => 1 | -1;
  /** Behind which spaces the road bends so widely that it can be closed in the middle of the bend. */
  bends?: (space: number) => boolean;
}

/** How many points of a road's line lie between a space and the middle of the bend behind it. */
export const TO_BEND = 2;

/** A smooth path through points (Catmull-Rom as cubic curves). */
export function smooth(points: Point[], from = 0, to = points.length - 1): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  let path = `M${at(from)[0]} ${at(from)[1]}`;
  for (let i = from; i < to; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6].map((v) => v.toFixed(1));
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6].map((v) => v.toFixed(1));
    path += `C${c1.join(' ')} ${c2.join(' ')} ${p2[0]} ${p2[1]}`;
  }
  return path;
}

/** A road that turns at the end of every row. */
interface Serpentine {
  count: number;
  /** The middle of each column, and of the first row; from row to row. */
  columns: number[];
  top: number;
  pitch: number;
  /** Where the bends begin, and their outermost points. */
  bends: Record<'left' | 'right', [near: number, far: number]>;
  /** Where the road comes from, and where it goes to. */
  ends: [left: number, right: number];
  width: number;
  roadWidth: number;
  scale: number;
}

export function serpentine(road: Serpentine): RoadLayout {
  const { count, columns, top, pitch, bends, ends, width, roadWidth, scale } = road;
  const across = columns.length;
  const direction = (space: number): 1 | -1 => (Math.floor((space - 1) / across) % 2 ? -1 : 1);
  const spaces: Point[] = [[0, 0]];
  for (let i = 1; i <= count; i++) {
    const row = Math.floor((i - 1) / across);
    const c = (i - 1) % across;
    spaces.push([columns[row % 2 ? across - 1 - c : c] ?? 0, top + row * pitch + (c % 2 ? -3 : 3)]);
  }
  const line: Point[] = [[ends[0], spaces[1]?.[1] ?? top]];
  const index: number[] = [0];
  for (let i = 1; i <= count; i++) {
    const [x, y] = spaces[i] ?? [0, 0];
    index[i] = line.length;
    line.push([x, y]);
    if (i % across === 0 && i < count) {
      const [near, far] = bends[direction(i) > 0 ? 'right' : 'left'];
      line.push([near, y + 34], [far, y + pitch / 2], [near, y + pitch - 34]);
    }
  }
  const [, lastY] = spaces[count] ?? [0, top];
  line.push([direction(count) > 0 ? ends[1] : ends[0], lastY]);
  return { width, height: lastY + 110, spaces, line, index, start: 0, roadWidth, scale, direction };
}

/** The road on a phone: four to a row, beginning at `top`. */
export function phoneRoad(count: number, top: number, pitch = 152): RoadLayout {
  return serpentine({
    count,
    columns: [55, 148, 241, 334],
    top,
    pitch,
    bends: { left: [18, -2], right: [372, 392] },
    ends: [-40, 430],
    width: 390,
    roadWidth: 112,
    scale: 84 / 88,
  });
}
