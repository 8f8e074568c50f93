/* Where a road of any length runs on the wide board: in rows of tiles as large as there is room for. */

import { type RoadLayout, serpentine } from '../../draw/roads';

const WIDTH = 1000;
const HEIGHT = 806;
const LARGEST = 1.6;
/** From tile to tile and from row to row, and what a bend needs beside the middle of the last tile, for tiles of their
    own size. */
const PITCH = 98;
const ROW = 172;
const BEND = 103;

/** The road of so many spaces below `top`. */
export function roomyRoad(count: number, top: number): RoadLayout {
  const room = HEIGHT - top;
  const scaleOf = (across: number): number =>
    Math.min(LARGEST, WIDTH / ((across - 1) * PITCH + 2 * BEND), room / (Math.ceil(count / across) * ROW));
  let across = 1;
  for (let more = 2; more <= Math.max(1, count); more++) if (scaleOf(more) > scaleOf(across)) across = more;
  const scale = scaleOf(across);
  const rows = Math.max(1, Math.ceil(count / across));
  const pitch = across > 1 ? Math.min((WIDTH - 2 * BEND * scale) / (across - 1), PITCH * scale * 1.25) : 0;
  const left = (WIDTH - pitch * (across - 1)) / 2;
  const right = WIDTH - left;
  const rowPitch = Math.min(room / rows, ROW * scale * 1.15);
  const layout = serpentine({
    count,
    columns: Array.from({ length: across }, (_, at) => left + at * pitch),
    top: top + (room - rowPitch * rows) / 2 + rowPitch / 2 + 10 * scale,
    pitch: rowPitch,
    bends: {
      left: [left - 28 * scale, left - 44 * scale],
      right: [right + 28 * scale, right + 44 * scale],
    },
    ends: [-620, WIDTH + 620],
    width: WIDTH,
    roadWidth: 118 * scale,
    scale,
  });
  return { ...layout, height: HEIGHT, bends: (space) => space % across === 0 && space < count };
}
