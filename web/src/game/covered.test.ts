import { expect, it } from 'vitest';
import caylus1303 from '../gallery/fixtures/caylus-1303.json';
import { coverPoints } from './covered';
import { changesOf } from './story';
import type { Moment } from './types';

it('no points are left in sight, in no panel, ledger or line of the log', () => {
  const moment = caylus1303.moments[2] as unknown as Moment;
  expect(moment.view.ledger.length).toBeGreaterThan(0);
  const { view, story } = coverPoints(moment);
  expect([...view.scores, ...view.seats.map(({ points }) => points)].every((points) => points === null)).toBe(true);
  expect(view.ledger).toEqual([]);
  expect(story.flatMap(changesOf).filter(({ kind }) => kind === 'points')).toEqual([]);
});
