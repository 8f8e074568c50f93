import { expect, it } from 'vitest';
import { phoneRoad, TO_BEND, type RoadLayout } from '../draw/roads';
import { wideRoad as caylusRoad } from './caylus/road';
import { wideRoad as road1303 } from './caylus1303/road';
import { roomyRoad } from './plain/road';

const anyLength = [1, 2, 5, 8, 13, 21, 34, 60].flatMap((count): [string, RoadLayout, number][] => [
  [`${count} spaces with a town`, roomyRoad(count, 260), count],
  [`${count} spaces`, roomyRoad(count, 30), count],
]);

it.each<[string, RoadLayout, number]>([
  ['Caylus', caylusRoad(), 28],
  ['Caylus 1303', road1303(), 23],
  ['a phone', phoneRoad(28, 600), 28],
  ...anyLength,
])('no two tiles overlap on the road of %s', (_, layout, count) => {
  expect(layout.spaces).toHaveLength(count + 1);
  for (let a = 1; a <= count; a++)
    for (let b = a + 1; b <= count; b++) {
      const [ax, ay] = layout.spaces[a]!;
      const [bx, by] = layout.spaces[b]!;
      const apart = Math.abs(ax - bx) >= 88 * layout.scale || Math.abs(ay - by) >= 102 * layout.scale;
      expect(apart, `${a} and ${b}`).toBe(true);
    }
});

it.each(anyLength)('%s are all on the board', (_, layout, count) => {
  for (const [x, y] of layout.spaces.slice(1)) {
    expect(x - 44 * layout.scale, `${count}`).toBeGreaterThanOrEqual(0);
    expect(x + 44 * layout.scale).toBeLessThanOrEqual(layout.width);
    expect(y + 66 * layout.scale).toBeLessThanOrEqual(layout.height);
  }
});

it.each(anyLength)('%s can be closed in the bends, beside and between the tiles', (_, layout, count) => {
  for (let n = 1; n < count; n++) {
    if (!layout.bends?.(n)) continue;
    const [x, y] = layout.line[layout.index[n]! + TO_BEND]!;
    const [[ax, ay], [, by]] = [layout.spaces[n]!, layout.spaces[n + 1]!];
    expect(y).toBeGreaterThan(ay);
    expect(y).toBeLessThan(by);
    expect((x - ax) * layout.direction(n)).toBeGreaterThan(0);
  }
  const rows = new Set(layout.spaces.slice(1).map(([, y]) => Math.round(y / 20)));
  expect(rows.size === 1 || [...layout.spaces.keys()].some((n) => layout.bends?.(n))).toBe(true);
});
