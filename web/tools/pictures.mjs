/* The pictures of the README and the documentation, from a running server: small files in docs/images.
   Usage: npm run pictures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, recorded, ROOT, serve, SIZES } from './stage.mjs';

const QUALITY = 76;
const { address, stop } = await serve();
const browser = await launch();

/* Where a recorded game is gone on with, and who then decides. */
const MOMENTS = {
    caylus: { file: '03-4p.txt', ply: 215, seat: 1 },
    'caylus-1303': { file: '03-4p.txt', ply: 220, seat: 2 },
    'magna-carta': { file: '27-4p.txt', ply: 311, seat: 0 },
};
const PICTURES = [
    { name: 'table-caylus', size: 'wide', theme: 'light', game: 'caylus' },
    { name: 'table-1303', size: 'wide', theme: 'dark', game: 'caylus-1303' },
    { name: 'table-magna-carta', size: 'wide', theme: 'light', game: 'magna-carta' },
    { name: 'phone', size: 'phone', theme: 'light', game: 'caylus' },
    {
        name: 'advice',
        size: 'wide',
        theme: 'dark',
        game: 'caylus',
        path: (over) => `/replay/${over}?ply=180`,
        act: async (page) => {
            await page.getByRole('button', { name: 'What would the bot do?' }).click();
            await page.locator('.advice li').first().waitFor();
        },
    },
    { name: 'end', size: 'wide', theme: 'light', game: 'caylus', path: (over) => `/end/${over}` },
];

for (const { name, size, theme, game, act, path } of PICTURES) {
    const [width, height] = SIZES[size];
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
    await context.addInitScript(() => {
        localStorage.setItem('settings', JSON.stringify({ speed: 'off' }));
        localStorage.setItem('name', 'Maud');
    });
    const post = async (to, data) => (await context.request.post(`${address}/api${to}`, { data })).json();
    await post('/guests', { name: 'Maud' });
    const { file, ply, seat } = MOMENTS[game];
    const record = recorded(game, file);
    const over = (await post('/records', { record })).id;
    const table = (await post(`/tables/${over}/play-on`, { ply, seat, bot: 'mason' })).id;
    const page = await context.newPage();
    await page.goto(address + (path ? path(over) : `/table/${table}`));
    await page.locator('#decision .opts button, .film, .standings').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1200);
    await act?.(page);
    await page.waitForTimeout(300);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const bytes = Buffer.from(data, 'base64');
    writeFileSync(join(ROOT, 'docs', 'images', `${name}.webp`), bytes);
    console.log(name, Math.round(bytes.length / 1024), 'kB');
    await context.close();
}
await browser.close();
await stop();
