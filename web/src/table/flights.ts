/* Pieces that travel: workers to their places, goods to their owners, the provost along the road. */

import { CHARGES, tincture } from '../game/seats';
import { keyOf, onBoard } from '../game/places';
import { changesOf } from '../game/story';
import type { Change, Step, Target, View } from '../game/types';
import { stationsOf } from './stations';

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const MOST = 5;
const MOST_LANTERNS = 8;
/** Where workers are that stand in no building. */
const AT_HOME: Set<unknown> = new Set(['home', 'hand', 'camp']);
const ICON: Record<string, string> = { fabric: 'cloth', deniers: 'denier', workers: 'worker', points: 'pp' };

export function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function boxOf(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width ? box : null;
}

/* Where on the screen something is that the server names. */
function placeOf(target: Target, view: View): DOMRect | null {
  return boxOf(`[data-place="${CSS.escape(keyOf(onBoard(target, view)))}"]`);
}

/* The drawing is made with createElementNS and styled from here: the page allows no styles in markup. */
function drawing(href: string, size: number, seat: number | null): HTMLElement {
  const NS = 'http://www.w3.org/2000/svg';
  const frame = document.createElement('div');
  frame.className = seat === null ? 'flight' : `flight seat-${tincture(seat)}`;
  frame.ariaHidden = 'true';
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  const use = document.createElementNS(NS, 'use');
  use.setAttribute('href', href);
  svg.append(use);
  if (seat !== null) {
    const charge = document.createElementNS(NS, 'use');
    charge.setAttribute('href', `#c-${CHARGES[tincture(seat)]}`);
    for (const [name, value] of Object.entries({ x: 7.1, y: 11.3, width: 9.8, height: 9.8 }))
      charge.setAttribute(name, String(value));
    charge.setAttribute('class', 'chg');
    svg.append(charge);
  }
  frame.append(svg);
  return frame;
}

async function fly(what: HTMLElement, from: DOMRect, to: DOMRect, ms: number, delay: number): Promise<void> {
  document.body.append(what);
  const half = what.getBoundingClientRect().width / 2;
  const at = (box: DOMRect, lift = 0): string =>
    `translate(${box.left + box.width / 2 - half}px, ${box.top + box.height / 2 - half - lift}px)`;
  try {
    await what.animate(
      [
        { transform: at(from), opacity: 0 },
        { transform: at(from, 6), opacity: 1, offset: 0.15 },
        { transform: at(to, 2), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: ms, delay, easing: EASE, fill: 'both' },
    ).finished;
  } catch {
    /* Taken away before it arrived. */
  } finally {
    what.remove();
  }
}

/** Where the walking pieces stand, so that they can be seen to walk. */
export function whereTheyStand(): Map<string, DOMRect> {
  return new Map(
    [...document.querySelectorAll<SVGElement>('[data-piece]')].map((piece) => [
      piece.dataset.piece ?? '',
      piece.getBoundingClientRect(),
    ]),
  );
}

/* The spaces between two, in the order in which they are walked; the last is where the piece now stands. */
function between(from: unknown, to: unknown): number[] {
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, at) => from + step * (at + 1));
}

/* A piece walks from where it stood, space by space. */
function walk(piece: SVGGraphicsElement, old: DOMRect, step: Step, pace: number): Promise<unknown> | null {
  const now = piece.getBoundingClientRect();
  const svg = piece.ownerSVGElement;
  const scale = svg ? svg.viewBox.baseVal.width / svg.getBoundingClientRect().width : 1;
  const at = (x: number, y: number): Keyframe => ({ transform: `translate(${x * scale}px, ${y * scale}px)` });
  const [dx, dy] = [old.left - now.left, old.top - now.top];
  if (Math.hypot(dx, dy) < 2) return null;
  const move = changesOf(step).find(({ kind }) => kind === piece.dataset.piece);
  const spaces = between(move?.from, move?.to).map((space) => boxOf(`[data-place="space:${space}"]`));
  const end = spaces.at(-1);
  const stops = spaces.slice(0, -1).flatMap((box) => (box && end ? [at(box.left - end.left, box.top - end.top)] : []));
  const ms = Math.max(420, 140 * (stops.length + 1)) / pace;
  return piece
    .animate([at(dx, dy), ...stops, { transform: 'none' }], {
      duration: ms,
      easing: stops.length ? 'linear' : 'ease-in-out',
    })
    .finished.catch(() => undefined);
}

/** Show a step that has just been drawn: `before` tells where the walking pieces stood. */
export async function showStep(step: Step, view: View, before: Map<string, DOMRect>, pace: number): Promise<void> {
  if (wantsStillness()) return;
  const running: (Promise<unknown> | null)[] = [];
  for (const piece of document.querySelectorAll<SVGGraphicsElement>('[data-piece]')) {
    const old = before.get(piece.dataset.piece ?? '');
    if (old) running.push(walk(piece, old, step, pace));
  }
  for (const { kind, seat, from, to, space } of changesOf(step).slice(0, 30)) {
    if (kind === 'worker' && !AT_HOME.has(to) && typeof seat === 'number') {
      const start = AT_HOME.has(from) ? null : placeOf({ kind: 'place', id: String(from) }, view);
      const begin = start ?? boxOf(`[data-seat="${seat}"]`);
      const end = placeOf({ kind: 'place', id: String(to) }, view);
      if (begin && end) running.push(fly(drawing('#worker', 30, seat), begin, end, 380 / pace, 0));
    } else if (kind === 'tile' && typeof space === 'number') drop(space, pace);
  }
  const middle = boxOf('.boardwrap, .ph-main');
  let delay = 0;
  for (const { cause, gains } of stationsOf(step.happenings).slice(0, MOST_LANTERNS)) {
    const place = cause && placeOf(cause, view);
    if (place) running.push(lantern(place, 350 / pace, delay));
    running.push(...fliesOf(gains, place ?? middle, pace, delay));
    if (place) delay += 350 / pace;
  }
  await Promise.all(running);
}

/* A lantern is lit over a building that does its work. */
async function lantern(place: DOMRect, ms: number, delay: number): Promise<void> {
  const light = document.createElement('div');
  light.className = 'lantern';
  light.ariaHidden = 'true';
  for (const side of ['left', 'top', 'width', 'height'] as const) light.style[side] = `${place[side]}px`;
  document.body.append(light);
  const glow = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  await light.animate(glow, { duration: ms * 1.6, delay, fill: 'both' }).finished.catch(() => undefined);
  light.remove();
}

function drop(space: number, pace: number): void {
  const tile = document.querySelector(`[data-place="space:${space}"] + .drawn`);
  tile?.animate(
    [
      { transform: 'translateY(-14px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: 160 / pace,
      easing: EASE,
    },
  );
}

/* Goods go from their place to the seat that gains them. */
function fliesOf(gains: Change[], from: DOMRect | null, pace: number, delay: number): Promise<void>[] {
  if (!from) return [];
  const flights: Promise<void>[] = [];
  for (const { seat, amount = 0, what, kind } of gains) {
    const to = boxOf(`[data-seat="${seat}"]`);
    const icon = kind === 'points' ? 'pp' : (ICON[what ?? ''] ?? what ?? '');
    for (let i = 0; to && i < Math.min(amount, MOST) && flights.length < MOST; i++)
      flights.push(fly(drawing(`#${icon}`, 22, null), from, to, 420 / pace, delay + (flights.length * 40) / pace));
  }
  return flights;
}
