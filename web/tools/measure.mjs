/* How quick the table feels, on a phone-sized screen and a wide one: from opening the first page to the first worker on
   the board, for a new visitor and for one who comes again; from a press to the first frame that shows it; and with the
   processor slowed down four times, the frames while moves of others are shown.
   Usage: npm run measure [-- --first] (only the first of these). Says figures and leaves with 1 if presses take 100 ms
   or more, or a phone's frames come late. */
import { launch, serve, SIZES } from './stage.mjs';

const SLOWER = 4;
const REACTION = 100;
/** A steady animation: of twenty frames nineteen in time for 30 a second. */
const LATE = 34;
const SEEDS = ['7', '8'];

const { address, stop } = await serve();
const browser = await launch();
const share = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;

/* In the page: milliseconds from a press to the end of the first frame in which something has changed. */
const reaction = (page, selector) =>
    page.evaluate(async (wanted) => {
        const spot = document.querySelector(wanted);
        const changed = new Promise((resolve) => {
            const watch = new MutationObserver(() => {
                watch.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
            });
            watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        });
        const begun = performance.now();
        spot.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        return (await changed) - begun;
    }, selector);

const frames = (page, ms) =>
    page.evaluate(
        (long) =>
            new Promise((resolve) => {
                const deltas = [];
                let last = performance.now();
                const end = last + long;
                const next = (now) => {
                    deltas.push(now - last);
                    last = now;
                    if (now < end) requestAnimationFrame(next);
                    else resolve(deltas.slice(1));
                };
                requestAnimationFrame(next);
            }),
        ms,
    );

/* Seconds from opening the first page to one's worker on the board, by two clicks as quick as the page allows; and how
   long of that one waited for the page, for the table, and for the worker. */
async function firstPlacement(page) {
    const begun = performance.now();
    const since = () => (performance.now() - begun) / 1000;
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Play now' }).click();
    const home = since();
    const place = '[data-place^="special:"][tabindex="0"], [data-place^="space:"][tabindex="0"]';
    await page.locator(place).first().click();
    const table = since();
    await page
        .getByText(/^Guest places/)
        .first()
        .waitFor();
    return { home, table, worker: since() };
}

for (let trial = 0; trial < 2; trial++) {
    const context = await browser.newContext({ viewport: { width: SIZES.wide[0], height: SIZES.wide[1] } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    for (const who of ['a new visitor', 'the same again']) {
        const { home, table, worker } = await firstPlacement(page);
        console.log(
            `${who}: ${worker.toFixed(1)} s from opening the first page to the first worker ` +
                `(the first click after ${home.toFixed(1)} s, the second after ${table.toFixed(1)} s)`,
        );
    }
    await context.close();
}

let slow = false;
for (const size of process.argv.includes('--first') ? [] : ['phone', 'wide']) {
    const [width, height] = SIZES[size];
    for (const game of ['caylus', 'caylus-1303', 'magna-carta']) {
        const reactions = [];
        const deltas = [];
        for (const seed of SEEDS) {
            const context = await browser.newContext({ viewport: { width, height }, hasTouch: size === 'phone' });
            await context.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ oneClick: false })));
            const page = await context.newPage();
            page.setDefaultTimeout(60_000);
            const post = async (path, data) => (await context.request.post(`${address}/api${path}`, { data })).json();
            await post('/guests', { name: 'Maud' });
            const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'apprentice' }));
            const { id } = await post('/tables', { game, seed, seats: [{ kind: 'me' }, ...bots] });
            await page.goto(`${address}/table/${id}`);
            const open = '[data-place][tabindex="0"], #decision .opts button';
            await page.locator(open).first().waitFor();
            await page.evaluate(() => document.fonts.ready);
            const session = await context.newCDPSession(page);
            const slowDown = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
            for (let turn = 0; turn < 4; turn++) {
                await slowDown(1);
                await page.locator(open).first().waitFor();
                await page.waitForTimeout(300);
                const place = '[data-place^="space:"][tabindex="0"], [data-place^="character:"][tabindex="0"]';
                const first = (await page.locator(place).count()) ? place : '#decision .opts button:not(.quiet)';
                reactions.push(await reaction(page, first));
                const sure = page.locator('.sheet .acts .btn.primary, .table #decision .opts .btn.primary');
                if (await sure.count()) {
                    const found = size === 'phone' ? '.sheet .acts .btn.primary' : '#decision .opts .btn.primary';
                    reactions.push(await reaction(page, found));
                }
                await slowDown(SLOWER);
                deltas.push(...(await frames(page, 1500)));
            }
            await context.close();
        }
        const most = share(reactions, 0.95);
        const late = share(deltas, 0.95);
        slow ||= most >= REACTION || (size === 'phone' && late > LATE);
        console.log(
            `${size} ${game}: a press shows after ${share(reactions, 0.5).toFixed(0)} ms, ` +
                `19 of 20 within ${most.toFixed(0)} ms (${reactions.length}); ` +
                `a frame every ${share(deltas, 0.5).toFixed(1)} ms, 19 of 20 within ${late.toFixed(1)} ms, ` +
                `longest ${Math.max(...deltas).toFixed(0)} ms (${deltas.length})`,
        );
    }
}
await browser.close();
await stop();
process.exit(slow ? 1 : 0);
