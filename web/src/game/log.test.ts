import { expect, it } from 'vitest';
import { loadFixtures } from '../gallery/fixtures';
import { bySource, running } from './ledger';
import { logLine, logTurns, nameFinder, stretchesOf } from './log';
import type { Step } from './types';

const step: Step = {
  ply: 7,
  turn: 2,
  seat: 1,
  sentence: 'Red places a worker on the Farm for 1 denier.',
  notation: 'place farm',
  changes: [
    { kind: 'goods', seat: 1, what: 'denier', amount: -1, text: 'Red pays 1 denier' },
    { kind: 'worker', seat: 1, from: 'home', to: 'farm', text: 'Red has a worker on the Farm' },
    { kind: 'points', seat: 0, amount: 1, source: 'owner', what: 'farm', text: 'Blue scores 1 point' },
    { kind: 'phase', phase: 'road', turn: 2, text: 'Turn 2: road' },
    { kind: 'goods', seat: 1, what: 'fabric', amount: 2, text: 'Red gains 2 fabric' },
    { kind: 'provost', from: 3, to: 5, text: 'The provost goes from space 3 to space 5' },
  ],
};

it('a line of the log shows what the action itself paid and gained', () => {
  expect(logLine(step).icons).toEqual(['−1', 'denier']);
});

it('what followed is told seat by seat, then in sentences', () => {
  expect(logLine(step).after).toEqual([
    { seat: 0, icons: ['+1', 'pp'], text: '' },
    { seat: 1, icons: ['+2', 'cloth'], text: '' },
    { seat: null, icons: [], text: 'The provost goes from space 3 to space 5' },
  ]);
});

it('who must pass is told, who chose to pass is not told twice', () => {
  const forced = { kind: 'pass', seat: 1, text: 'Red passes, number 3 on the bridge' };
  expect(logLine({ ...step, changes: [forced] }).after).toEqual([{ seat: null, icons: [], text: forced.text }]);
  expect(logLine({ ...step, notation: 'pass', changes: [forced] }).after).toEqual([]);
  const next = { ...forced, seat: 2, text: 'Green passes, number 4 on the bridge' };
  const told = logLine({ ...step, notation: 'pass', changes: [forced, next] }).after;
  expect(told.map(({ text }) => text)).toEqual([next.text]);
});

it('the newest turn comes first', () => {
  const turns = logTurns([
    { ...step, ply: 1, turn: 1 },
    { ...step, ply: 2, turn: 1 },
    { ...step, ply: 3, turn: 2 },
  ]);
  expect(turns.map(({ turn, lines }) => [turn, lines.map(({ ply }) => ply)])).toEqual([
    [2, [3]],
    [1, [2, 1]],
  ]);
});

it('the ledger explains every point that can be seen, in all recorded moments', async () => {
  for (const { moments } of await loadFixtures())
    for (const { view } of moments)
      view.scores.forEach((score, seat) => {
        if (score === null) return;
        const sums = bySource(view.ledger, seat);
        expect(Object.values(sums).reduce((all, points) => all + points, 0)).toBe(score);
        expect(running(view.ledger, seat, view.turn).at(-1)).toBe(score);
      });
});

it('what is told several times is counted', () => {
  const card = { kind: 'card', seat: 1, text: 'Red takes a card' };
  const turn = { kind: 'phase', text: 'Turn 3: income' };
  expect(logLine({ ...step, changes: [turn, card, card, card] }).after).toEqual([
    { seat: null, icons: [], text: 'Red takes a card ×3' },
  ]);
});

it('what the sentence says is not said again', () => {
  const walk = { kind: 'provost', from: 3, to: 5, text: 'The provost goes from space 3 to space 5' };
  expect(logLine({ ...step, changes: [walk] }).after).toEqual([]);
});

it('names stand out whole: the longest that fits, and never a piece of a word', () => {
  const finder = nameFinder(['Farm', 'Wood Farm', 'Inn']);
  const named = (sentence: string): string[] =>
    stretchesOf(sentence, finder).flatMap(({ text, name }) => (name ? [text] : []));
  expect(named('Red places a worker on the Wood Farm for 1 denier.')).toEqual(['Wood Farm']);
  expect(named('Innès goes from the Inn to the Farm.')).toEqual(['Inn', 'Farm']);
  expect(stretchesOf('Red passes.', finder)).toEqual([{ text: 'Red passes.', name: false }]);
});

it('points that are lost unasked say why', () => {
  const next = { kind: 'phase', text: 'Turn 2: castle' };
  const loss = { kind: 'points', seat: 0, amount: -2, source: 'no batch', what: 'castle', text: 'Blue loses 2 points' };
  const coins = { kind: 'goods', seat: 0, what: 'denier', amount: 2, text: 'Blue gains 2 deniers' };
  expect(logLine({ ...step, changes: [next, loss, coins] }).after).toEqual([
    { seat: 0, icons: ['+2', 'denier'], text: '' },
    { seat: 0, icons: ['−2', 'pp'], text: 'no batch given' },
  ]);
});
