/* Pictures of the pages of a running server at several sizes in both themes, and axe on each.
   Usage: node tools/live-screenshots.mjs [--axe] [--only=text]; the pictures go to screenshots/. */
import { Camera, launch, serve, SIZES } from './stage.mjs';

const SEED = '7';
const camera = new Camera();
const { address, stop } = await serve();
const browser = await launch();

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
        camera.listen(page);
        await page.request.post(`${address}/api/guests`, { data: { name: 'Maud' } });
        await page.goto(address);
        for (const { name, sizes, act } of scenes) {
            const shot = `${name}-${size}-${theme}`;
            if (!camera.wants(shot, size, sizes)) continue;
            await camera.act(shot, () => act(page));
            await page.evaluate(() => document.fonts.ready);
            await page.waitForTimeout(400);
            await camera.take(page, shot, /home|waiting/.test(name));
        }
        await page.close();
    }
await browser.close();
await stop();
camera.end();
