/* Pictures of the pages that need a server: replay, end of game, learning, oneself; and axe on each.
   Usage: node tools/page-screenshots.mjs [--axe] [--only=text]; the pictures go to screenshots/. */
import { Camera, launch, recorded, serve, SIZES } from './stage.mjs';

const camera = new Camera();
const { address, stop } = await serve();
const browser = await launch();

/* Somebody with three finished games and one that runs. */
const context = await browser.newContext();
const post = async (path, data) => (await context.request.post(`${address}/api${path}`, { data })).json();
await post('/guests', { name: 'Maud' });
const over = {};
for (const [game, file] of [
    ['caylus', '03-4p.txt'],
    ['caylus-1303', '03-4p.txt'],
    ['magna-carta', '02-3p.txt'],
])
    over[game] = (await post('/records', { record: recorded(game, file) })).id;
const bots = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];
const guided = (await post('/tables', { game: 'caylus', seats: bots, seed: '7' })).id;
await post('/tokens', { label: 'my bot' });

const open = (name) => (page) => page.getByRole('button', { name }).click();
const scenes = [
    { name: 'replay-caylus', path: `/replay/${over.caylus}?ply=180`, ready: '.film' },
    { name: 'replay-1303', path: `/replay/${over['caylus-1303']}?ply=120&eyes=1`, ready: '.film' },
    { name: 'replay-magna', path: `/replay/${over['magna-carta']}?ply=150&eyes=open`, ready: '.film' },
    {
        name: 'replay-hint',
        path: `/replay/${over.caylus}?ply=180`,
        ready: '.film',
        act: async (page) => {
            await open('What would the bot do?')(page);
            await page.waitForSelector('.advice li', { timeout: 30_000 });
        },
    },
    { name: 'replay-on', path: `/replay/${over.caylus}?ply=180`, ready: '.film', act: open('Play on from here') },
    { name: 'end-caylus', path: `/end/${over.caylus}`, ready: '.standings', full: true },
    { name: 'end-1303', path: `/end/${over['caylus-1303']}`, ready: '.standings', full: true },
    { name: 'end-magna', path: `/end/${over['magna-carta']}`, ready: '.standings', full: true },
    { name: 'learn', path: '/learn', ready: '.first-g', full: true },
    { name: 'learn-caylus', path: '/learn/caylus', ready: '.chapter', full: true },
    { name: 'learn-1303', path: '/learn/caylus-1303', ready: '.chapter', full: true },
    { name: 'learn-magna', path: '/learn/magna-carta', ready: '.chapter', full: true },
    { name: 'buildings-caylus', path: '/learn/caylus/buildings', ready: '.cat-l', full: true },
    { name: 'buildings-1303', path: '/learn/caylus-1303/buildings', ready: '.cat-l', full: true },
    { name: 'buildings-magna', path: '/learn/magna-carta/buildings', ready: '.cat-l', full: true },
    { name: 'guide', path: `/table/${guided}?guide=1`, ready: '.coach' },
    { name: 'me', path: '/me', ready: '.tokens', full: true },
    { name: 'about', path: '/about', ready: '.prose', full: true },
    { name: 'learn-fr', path: '/learn/caylus', ready: '.chapter', language: 'fr', sizes: ['wide', 'phone'] },
    { name: 'me-de', path: '/me', ready: '.tokens', language: 'de', full: true, sizes: ['wide', 'phone'] },
    { name: 'home-de', path: '/', ready: '.play', language: 'de', full: true, sizes: ['wide', 'phone'] },
    { name: 'guide-fr', path: `/table/${guided}?guide=1`, ready: '.coach', language: 'fr', sizes: ['wide', 'phone'] },
];

for (const [size, [width, height]] of Object.entries(SIZES))
    for (const theme of ['light', 'dark']) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height });
        page.setDefaultTimeout(15_000);
        await page.goto(address);
        await page.evaluate((wish) => {
            localStorage.setItem('name', 'Maud');
            localStorage.setItem('theme', wish);
        }, theme);
        camera.listen(page);
        for (const { name, path, ready, act, full, language = 'en', sizes } of scenes) {
            const shot = `${name}-${size}-${theme}`;
            if (!camera.wants(shot, size, sizes)) continue;
            await camera.act(shot, async () => {
                await page.evaluate((code) => localStorage.setItem('language', code), language);
                await page.goto(address + path);
                await page.waitForSelector(ready);
                await page.evaluate(() => document.fonts.ready);
                await act?.(page);
            });
            await page.waitForTimeout(250);
            await camera.take(page, shot, Boolean(full));
        }
        await page.close();
    }
await browser.close();
await stop();
camera.end();
