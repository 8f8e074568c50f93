/* Pictures of the gallery at several sizes in both themes, and axe on each page.
   Usage: node tools/screenshots.mjs [--axe] [--only=text] ; the pictures go to screenshots/. */
import { readFileSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const SIZES = { wide: [1440, 900], phone: [390, 844] };
const FLAGS = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7) ?? '';
const withAxe = process.argv.includes('--axe');
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const games = ['caylus', 'caylus-1303', 'magna-carta'];
const pages = [
    'kit',
    ...games.flatMap((game) =>
        JSON.parse(readFileSync(`src/gallery/fixtures/${game}.json`, 'utf8')).moments.map((m, at) => `${game}-${at}`),
    ),
];

const server = await preview({ preview: { port: 4179, host: '127.0.0.1' }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
mkdirSync('screenshots', { recursive: true });
let failures = 0;
for (const [size, [width, height]] of Object.entries(SIZES))
    for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({ viewport: { width, height }, hasTouch: size === 'phone' });
        page.on(
            'console',
            (message) => message.type() === 'error' && (failures++, console.log('console:', message.text())),
        );
        page.on('pageerror', (error) => (failures++, console.log('page error:', error.message)));
        for (const name of pages) {
            const shot = `${name}-${size}-${theme}`;
            if (!shot.includes(only)) continue;
            const [, game, moment] = /^(.*)-(\d+)$/.exec(name) ?? [];
            await page.goto(
                `http://127.0.0.1:4179/gallery?theme=${theme}${game ? `&game=${game}&moment=${moment}` : ''}`,
            );
            await page.waitForSelector(game ? '[data-place]' : '.kit', { timeout: 8000, state: 'attached' });
            await page.evaluate(() => document.fonts.ready);
            await page.waitForTimeout(150);
            await page.screenshot({ path: `screenshots/${shot}.png`, fullPage: !game });
            if (!withAxe) continue;
            await page.evaluate(axe);
            const found = await page.evaluate(() => window.axe.run());
            for (const v of found.violations) {
                failures++;
                console.log(
                    shot,
                    v.id,
                    v.impact,
                    v.nodes.length,
                    v.nodes[0].target.join(' '),
                    v.nodes[0].failureSummary.slice(0, 300),
                );
            }
        }
        await page.close();
    }
await browser.close();
await server.close();
console.log(failures ? `${failures} findings` : 'no findings');
process.exit(failures ? 1 : 0);
