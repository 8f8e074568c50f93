/* A server of its own on a free port, and browsers of people who use it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const AXE = readFileSync(join(ROOT, 'web', 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

export class Served {
  address = '';
  browser!: Browser;
  readonly #folder = mkdtempSync(join(tmpdir(), 'caylus-'));
  #process: ChildProcess | null = null;
  readonly #errors: string[] = [];
  readonly #contexts: BrowserContext[] = [];

  async start(): Promise<void> {
    await this.serve();
    this.browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
  }

  /** Start the server; a second time on the same port and data, as after a crash. */
  async serve(): Promise<void> {
    const port = this.address ? new URL(this.address).port : '0';
    const child = spawn(
      join(ROOT, '.venv', 'bin', 'caylus'),
      ['serve', '--port', port, '--data', join(this.#folder, 'caylus.db'), '--log-level', 'warning'],
      {
        env: {
          ...process.env,
          CAYLUS_REQUEST_RATE: '1000',
          CAYLUS_REQUEST_BURST: '5000',
          CAYLUS_STAND_IN_SECONDS: '60', // time for a slow machine to take the seat back
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#process = child;
    this.address = await new Promise((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const match = /http:\/\/[\d.:]+/.exec(text.toString());
        if (match) resolve(match[0]);
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** End the server: at once, as in a crash. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.#process = null;
  }

  /** Somebody with a browser of their own; moves of others are shown at once unless told otherwise. */
  async visitor(options: BrowserContextOptions & { settings?: object } = {}): Promise<Page> {
    const { settings, ...rest } = options;
    const context = await this.browser.newContext({ viewport: { width: 1440, height: 900 }, ...rest });
    this.#contexts.push(context);
    await context.addInitScript(
      (kept) => localStorage.setItem('settings', kept),
      JSON.stringify({ speed: 'off', ...settings }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(60_000); // half of what a test may take: a busy machine is slow
    page.on('console', (message) => {
      if (message.type() === 'error' && !this.away) this.#errors.push(message.text());
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400 && !this.away) this.#errors.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('pageerror', (error) => this.#errors.push(String(error.stack ?? error)));
    return page;
  }

  /** While the server is away on purpose, or refuses something, the browser may complain. */
  away = false;

  /** Nothing has complained since the last time, and all browsers are closed. */
  async quiet(): Promise<void> {
    for (const context of this.#contexts.splice(0)) {
      if (process.env.E2E_PICTURE) await context.pages()[0]?.screenshot({ path: process.env.E2E_PICTURE });
      await context.close();
    }
    expect(this.#errors.splice(0)).toEqual([]);
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    const child = this.#process;
    if (child) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What axe finds on a page, each as its rule and one place. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}
