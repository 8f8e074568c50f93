import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asked, ply } from './playing';
import { barriers, Served } from './serving';

const served = new Served();
beforeAll(() => served.start());
afterEach(() => served.quiet());
afterAll(() => served.stop());

const RECORD = readFileSync(
  join(import.meta.dirname, '..', '..', 'tests', 'games', 'magna_carta', 'recorded', '22-2p-rules-beginner.txt'),
  'utf8',
);

/** Nothing in the way of anybody, by daylight and by candlelight. */
async function isOpenToAll(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    /* Colours that are still on their way from one theme to the other would be found wanting. */
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((each) => each instanceof CSSTransition)
          .map((each) => each.finished.catch(() => undefined)),
      ),
    );
    expect(await barriers(page)).toEqual([]);
  }
}

async function importRecord(page: Page): Promise<void> {
  await page.goto(served.address);
  await page.getByText('Or paste it here').click();
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(RECORD);
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.waitForSelector('.standings');
}

it('a record is imported, looked at from all sides, shared, and played on from', async () => {
  const page = await served.visitor();
  await importRecord(page);
  expect(await page.locator('.winner h1').innerText()).toMatch(/wins|share the victory/);
  expect(await page.locator('.standings li').count()).toBe(2);
  await isOpenToAll(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the record' }).click(),
  ]);
  expect(readFileSync(await saved.path(), 'utf8').split('\n').length).toBeGreaterThan(100);

  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.film');
  const slider = page.getByRole('slider');
  expect(await slider.inputValue()).toBe('0');
  const moves = Number(await slider.getAttribute('max'));
  const at = (n: number): Promise<unknown> => page.waitForURL((url) => url.searchParams.get('ply') === String(n));
  await page.keyboard.press(']');
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('[');
  await at(1);
  await page.keyboard.press('End');
  await at(moves);
  expect(await page.locator('.film .dq').innerText()).toContain('The game is over.');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await at(0);
  await page.locator('.film').getByLabel('Pace').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await at(3);
  await page.getByRole('button', { name: 'Stop' }).click();
  await slider.fill('40');
  await at(40);
  const hands = (): Promise<string> => page.locator('.boardwrap').innerText();
  await page.locator('.film').getByLabel('Through whose eyes').selectOption('1');
  await page.waitForURL(/eyes=1/);
  await page.waitForFunction(() => document.querySelector('.you') !== null);
  expect(await hands()).toBeTruthy();
  await isOpenToAll(page);

  await page.getByRole('button', { name: 'What would the bot do?' }).click();
  await page.getByLabel('Ask the bot').selectOption('journeyman');
  await page.waitForSelector('.advice li.best');
  expect((await page.locator('.advice li.best').innerText()).length).toBeGreaterThan(10);

  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.locator('.film-pop input');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.film-pop input')?.value.includes('#'));
  const friend = await served.visitor();
  await friend.goto(await link.inputValue());
  await friend.waitForSelector('.film');
  expect(await friend.getByRole('slider').inputValue()).toBe('40');
  expect(await friend.locator('.film .dq').innerText()).toBe(await page.locator('.film .dq').innerText());

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.film-pop').getByLabel('Against').selectOption('apprentice');
  await page.locator('.film-pop').getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/table\//);
  await asked(page);
  expect(Number(await ply(page))).toBeGreaterThanOrEqual(40);
});

it('the guided first game teaches everything by playing', async () => {
  const page = await served.visitor();
  await page.goto(`${served.address}/learn`);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await isOpenToAll(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.coach');
  expect(await page.locator('.tip').getAttribute('data-tip')).toBe('first');
  const press = async (selector: string): Promise<void> => {
    const before = await ply(page);
    await page.locator(selector).first().click();
    await page.waitForFunction(
      (old) => {
        const bar = document.querySelector('#decision');
        return bar?.getAttribute('data-ply') !== old || bar?.hasAttribute('data-confirm');
      },
      before,
      { polling: 20 },
    );
    if ((await ply(page)) === before) await page.locator('#decision .opts .btn.primary').first().click();
    await page.waitForFunction((old) => document.querySelector('#decision')?.getAttribute('data-ply') !== old, before, {
      polling: 20,
    });
  };
  /* Do what the guide says: the marked place, else pass, else the first option. */
  const heard = new Set<string>();
  for (let taken = 0; taken < 120; taken++) {
    if ((await asked(page)) === 'over') break;
    await page.waitForFunction(() => document.querySelector('.tip')?.getAttribute('data-tip') !== 'wait');
    const tip = (await page.locator('.tip').getAttribute('data-tip')) ?? '';
    heard.add(tip);
    if (tip === 'done') break;
    const marked = await page.evaluate(
      () => /data-place="([^"]+)"/.exec(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText ?? '')?.[1] ?? '',
    );
    if (marked) await press(`[data-place="${marked}"]`);
    else if (tip === 'pass' || tip === 'free') await press('#decision .opts .btn:has(kbd)');
    else await press('#decision .opts button:not(.quiet)');
  }
  expect(await page.locator('.tip').getAttribute('data-tip')).toBe('done');
  expect([...heard]).toEqual(expect.arrayContaining(['first', 'castle', 'pass', 'castle-give', 'favor', 'build']));
  expect(await page.locator('.pips-l .done').count()).toBe(7);
  await isOpenToAll(page);
  await page.getByRole('button', { name: 'Play to the end' }).click();
  await page.waitForSelector('.coach', { state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  /* A game that runs can be leafed back too, as far as one may see. */
  await page.locator('.lh button').last().click();
  await page.waitForSelector('.film');
  expect(await page.locator('.film .dq').innerText()).toContain('The table is set.');
  await page.getByRole('link', { name: 'to the table' }).click();
  await asked(page);
});

it('every building can be browsed, with its rules', async () => {
  const page = await served.visitor();
  await page.goto(`${served.address}/learn/caylus`);
  await page.waitForSelector('.chapter');
  expect(await page.locator('.chapter').count()).toBe(9);
  await isOpenToAll(page);
  await page.getByRole('link', { name: 'All buildings' }).click();
  await page.waitForSelector('.cat-l');
  expect(await page.locator('.cat-l li').count()).toBe(65);
  await page.getByRole('button', { name: 'stone', exact: true }).click();
  expect(await page.locator('.cat-l li').count()).toBe(9);
  await isOpenToAll(page);
});

it('a guest becomes an account, makes a token, changes the password, signs out, in again, and is forgotten', async () => {
  const page = await served.visitor();
  await page.goto(`${served.address}/me`);
  await page.getByRole('form', { name: 'Make an account' }).getByLabel('Name').fill('Guilhem');
  await page.getByLabel('Password').fill('seven towers');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('You are signed in as Guilhem.').waitFor();
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  expect((await page.locator('.secret code').innerText()).length).toBeGreaterThan(20);
  await isOpenToAll(page);
  await page.getByRole('button', { name: 'Delete the token “my bot”' }).click();
  await page.getByText('There are none.').waitFor();
  await page.getByRole('button', { name: 'Change the password' }).click();
  await isOpenToAll(page);
  const change = page.getByRole('form', { name: 'Change the password' });
  await change.getByLabel('Old password').fill('seven towers');
  await change.getByLabel('New password').fill('eight towers');
  await change.getByRole('button').click();
  await page.getByText('Your password is changed').waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('You have not played here yet').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByRole('form', { name: 'Sign in' }).getByLabel('Name').fill('Guilhem');
  await page.getByLabel('Password').fill('eight towers');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('You are signed in as Guilhem.').waitFor();
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await page.getByText('You have not played here yet').waitFor();
});

it('speaks the language of the browser, or the one that is chosen', async () => {
  const page = await served.visitor({ locale: 'fr-FR' });
  await page.goto(`${served.address}/me`);
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.locator('.set').getByText('Deutsch').click();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  /* What the server refuses is said in that language too. */
  served.away = true;
  await page.getByRole('button', { name: 'Ich habe ein Konto' }).click();
  await page.getByRole('form', { name: 'Anmelden' }).getByLabel('Name').fill('Niemand');
  await page.getByLabel('Passwort').fill('eins zwei drei');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Der Name oder das Passwort ist falsch.').waitFor();
  served.away = false;
  await page.getByText('dunkel', { exact: true }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('link', { name: 'Lernen' }).click();
  await page.getByRole('link', { name: /Alle Gebäude.*1303/ }).click();
  await page.getByRole('heading', { name: 'Spinnerei' }).waitFor();
  await page.goto(`${served.address}/about`);
  await page.getByText('MIT-Lizenz').waitFor();
  await isOpenToAll(page);
  await page.goto(served.address);
  await page.getByRole('button', { name: 'Spielen' }).click();
  await asked(page);
  expect(await page.locator('.boardwrap').innerText()).toContain('Zimmermann');
  expect(await page.locator('#decision .dq').innerText()).toContain('Setze einen Arbeiter ein oder passe.');
  const before = await ply(page);
  /* Which places the bots have left open is not known beforehand. */
  await page.locator('[data-place^="special:"][tabindex="0"]').first().click();
  await page.waitForFunction((old) => document.querySelector('#decision')?.getAttribute('data-ply') !== old, before);
  await page
    .getByText(/setzt einen Arbeiter ein: .+, \d Denar\.$/)
    .first()
    .waitFor();
});
