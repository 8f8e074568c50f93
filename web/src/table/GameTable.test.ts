import { fireEvent, render, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadFixtures } from '../gallery/fixtures';
import { Catalog } from '../game/catalog';
import type { Offer, View } from '../game/types';
import type { MagnaView } from '../games/magna_carta/view';
import { settings } from '../settings.svelte';
import GameTable from './GameTable.svelte';

const fixtures = await loadFixtures();
beforeEach(() => settings.set('oneClick', false));

async function show(game: string, moment: number, phone = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: phone, addEventListener() {}, removeEventListener() {} }));
  const fixture = fixtures.find((found) => found.game === game)!;
  const onchoose = vi.fn<(offer: Offer) => void>();
  const view = render(GameTable, {
    moment: fixture.moments[moment]!,
    game: fixture,
    onchoose,
    ontheme: () => undefined,
  });
  await vi.dynamicImportSettled(); // a phone's table is fetched when it is one
  await tick();
  const decision = view.container.querySelector<HTMLElement>('#decision')!;
  return { ...view, onchoose, decision, moment: fixture.moments[moment]! };
}

const everyMoment = fixtures.flatMap(({ game, moments }) =>
  moments.map((moment, at): [string, string, number] => [game, moment.name, at]),
);

it.each(everyMoment)('%s: %s is drawn', async (game, _, at) => {
  const { container, moment } = await show(game, at);
  expect(container.querySelectorAll('[data-place^="space:"]').length).toBe(moment.view.road.length);
});

it.each(fixtures.map(({ game }) => game))('%s is drawn on a phone', async (game) => {
  const { container, moment } = await show(game, 0, true);
  expect(container.querySelectorAll('[data-place^="space:"]').length).toBe(moment.view.road.length);
});

it('a glowing place is chosen, then confirmed', async () => {
  const { container, decision, onchoose, moment } = await show('caylus', 0);
  const offer = moment.offers.find(({ target, why }) => target?.kind === 'space' && !why)!;
  await fireEvent.click(container.querySelector(`[data-place="space:${offer.target!.id}"]`)!);
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(within(decision).getByRole('button', { name: new RegExp(offer.text) }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(offer);
});

it('Enter chooses a place, and Enter again confirms it', async () => {
  const { container, onchoose, moment } = await show('caylus', 0);
  const offer = moment.offers.find(({ target, why }) => target?.kind === 'space' && !why)!;
  const spot = container.querySelector(`[data-place="space:${offer.target!.id}"]`)!;
  await fireEvent.keyDown(spot, { key: 'Enter' });
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.keyDown(spot, { key: 'Enter' });
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(offer);
});

it('a closed place chooses nothing', async () => {
  const { container, decision, onchoose, moment } = await show('caylus', 0);
  const closed = moment.offers.find(({ target, why }) => target?.kind === 'space' && why)!;
  await fireEvent.click(container.querySelector(`[data-place="space:${closed.target!.id}"]`)!);
  expect(within(decision).queryByRole('button', { name: /Do it/ })).toBeNull();
  expect(onchoose).not.toHaveBeenCalled();
});

it('only legal places are reached by the tab key, in the order of the road', async () => {
  const { container, moment } = await show('caylus', 0);
  const stops = [...container.querySelectorAll('[data-place^="space:"][tabindex="0"]')].map((spot) =>
    Number(spot.getAttribute('data-place')!.slice(6)),
  );
  const legal = moment.offers.flatMap(({ target, why }) =>
    target?.kind === 'space' && !why ? [Number(target.id)] : [],
  );
  expect(stops).toEqual(legal.sort((a, b) => a - b));
});

it('one click is enough where somebody has set it so', async () => {
  settings.set('oneClick', true);
  const { container, onchoose, moment } = await show('caylus', 0);
  const offer = moment.offers.find(({ target, why }) => target?.kind === 'space' && !why)!;
  await fireEvent.click(container.querySelector(`[data-place="space:${offer.target!.id}"]`)!);
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(offer);
});

it('the arrow keys walk the road', async () => {
  const { container } = await show('caylus', 0);
  const first = container.querySelector<SVGElement>('[data-place="space:9"]')!;
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowRight', bubbles: true });
  expect(document.activeElement?.getAttribute('data-place')).toBe('space:10');
});

it('paying in several ways asks how', async () => {
  const { container, decision, onchoose, moment } = await show('caylus', 11);
  const several = moment.offers.filter(({ target }) => target?.id === 'wood-marketplace');
  expect(several.length).toBeGreaterThan(1);
  await fireEvent.click(container.querySelector('[data-place="tile:wood-marketplace"]')!);
  const ways = within(decision).getAllByRole('button');
  await fireEvent.click(ways[1]!);
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(several[1]);
});

it('cubes are chosen at once', async () => {
  const { decision, onchoose, moment } = await show('caylus', 7);
  const give = moment.offers.find(({ verb }) => verb === 'give')!;
  await fireEvent.click(within(decision).getByRole('button', { name: give.text }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(give);
});

it('nothing can be chosen when the game is over, and the winner is named', async () => {
  const { decision, moment } = await show('caylus', 12);
  const names = moment.view.winners.map((seat) => moment.names[seat]!);
  expect(decision.textContent).toContain(names[0]);
  expect(within(decision).queryAllByRole('button')).toEqual([]);
});

it('passing is no invitation, and is asked once more', async () => {
  const { decision, onchoose, moment } = await show('caylus', 0);
  const pass = moment.offers.find(({ verb }) => verb === 'pass')!;
  const button = within(decision).getByRole('button', { name: new RegExp(pass.text) });
  expect(button.classList).not.toContain('primary');
  await fireEvent.click(button);
  expect(onchoose).not.toHaveBeenCalled();
  await fireEvent.click(within(decision).getByRole('button', { name: /Do it/ }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(pass);
});

it('two residences are told apart by their spaces', async () => {
  const { decision } = await show('magna-carta', 7);
  const faces = [...decision.querySelectorAll('.face')].map((face) => face.textContent?.trim());
  expect(faces.every((face) => /^Residence, space \d+$/.test(face ?? ''))).toBe(true);
  expect(new Set(faces).size).toBe(faces.length);
});

it('on a phone the dealt hand is in sight while one decides whether to keep it', async () => {
  const { container, moment } = await show('magna-carta', 2, true);
  const { hand } = (moment.view as MagnaView).seats[moment.view.you!]!;
  expect(container.querySelectorAll('.browser li').length).toBe(hand!.length);
});

it('on a phone the characters at court lie side by side, none over another', async () => {
  const { container } = await show('caylus-1303', 1, true);
  const spots = [...container.querySelectorAll('[data-place^="character:"]')].map((spot) => ({
    left: Number(spot.getAttribute('x')),
    width: Number(spot.getAttribute('width')),
  }));
  expect(new Set(spots.map(({ left }) => left)).size).toBe(2);
  expect(spots.every(({ width }) => width > 150)).toBe(true);
});

it('what a place costs is said beside the question', async () => {
  const { decision, moment } = await show('caylus', 0);
  expect(new Set(moment.offers.flatMap(({ price, why }) => (why ? [] : [price]))).has(1)).toBe(true);
  expect(decision.querySelector('.dq')!.textContent).toMatch(/A place costs 1 denier\.$/);
});

it('a game of other goods, without town and provost, is told in words and offers no way to a town', async () => {
  const harbor = fixtures.find(({ game }) => game === 'harbor')!;
  const [moment] = harbor.moments;
  const view = { ...moment!.view, special: undefined, provost: undefined };
  const seats = view.seats.map(({ points, workers }) => ({ points, workers, apples: 2 }));
  const effect = { op: 'take' as const, ways: [{ pay: {}, gain: { apples: 2 } }] };
  const components = harbor.components.map((row) => ({ ...row, text: 'Take 2 apples.', effect }));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { container } = render(GameTable, {
    moment: { ...moment!, view: { ...view, seats } as unknown as View, offers: [] },
    game: { ...harbor, catalog: new Catalog(harbor.catalog.plug, components) },
    onchoose: () => undefined,
    ontheme: () => undefined,
  });
  await vi.dynamicImportSettled();
  await tick();
  const nav = [...container.querySelectorAll('.ph-nav button')].map(({ textContent }) => textContent?.trim());
  expect(nav).toEqual(['Road', 'Players', 'Log']);
  expect(container.querySelector('.tile .said')?.textContent).toBe('Take 2 apples.');
  expect(container.querySelector('.rd-sleep')).toBeNull();
  expect(container.querySelector('.ph-seat small use')).toBeNull();
});
