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
}

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

const PITCH = 98;
const column = (c: number): number => 59 + (c - 1) * PITCH;

/** The road of Caylus on the wide board: three rows, 28 spaces. */
export function caylusRoad(): RoadLayout {
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

/** The road of Caylus 1303 on the wide board: from the bridge below up to the castle, 23 spaces. */
export function road1303(): RoadLayout {
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

/** The road on a phone: a serpentine of four to a row, beginning at `top`. */
export function phoneRoad(count: number, top: number, pitch = 152): RoadLayout {
  const xs = [55, 148, 241, 334];
  const spaces: Point[] = [[0, 0]];
  for (let i = 1; i <= count; i++) {
    const row = Math.floor((i - 1) / 4);
    const c = (i - 1) % 4;
    spaces.push([xs[row % 2 ? 3 - c : c] ?? 0, top + row * pitch + (c % 2 ? -3 : 3)]);
  }
  const line: Point[] = [[-40, spaces[1]?.[1] ?? top]];
  const index: number[] = [0];
  for (let i = 1; i <= count; i++) {
    const [x, y] = spaces[i] ?? [0, 0];
    index[i] = line.length;
    line.push([x, y]);
    if (i % 4 === 0 && i < count) {
      const right = x > 195;
      line.push([right ? 372 : 18, y + 34], [right ? 392 : -2, y + pitch / 2], [right ? 372 : 18, y + pitch - 34]);
    }
  }
  const [lastX, lastY] = spaces[count] ?? [0, top];
  line.push([lastX > 195 ? 430 : -40, lastY]);
  const direction = (space: number): 1 | -1 => (Math.floor((space - 1) / 4) % 2 ? -1 : 1);
  const scale = 84 / 88;
  return { width: 390, height: lastY + 110, spaces, line, index, start: 0, roadWidth: 112, scale, direction };
}

export interface CardGrid {
  /** Where the first row begins. */
  top: number;
  columns: number;
  scale: number;
  rowHeight: number;
  /** A road too long for whole cards shows them as tiles, without the owner's line. */
  tiles: boolean;
  /** Width of a card in its own units, and from one to the next. */
  card: number;
  pitch: number;
  at: (index: number) => Point;
}

const CARD = { card: 104, pitch: 118, row: 198 };
const TILE = { card: 88, pitch: 99, row: 146 };
const LEAST_CARD = 0.8;

/** The growing road of Magna Carta: the largest cards that fit, row under row; tiles when cards would get too small. */
export function cardGrid(count: number, left: number, top: number, width: number, height: number, most = 1): CardGrid {
  const fit = (unit: typeof CARD, least: number): CardGrid | null => {
    for (let scale = unit === CARD ? most : 1; scale >= least; scale -= 0.01) {
      const columns = Math.floor((width + (unit.pitch - unit.card) * scale) / (unit.pitch * scale));
      const rowHeight = unit.row * scale;
      if (Math.ceil((count + 1) / columns) * rowHeight > height) continue;
      /* A short road lies in the middle of its room. */
      const slack = scale > 1 ? (height - Math.ceil((count + 1) / columns) * rowHeight) / 2 : 0;
      const at = (i: number): Point => [
        left + (i % columns) * unit.pitch * scale,
        top + slack + Math.floor(i / columns) * rowHeight,
      ];
      return {
        columns,
        top: top + slack,
        scale,
        rowHeight,
        tiles: unit === TILE,
        card: unit.card,
        pitch: unit.pitch,
        at,
      };
    }
    return null;
  };
  const found = fit(CARD, LEAST_CARD) ?? fit(TILE, 0.3);
  if (!found) throw new RangeError(`no room for ${count} cards`);
  return found;
}
