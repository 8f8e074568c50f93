/* Pictures of the gallery at several sizes in both themes, and axe on each page.
   Usage: node tools/screenshots.mjs [--axe] [--only=text]; the pictures go to screenshots/. */
import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { Camera, launch, SIZES } from './stage.mjs';

const PORT = 4179;

const games = ['caylus', 'caylus-1303', 'magna-carta', 'harbor'];
const moments = (game) => JSON.parse(readFileSync(`src/gallery/fixtures/${game}.json`, 'utf8')).moments.length;
const tab = (name) => (page) => page.getByRole('tab', { name }).click();
const nav = (name) => (page) => page.locator('.ph-nav').getByRole('button', { name }).click();
const spot = (key) => `[data-place="${key}"]`;

/* What is done on a page before its picture is taken. */
const scenes = [
    { name: 'kit', sizes: ['wide', 'phone'] },
    ...games.flatMap((game) =>
        Array.from({ length: moments(game) }, (_, moment) => ({
            name: `${game}-${moment}`,
            game,
            moment,
        })),
    ),
    { name: 'caylus-hover', game: 'caylus', moment: 0, sizes: ['wide'], act: (page) => page.hover(spot('space:15')) },
    { name: 'caylus-why-not', game: 'caylus', moment: 0, sizes: ['wide'], act: (page) => page.hover(spot('space:3')) },
    {
        name: 'caylus-selected',
        game: 'caylus',
        moment: 0,
        sizes: ['wide'],
        act: (page) => page.click(spot('space:15')),
    },
    { name: 'caylus-ledger', game: 'caylus', moment: 12, sizes: ['wide'], act: tab('Ledger') },
    {
        name: 'caylus-browse',
        game: 'caylus',
        moment: 0,
        sizes: ['wide'],
        act: (page) => page.locator('.sup').nth(2).click(),
    },
    {
        name: 'caylus-more',
        game: 'caylus',
        moment: 0,
        sizes: ['wide'],
        act: (page) => page.getByRole('button', { name: /more$/ }).click(),
    },
    {
        name: 'caylus-pay',
        game: 'caylus',
        moment: 11,
        sizes: ['wide'],
        act: (page) => page.locator('.opts .go').first().click(),
    },
    {
        name: 'magna-hover',
        game: 'magna-carta',
        moment: 3,
        sizes: ['wide'],
        act: (page) => page.hover(spot('space:8')),
    },
    { name: 'caylus-tile', game: 'caylus', moment: 0, sizes: ['phone'], act: (page) => page.click(spot('space:11')) },
    {
        name: 'caylus-open-tile',
        game: 'caylus',
        moment: 0,
        sizes: ['phone'],
        act: (page) => page.click(spot('space:14')),
    },
    { name: 'caylus-town', game: 'caylus', moment: 0, sizes: ['phone'], act: nav('Town') },
    { name: 'caylus-favors', game: 'caylus', moment: 5, sizes: ['phone'], act: nav('Favors') },
    { name: 'caylus-players', game: 'caylus', moment: 2, sizes: ['phone'], act: nav('Players') },
    {
        name: 'caylus-supply',
        game: 'caylus',
        moment: 0,
        sizes: ['phone'],
        act: async (page) => {
            await nav('Players')(page);
            await page.locator('.sup').nth(1).click();
        },
    },
    { name: 'caylus-log', game: 'caylus', moment: 0, sizes: ['phone'], act: nav('Log') },
    { name: '1303-town', game: 'caylus-1303', moment: 0, sizes: ['phone'], act: nav('Town') },
    { name: '1303-monuments', game: 'caylus-1303', moment: 8, sizes: ['phone'], act: nav('Monuments') },
    { name: 'magna-town', game: 'magna-carta', moment: 0, sizes: ['phone'], act: nav('Town') },
    { name: 'magna-hand', game: 'magna-carta', moment: 1, sizes: ['phone'], act: nav('Hand') },
];

const server = await preview({ preview: { port: PORT, host: '127.0.0.1' }, logLevel: 'error' });
/* Another checkout may have the port: then the next one is taken. */
const [address] = server.resolvedUrls.local;
const browser = await launch();
const camera = new Camera();

for (const [size, [width, height]] of Object.entries(SIZES))
    for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({ viewport: { width, height }, hasTouch: size === 'phone' });
        page.setDefaultTimeout(8000);
        await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ oneClick: false })));
        camera.listen(page);
        for (const { name, game, moment, sizes, act } of scenes) {
            const shot = `${name}-${size}-${theme}`;
            if (!camera.wants(shot, size, sizes)) continue;
            await page.mouse.move(0, 0);
            await page.goto(`${address}gallery?theme=${theme}${game ? `&game=${game}&moment=${moment}` : ''}`);
            await page.waitForSelector(game ? '[data-place]' : '.kit', { state: 'attached' });
            await page.evaluate(() => document.fonts.ready);
            await camera.act(shot, async () => act?.(page));
            await page.waitForTimeout(act ? 650 : 120);
            await camera.take(page, shot, !game);
        }
        await page.close();
    }
await browser.close();
await server.close();
camera.end();
