import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asked, clicking, decide, dice, ply } from './playing';
import { barriers, Served } from './serving';

const served = new Served();
beforeAll(() => served.start());
afterEach(() => served.quiet());
afterAll(() => served.stop());

async function choose(page: Page, game: string, players: number): Promise<void> {
  await page.goto(served.address);
  await page.locator('.games').getByText(game, { exact: true }).click();
  await page.locator('.seg label', { hasText: String(players) }).click();
  await page.locator('.lv').getByText('Apprentice', { exact: true }).click();
}

/** A game against bots, open at the first question. */
async function begin(page: Page, game = 'Caylus'): Promise<void> {
  await choose(page, game, 2);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await asked(page)).toBe('mine');
}

/** Come by a link, under a name of one's own. */
async function comeBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

const plyOf = async (page: Page): Promise<number> => Number(await ply(page));

it('two people meet by a link, a third watches, and all see the same', async () => {
  const [anna, hugo, eve] = [await served.visitor(), await served.visitor(), await served.visitor()];
  await choose(anna, 'Caylus', 2);
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Make a table and its link' }).click();
  const link = await anna.getByLabel('Link to sit down').inputValue();
  const watch = await anna.getByLabel('Link to watch').inputValue();
  expect(await anna.locator('svg.qr path').getAttribute('d')).toMatch(/^M/);
  expect(await barriers(anna)).toEqual([]);
  await comeBy(hugo, link, 'Hugo');
  await eve.goto(watch);
  for (const page of [anna, hugo, eve]) await page.locator('#decision').waitFor();
  for (const page of [anna, hugo])
    expect((await page.locator('.seat-p .name').allInnerTexts()).sort()).toEqual(['Anna', 'Hugo']);
  const random = dice(3);
  for (let i = 0; i < 8; i++) {
    const mover = await Promise.any(
      [anna, hugo].map(async (page) => ((await asked(page)) === 'mine' ? page : Promise.reject(new Error()))),
    );
    await decide(mover, { press: clicking, random });
  }
  const plies = await plyOf(anna);
  for (const page of [hugo, eve])
    await page.waitForFunction(
      (n) => document.querySelector('#decision')?.getAttribute('data-ply') === n,
      String(plies),
    );
  expect(await eve.locator('[data-place][tabindex="0"], #decision .opts button').count()).toBe(0);

  await hugo.getByRole('tab', { name: 'Talk' }).click();
  await hugo.getByLabel('Say something').fill('Mind the provost.');
  await hugo.keyboard.press('Enter');
  await anna.getByRole('tab', { name: 'Talk 1' }).click();
  await anna.getByText('Mind the provost.').waitFor();

  /* Taking back what a person has answered is asked first. */
  const last = await Promise.any(
    [anna, hugo].map(async (page) => ((await asked(page)) === 'mine' ? page : Promise.reject(new Error()))),
  );
  const other = last === anna ? hugo : anna;
  await other.getByRole('button', { name: 'Undo' }).click();
  await Promise.race([
    last.getByRole('button', { name: 'Agree' }).click(),
    other.waitForFunction((n) => Number(document.querySelector('#decision')?.getAttribute('data-ply')) < n, plies),
  ]);
  await last.getByText(last === anna ? 'Hugo took this back:' : 'Anna took this back:').waitFor();
  await other.waitForFunction((n) => Number(document.querySelector('#decision')?.getAttribute('data-ply')) < n, plies);
});

it('who comes back is told what happened meanwhile, and colours can be hatched', async () => {
  const [anna, hugo] = [await served.visitor(), await served.visitor()];
  await choose(anna, 'Caylus', 2);
  await anna.getByRole('button', { name: 'Make a table and its link' }).click();
  await comeBy(hugo, await anna.getByLabel('Link to sit down').inputValue(), '');
  await Promise.all([anna, hugo].map((page) => page.locator('#decision').waitFor()));
  const first = await Promise.any(
    [anna, hugo].map(async (page) => ((await asked(page)) === 'mine' ? page : Promise.reject(new Error()))),
  );
  const other = first === anna ? hugo : anna;
  const table = other.url();
  await other.goto(served.address);
  await decide(first, { press: clicking, random: () => 0.3 });
  await other.goto(table);
  const missed = other.getByRole('region', { name: 'While you were away' });
  await missed.waitFor();
  expect(await missed.getByRole('listitem').count()).toBe(1);
  await missed.getByRole('button', { name: 'Go on' }).click();
  await missed.waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Table menu' }).click();
  await other.getByLabel('Hatched colours').check();
  expect(await other.evaluate(() => document.documentElement.classList.contains('hatching'))).toBe(true);
});

it('a browser that forgets everything but its cookie still plays as the same person', async () => {
  const page = await served.visitor();
  await begin(page);
  const table = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto(served.address);
  await page
    .locator(`a[href="${new URL(table).pathname}"]`)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== table);
  await asked(page);
  const games = await page.request.get(`${served.address}/api/me/tables`);
  expect((await games.json()) as unknown[]).toHaveLength(2);
});

it('a table whose chances were chosen says so, a drawn one does not', async () => {
  const page = await served.visitor();
  await begin(page);
  expect(await page.getByText('chosen deal').count()).toBe(0);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];
  const made = await page.request.post(`${served.address}/api/tables`, { data: { game: 'caylus', seats, seed: '7' } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${served.address}/table/${id}`);
  await page.getByText('chosen deal').click();
  await page.getByText('chosen, not drawn').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.ph').getByText('chosen deal').waitFor();
});

it('an action is taken back', async () => {
  const page = await served.visitor();
  await begin(page);
  const before = await plyOf(page);
  await decide(page, { press: clicking, random: () => 0.1 });
  await asked(page);
  expect(await plyOf(page)).toBeGreaterThan(before);
  await page.keyboard.press('u');
  await page.waitForFunction(
    (n) => document.querySelector('#decision')?.getAttribute('data-ply') === n,
    String(before),
  );
});

it('a decision outlives a reload and a server that goes and comes again', async () => {
  const page = await served.visitor({ settings: { oneClick: false } });
  await begin(page);
  await page.reload();
  expect(await asked(page)).toBe('mine');
  await page.locator('[data-place][tabindex="0"]').first().click();
  const before = await plyOf(page);
  served.away = true;
  await served.kill();
  await page.getByText('The server does not answer.').waitFor();
  await served.serve();
  await page.locator('.line-banner.shown').waitFor({ state: 'detached' });
  served.away = false;
  expect(await plyOf(page)).toBe(before);
  await page.locator('#decision .btn.primary').first().click();
  await page.waitForFunction((n) => Number(document.querySelector('#decision')?.getAttribute('data-ply')) > n, before);
});

it('a click whose answer never comes is neither lost nor doubled', async () => {
  const page = await served.visitor();
  await begin(page);
  const before = await plyOf(page);
  /* The line dies at the very click: what was sent may have arrived or not. */
  await page.evaluate(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      WebSocket.prototype.send = send;
      if (Math.random() < 0.5) send.call(this, data);
      this.close();
    };
  });
  await page.locator('[data-place^="space:"][tabindex="0"]').first().click();
  await page.waitForFunction((n) => Number(document.querySelector('#decision')?.getAttribute('data-ply')) > n, before);
  await asked(page);
  const mine = await page.evaluate(
    (n) =>
      [...document.querySelectorAll('.logl .le')].filter(
        (line) => /Guest (places|passes)/.test(line.textContent ?? '') && n >= 0,
      ).length,
    before,
  );
  expect(mine).toBe(1);
});

it('people at one screen do not see each other’s hands', async () => {
  const page = await served.visitor();
  await choose(page, 'Magna Carta', 2);
  await page.getByRole('button', { name: 'At this screen' }).click();
  await page.getByLabel('Name at chair 2').fill('Hugo');
  await page.getByRole('button', { name: 'Sit down together' }).click();
  const seen: string[] = [];
  for (let i = 0; i < 6; i++) {
    const now = await asked(page);
    if (now === 'curtain') {
      expect(await page.locator('#decision, [data-place]').count()).toBe(0);
      seen.push((await page.locator('.curtain h1').innerText()).replace(/^.*to /, ''));
      if (i < 2) expect(await barriers(page)).toEqual([]);
      await page.locator('.curtain button').click();
    } else await decide(page, { press: clicking, random: () => 0.9 });
  }
  expect(new Set(seen).size).toBe(2);
});

it('people at one screen do not see each other’s points', async () => {
  const page = await served.visitor();
  await choose(page, 'Caylus 1303', 2);
  await page.getByRole('button', { name: 'At this screen' }).click();
  await page.getByLabel('Name at chair 2').fill('Hugo');
  await page.getByRole('button', { name: 'Sit down together' }).click();
  const looks = page.getByRole('button', { name: 'Look at my points' });
  await looks.click();
  const shown = (): Promise<string[]> => page.locator('.sp-s b').allInnerTexts();
  expect((await shown()).sort()).toEqual(['0', '?']);
  await decide(page, { press: clicking, random: () => 0.9 });
  await asked(page);
  expect(await shown()).toEqual(['?', '?']);
});

it('a move is typed, and the record is saved', async () => {
  const page = await served.visitor();
  await begin(page);
  await page.keyboard.press('/');
  await page.keyboard.type('pass');
  const before = await plyOf(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => Number(document.querySelector('#decision')?.getAttribute('data-ply')) > n, before);
  await page.getByRole('button', { name: 'Table menu' }).click();
  expect(await barriers(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the record' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('pass');
});

it('a record that stopped in the middle is opened and gone on with', async () => {
  const page = await served.visitor();
  await page.goto(served.address);
  const folder = join(import.meta.dirname, '..', '..', 'tests', 'games', 'caylus', 'recorded');
  const lines = readFileSync(join(folder, readdirSync(folder).sort()[0] ?? ''), 'utf8')
    .trimEnd()
    .split('\n');
  await page.getByText('Or paste it here').click();
  await page.locator('textarea').fill(
    lines
      .slice(0, 60)
      .filter((line) => !/^(plies|result):/.test(line))
      .join('\n'),
  );
  await page.getByRole('button', { name: 'Open it' }).click();
  expect(await asked(page)).toBe('mine');
  await decide(page, { press: clicking, random: () => 0.1 });
});

it.each(['light', 'dark'] as const)('nothing bars the way in the %s theme', async (theme) => {
  const page = await served.visitor({ colorScheme: theme });
  await page.goto(served.address);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await begin(page, 'Caylus 1303');
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.ph').waitFor();
  expect(await barriers(page)).toEqual([]);
});

it('from the first page to the first placement are two clicks, with the game chosen last time', async () => {
  const page = await served.visitor();
  await choose(page, 'Caylus', 4);
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);

  await page.addInitScript(() => {
    Object.assign(window, { clicks: 0 });
    addEventListener('pointerdown', () => ((window as unknown as { clicks: number }).clicks += 1), true);
  });
  const begun = performance.now();
  await page.goto(served.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('[data-place^="special:"][tabindex="0"], [data-place^="space:"][tabindex="0"]').first().click();
  await page
    .locator('.logl')
    .getByText(/^Guest places/)
    .first()
    .waitFor();
  console.log(`from the first page to the first worker: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBe(2);
  expect(await page.locator('.seat-p').count()).toBe(4);
});

it('all seats of a full table are in sight on a small laptop', async () => {
  const page = await served.visitor({ viewport: { width: 1280, height: 720 } });
  for (const game of ['Caylus 1303', 'Caylus']) {
    await choose(page, game, 5);
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await asked(page)).toBe('mine');
    if (game === 'Caylus 1303') await decide(page, { press: clicking, random: () => 0.1 });
    await asked(page);
    expect(await page.locator('.seat-p').count()).toBe(5);
    const hidden = await page.locator('.seats').evaluate((seats) => seats.scrollHeight - seats.clientHeight);
    expect(hidden, game).toBe(0);
  }
});

it('the others’ moves are shown one after another', async () => {
  const page = await served.visitor({ settings: { speed: '4' } });
  await choose(page, 'Caylus', 4);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await asked(page)).toBe('mine');
  await page.evaluate(() => {
    const bar = document.querySelector('#decision');
    const plies: number[] = [];
    Object.assign(window, { plies });
    if (bar)
      new MutationObserver(() => plies.push(Number(bar.getAttribute('data-ply')))).observe(bar, {
        attributes: true,
        attributeFilter: ['data-ply'],
      });
  });
  const before = await plyOf(page);
  await decide(page, { press: clicking, random: () => 0.1 });
  await page.waitForFunction(
    (n) => Number(document.querySelector('#decision')?.getAttribute('data-ply')) > n + 1,
    before,
  );
  await asked(page);
  const plies = await page.evaluate(() => (window as unknown as { plies: number[] }).plies);
  expect(plies).toEqual(plies.map((_, at) => before + at + 1));
});

it('a bot takes over and gives the seat back; who resigns is asked twice', async () => {
  const page = await served.visitor();
  await begin(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.locator('.notice').getByRole('button', { name: 'Take my seat back' }).click();
  await page.locator('.notice').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator('.tmenu').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('#decision a[href^="/end/"]').waitFor();
});

it('the table is light: at most 120 kB of script and 300 kB in all', async () => {
  const page = await served.visitor();
  await begin(page);
  const sizes = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = all.filter(({ name }) => name.includes('/assets/'));
    const sum = (some: PerformanceResourceTiming[]) => some.reduce((total, each) => total + each.encodedBodySize, 0);
    return { script: sum(files.filter(({ name }) => name.endsWith('.js'))), all: sum(files) };
  });
  expect(sizes.script).toBeGreaterThan(10_000);
  expect(sizes.script).toBeLessThan(120_000);
  expect(sizes.all).toBeLessThan(300_000);
});
