/* What every tool that looks at the client shares: a server with a file of its own, a browser, pictures and axe. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

export const ROOT = join(import.meta.dirname, '..', '..');
const FOLDERS = { caylus: 'caylus', 'caylus-1303': 'caylus1303', 'magna-carta': 'magna_carta' };
export const SIZES = { wide: [1440, 900], small: [1280, 720], tablet: [820, 1180], phone: [390, 844] };
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

/** The text of a recorded game. */
export function recorded(game, file) {
    return readFileSync(join(ROOT, 'tests', 'games', FOLDERS[game], 'recorded', file), 'utf8');
}

/** A server on a free port; `stop` ends it and takes its file away. */
export async function serve() {
    const folder = mkdtempSync(join(tmpdir(), 'caylus-'));
    const child = spawn(
        join(ROOT, '.venv', 'bin', 'caylus'),
        ['serve', '--port', '0', '--data', join(folder, 'caylus.db'), '--log-level', 'warning'],
        {
            env: { ...process.env, CAYLUS_REQUEST_RATE: '1000', CAYLUS_REQUEST_BURST: '5000' },
            stdio: ['ignore', 'pipe', 'inherit'],
        },
    );
    process.on('exit', () => child.kill()); // also after a failure
    const address = await new Promise((resolve, reject) => {
        child.stdout.on('data', (text) => {
            const match = /http:\/\/[\d.:]+/.exec(String(text));
            if (match) resolve(match[0]);
        });
        child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    const stop = async () => {
        child.kill('SIGTERM');
        await new Promise((resolve) => child.once('exit', resolve));
        rmSync(folder, { recursive: true, force: true });
    };
    return { address, stop };
}

export function launch() {
    return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}

/* What does not fit its place: the page, or what stands in a card. */
function spilling() {
    const wide = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    const cards = [...document.querySelectorAll('.card')].filter(wide).map(({ className }) => className);
    return wide(document.documentElement) ? ['the page', ...cards] : cards;
}

/** Takes pictures and counts what is wrong with them. */
export class Camera {
    #findings = 0;

    constructor() {
        mkdirSync('screenshots', { recursive: true });
    }

    /** Whether a picture is wanted: at a size that the scene has, and by its name. */
    wants(shot, size, sizes) {
        return (!sizes || sizes.includes(size)) && shot.includes(only);
    }

    fail(...words) {
        this.#findings++;
        console.log(...words);
    }

    /** Complaints of the page are findings too. */
    listen(page) {
        page.on('console', (message) => message.type() === 'error' && this.fail('console:', message.text()));
        page.on('pageerror', (error) => this.fail('page error:', error.message));
    }

    /** Do something on the page; what does not come about is a finding. */
    async act(shot, deed) {
        try {
            await deed();
        } catch (error) {
            this.fail(shot, error.message.split('\n')[0]);
        }
    }

    async take(page, shot, full = false) {
        await page.screenshot({ path: `screenshots/${shot}.png`, fullPage: full });
        for (const what of await page.evaluate(spilling)) this.fail(shot, 'is wider than its place:', what);
        if (!withAxe) return;
        await page.evaluate(axe);
        const found = await page.evaluate(() => window.axe.run());
        for (const { id, impact, nodes } of found.violations) {
            const [{ target, failureSummary }] = nodes;
            const why = failureSummary.slice(0, 240).replace(/\s+/g, ' ');
            this.fail(shot, id, impact, nodes.length, target.join(' '), why);
        }
    }

    /** Say how it went and leave. */
    end() {
        console.log(this.#findings ? `${this.#findings} findings` : 'no findings');
        process.exit(this.#findings ? 1 : 0);
    }
}
