import { expect, it } from 'vitest';
import { readTable } from '../../board/model';
import { loadFixtures } from '../../gallery/fixtures';
import type { View } from '../../game/types';
import { factsOfSeat, factsOfTable } from './facts';

const outsider = (await loadFixtures()).find(({ game }) => game === 'harbor')!;
const [moment] = outsider.moments;

function told(view: object): [string, string][] {
  const table = readTable({ ...moment!, view: { ...moment!.view, ...view } as View }, outsider);
  return factsOfTable(table).map(({ label, text }) => [label, text]);
}

it('a seat tells what it knows of itself, and of the others that there is something', () => {
  const table = readTable(moment!, outsider);
  expect(factsOfSeat(table, 0)).toContainEqual({ key: 'order', label: 'Order', text: 'East Order' });
  expect(factsOfSeat(table, 1)).toContainEqual({ key: 'order', label: 'Order', text: '?' });
});

it('a field of the view that nobody here knows is told by its name', () => {
  expect(told({ river: 'high water', crossings: [2, 3] })).toEqual([
    ['River', 'high water'],
    ['Crossings', '2, 3'],
  ]);
  expect(told({ 'next-ferry': { chapel: 2, order: [] }, open: true })).toContainEqual([
    'Next ferry',
    'Chapel 2, order none',
  ]);
});

it('a view may leave out whatever a game does not have', () => {
  const { game, players, you, turn, phase, decision, seats, scores } = moment!.view;
  const view = { game, players, you, turn, phase, decision, seats, scores } as View;
  const table = readTable({ ...moment!, view, offers: [] }, outsider);
  expect(table.spaces).toEqual([]);
  expect(table.town).toEqual([]);
  expect(table.view).toMatchObject({ provost: null, passed: [], ledger: [], winners: [] });
});
