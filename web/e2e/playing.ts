/* Playing as people do: by clicks, taps or keys, with no knowledge of the rules. */

import type { Page } from 'playwright-core';

export type Asked = 'mine' | 'over' | 'curtain';

/** Wait until somebody at this screen is asked something, or the game is over. */
export async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.curtain')) return 'curtain';
    if (document.querySelector('#decision a[href^="/end/"]')) return 'over';
    const open = document.querySelector('#decision .opts button, [data-place][tabindex="0"]');
    return open && !document.querySelector('.line-banner.shown') ? 'mine' : null;
  });
  return (await found.jsonValue()) as Asked;
}

/** How far the game is, to see that a decision was taken. */
export function ply(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('#decision')?.getAttribute('data-ply') ?? '');
}

async function moved(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => {
      const now = document.querySelector('#decision')?.getAttribute('data-ply');
      return document.querySelector('.curtain') !== null || (now !== undefined && now !== old);
    },
    before,
    { polling: 20 },
  );
}

export interface Habits {
  /** How to press: a click or a tap. */
  press: (page: Page, selector: string, nth: number) => Promise<void>;
  random: () => number;
}

/** A small generator, so that a failure can be played again. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export const clicking: Habits['press'] = async (page, selector, nth) => {
  await page.locator(selector).nth(nth).click();
};
export const tapping: Habits['press'] = async (page, selector, nth) => {
  await page.locator(selector).nth(nth).tap();
};

const PLACES =
  '[data-place^="space:"][tabindex="0"], [data-place^="special:"][tabindex="0"], [data-place^="castle:"][tabindex="0"]';
const OPTIONS = '#decision .opts button:not(.quiet, .more)';
const PASS = '#decision .opts .btn:has(kbd)';
const CONFIRM =
  '.sheet .acts .btn.primary, .table #decision .opts .btn.primary, .ph:not(.busy) #decision .opts .btn.primary';

/** Take one decision, on the board where it can be taken there. */
export async function decide(page: Page, { press, random }: Habits): Promise<void> {
  const before = await ply(page);
  const places = await page.locator(PLACES).count();
  const options = await page.locator(OPTIONS).count();
  const pass = page.locator(PASS);
  if (places && (random() < 0.55 || !options)) {
    await press(page, PLACES, Math.floor(random() * places));
    /* With a place chosen but not confirmed, the bar asks; with several ways to pay, it asks which. */
    if (await settled(page, before)) return;
    await press(page, CONFIRM, 0);
  } else if ((await pass.count()) && random() < 0.8) {
    await press(page, PASS, 0);
    if (await settled(page, before)) return;
    await press(page, CONFIRM, 0);
  } else {
    await press(page, OPTIONS, Math.floor(random() * Math.min(options, 6)));
    if (await settled(page, before)) return;
    await press(page, CONFIRM, 0);
  }
  await moved(page, before);
}

/* Whether the first press was enough; otherwise a confirmation stands open. A finger that hits a closed place while
   the road still scrolls gets its card: close it and try again. */
async function settled(page: Page, before: string): Promise<boolean> {
  const found = await page.waitForFunction(
    (old) => {
      if (document.querySelector('.curtain')) return 'moved';
      const bar = document.querySelector('#decision');
      if (bar && bar.getAttribute('data-ply') !== old) return 'moved';
      if (bar?.hasAttribute('data-confirm') || document.querySelector('.sheet .acts')) return 'asks';
      return document.querySelector('.sheet') ? 'missed' : null;
    },
    before,
    { polling: 20 },
  );
  const how = (await found.jsonValue()) as string;
  if (how === 'missed') await page.locator('.sheet .iconbtn').tap();
  return how !== 'asks';
}

/** Play until the game is over; gives how many decisions were taken here. */
export async function playOn(page: Page, habits: Habits, most = 600): Promise<number> {
  for (let taken = 0; taken < most; taken++) {
    const now = await asked(page);
    if (now === 'over') return taken;
    if (now === 'curtain') await page.locator('.curtain button').click();
    else await decide(page, habits);
  }
  throw new Error('the game does not end');
}
