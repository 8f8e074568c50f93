/* Pictures of the pages of a running server at several sizes in both themes, and axe on each.
   Usage: node tools/live-screenshots.mjs [--axe] [--only=text]; the pictures go to screenshots/. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const SIZES = { wide: [1440, 900], small: [1280, 720], tablet: [820, 1180], phone: [390, 844] };
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7) ?? '';
const withAxe = process.argv.includes('--axe');
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'caylus-'));
const SEED = '7';

const server = spawn(
    '../.venv/bin/caylus',
    ['serve', '--port', '0', '--data', join(folder, 'caylus.db'), '--log-level', 'warning'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
);
const address = await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => resolve(/http:\/\/[\d.:]+/.exec(text)[0]));
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
});
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync('screenshots', { recursive: true });
let failures = 0;
const fail = (...words) => {
    failures++;
    console.log(...words);
};

/* Requests in the name of whoever has the page. */
const ask = (page, path, body) =>
    page.evaluate(
        async ([path, body]) => {
            const answer = await fetch(`/api${path}`, {
                method: body ? 'POST' : 'GET',
                headers: { 'content-type': 'application/json' },
                body: body ? JSON.stringify(body) : null,
            });
            return answer.json();
        },
        [path, body],
    );
const bot = { kind: 'bot', bot: 'apprentice' };
const open = { kind: 'open' };
const me = { kind: 'me' };
const table = (game, seats) => async (page) => {
    const { id } = await ask(page, '/tables', { game, seats, seed: SEED });
    await page.goto(`${address}/table/${id}`);
    await page.locator('#decision, .waiting, .curtain').first().waitFor();
};
const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const both =
    (...acts) =>
    async (page) => {
        for (const act of acts) await act(page);
    };
const mine = (page) => page.locator('#decision .opts button').first().waitFor();

const scenes = [
    { name: 'home', act: (page) => page.goto(address) },
    { name: 'waiting', act: both(table('caylus', [me, open, open, bot]), (page) => page.locator('.qr').waitFor()) },
    { name: 'live-caylus', act: both(table('caylus', [me, bot, bot, bot]), mine) },
    { name: 'live-1303', act: both(table('caylus-1303', [me, bot, bot, bot, bot]), mine) },
    { name: 'live-magna', act: both(table('magna-carta', [me, bot, bot, bot]), mine) },
    { name: 'menu', act: both(table('caylus', [me, bot]), mine, press('Table menu')) },
    { name: 'curtain', act: table('magna-carta', [me, { kind: 'me', name: 'Hugo' }]) },
    {
        name: 'forecast',
        sizes: ['phone'],
        act: both(table('caylus', [me, bot]), mine, press('If everyone stopped now')),
    },
    { name: 'refused', sizes: ['wide', 'phone'], act: (page) => page.goto(`${address}/table/${'0'.repeat(32)}`) },
    { name: 'nowhere', sizes: ['wide', 'phone'], act: (page) => page.goto(`${address}/castle`) },
];

for (const [size, [width, height]] of Object.entries(SIZES))
    for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
        page.setDefaultTimeout(20_000);
        await page.addInitScript(() => {
            localStorage.setItem('settings', JSON.stringify({ speed: 'off' }));
            localStorage.setItem('name', 'Maud');
        });
        page.on('console', (message) => message.type() === 'error' && fail('console:', message.text()));
        page.on('pageerror', (error) => fail('page error:', error.message));
        await page.goto(address);
        await ask(page, '/guests', { name: 'Maud' });
        for (const { name, sizes, act } of scenes) {
            const shot = `${name}-${size}-${theme}`;
            if ((sizes && !sizes.includes(size)) || !shot.includes(only)) continue;
            try {
                await act(page);
            } catch (error) {
                fail(shot, error.message.split('\n')[0]);
            }
            await page.evaluate(() => document.fonts.ready);
            await page.waitForTimeout(400);
            await page.screenshot({ path: `screenshots/${shot}.png`, fullPage: /home|waiting/.test(name) });
            if (!withAxe) continue;
            await page.evaluate(axe);
            const found = await page.evaluate(() => window.axe.run());
            for (const { id, impact, nodes } of found.violations)
                fail(shot, id, impact, nodes.length, nodes[0].target.join(' '), nodes[0].html.slice(0, 160));
        }
        await page.close();
    }
await browser.close();
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });
console.log(failures ? `${failures} findings` : 'no findings');
process.exit(failures ? 1 : 0);
