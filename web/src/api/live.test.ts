import { expect, it } from 'vitest';
import { goneFrom, goOn } from './live.svelte';
import type { Step } from './wire';

const steps = (...plies: number[]): Step[] =>
  plies.map((ply) => ({ ply, turn: 1, seat: 0, sentence: `step ${ply}`, happenings: [] }));
const plies = (story: Step[]): number[] => story.map((step) => step.ply);

it('the first news bring the whole story', () => {
  expect(plies(goOn([], { from_ply: 0, steps: steps(0, 1, 2) }))).toEqual([0, 1, 2]);
});

it('news go on where the story stands', () => {
  expect(plies(goOn(steps(0, 1, 2), { from_ply: 2, steps: steps(3, 4) }))).toEqual([0, 1, 2, 3, 4]);
});

it('what was taken back leaves the story, and what was played instead joins it', () => {
  expect(plies(goOn(steps(0, 1, 2, 3), { from_ply: 1, steps: steps(2) }))).toEqual([0, 1, 2]);
  expect(plies(goOn(steps(0, 1, 2, 3), { from_ply: 1, steps: [] }))).toEqual([0, 1]);
});

it('the whole story told again is not told twice', () => {
  expect(plies(goOn(steps(0, 1), { from_ply: 0, steps: steps(0, 1, 2) }))).toEqual([0, 1, 2]);
});

it('news without steps leave the story as it is', () => {
  const story = steps(0, 1);
  expect(goOn(story, { from_ply: 1, steps: [] })).toBe(story);
});

it('what the story has no more is told by its first action', () => {
  expect(goneFrom(steps(0, 1, 2, 3), steps(0, 1))?.ply).toBe(2);
  expect(goneFrom(steps(0, 1), steps(0, 1, 2))).toBeNull();
  expect(goneFrom(steps(0, 1), steps(0, 1))).toBeNull();
});
