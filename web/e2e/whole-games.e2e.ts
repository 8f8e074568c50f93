import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asked, clicking, dice, playOn, ply, tapping } from './playing';
import { Served } from './serving';

const served = new Served();
beforeAll(() => served.start());
afterEach(() => served.quiet());
afterAll(() => served.stop());

it.each([
  ['Caylus', 11],
  ['Caylus 1303', 12],
  ['Magna Carta', 13],
])('a person plays a whole game of %s by clicks alone', async (game, seed) => {
  const page = await served.visitor();
  await page.goto(served.address);
  await page.locator('.games').getByText(game, { exact: true }).click();
  await page.locator('.seg label', { hasText: '2' }).click();
  await page.getByText('Apprentice', { exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  const taken = await playOn(page, { press: clicking, random: dice(seed) });
  expect(taken).toBeGreaterThan(15);
  expect(await page.locator('#decision').innerText()).toMatch(/wins|share the victory/);
});

it('a person plays a whole game on a phone by taps alone', async () => {
  const page = await served.visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { oneClick: false },
  });
  await page.goto(served.address);
  await page.getByText('Magna Carta', { exact: true }).tap();
  await page.locator('.seg label', { hasText: '2' }).tap();
  await page.getByText('Apprentice', { exact: true }).tap();
  await page.getByRole('button', { name: 'Play now' }).tap();
  await asked(page);
  expect(await playOn(page, { press: tapping, random: dice(14) })).toBeGreaterThan(15);
});

it('a person plays a whole game by keyboard alone', async () => {
  const page = await served.visitor();
  await page.goto(served.address);
  await page.keyboard.press('Tab');
  /* From the top of the page: Tab until the button is reached, arrows choose among games, players and levels. */
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('label, button, a')?.textContent?.trim() ?? '');
  const tabTo = async (wanted: RegExp): Promise<void> => {
    for (let i = 0; i < 80 && !wanted.test(await focused()); i++) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(wanted);
  };
  await tabTo(/^Caylus/);
  for (let i = 0; i < 6 && !/Magna/.test(await focused()); i++) {
    if (/nine rounds|2005/i.test(await focused())) await page.keyboard.press('ArrowRight');
    else await page.keyboard.press('Tab');
  }
  await tabTo(/^3$/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(/Mason/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await tabTo(/Play now/);
  await page.keyboard.press('Enter');
  const random = dice(15);
  for (let taken = 0; taken < 600; taken++) {
    if ((await asked(page)) === 'over') return;
    const before = await ply(page);
    /* The decision bar is the first stop: Tab into it and press what stands there, or walk on to the board. */
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    const stops = await page.locator('#decision .opts button:not(.quiet)').count();
    const steps = stops ? 1 + Math.floor(random() * Math.min(stops, 4)) : 2;
    for (let i = 0; i < steps; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) =>
        document.querySelector('#decision')?.getAttribute('data-ply') !== old ||
        document.querySelector('#decision')?.hasAttribute('data-confirm'),
      before,
    );
    if ((await ply(page)) === before) {
      await page.locator('.skip').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (old) => document.querySelector('#decision')?.getAttribute('data-ply') !== old,
        before,
      );
    }
  }
  throw new Error('the game does not end');
});
