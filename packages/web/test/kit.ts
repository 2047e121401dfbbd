/**
 * The product in a real browser: a server of our own in another process, Chromium, pages of any size and theme,
 * and games put on the device at any position.
 */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import type { Kept } from './positions.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
/** The sizes at which a table must fit without scrolling. */
export const SIZES = [
  { width: 412, height: 915 },
  PHONE,
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 680, height: 960 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  DESKTOP,
];

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Screenshots must not depend on the machine's fonts being smoothed.
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
const LAUNCHER = fileURLToPath(new URL('../../cli/bin/tokaido.js', import.meta.url));
const START_LIMIT = 60_000;
/** A page of our origin on which nothing runs. */
const EMPTY_PAGE = '/nothing';

export class App {
  readonly url: string;
  readonly browser: Browser;
  private readonly server: ChildProcess;
  private readonly data: string;
  /** Requests to another host, and errors in any page: there must be none. */
  readonly strangers: string[] = [];
  readonly errors: string[] = [];

  private constructor(url: string, browser: Browser, server: ChildProcess, data: string) {
    this.url = url;
    this.browser = browser;
    this.server = server;
    this.data = data;
  }

  static async start(): Promise<App> {
    const data = mkdtempSync(join(tmpdir(), 'tokaido-web-'));
    const flags = [
      'serve',
      '--port',
      '0',
      '--data',
      data,
      '--log-level',
      'error',
      '--limits',
      'off',
      '--bot-pause',
      '0',
    ];
    const server = spawn(process.execPath, [LAUNCHER, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [url, executablePath] = await Promise.all([addressOf(server), findBrowser()]);
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    return new App(url, browser, server, data);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGTERM');
    await ended;
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Closes every page and returns what none of them may have done since the last time; it must be empty. */
  async tidy(): Promise<readonly string[]> {
    const contexts = this.browser.contexts();
    const cookies = (await Promise.all(contexts.map((context) => context.cookies()))).flat();
    await Promise.all(contexts.map((context) => context.close()));
    const found = [
      ...this.errors.map((error) => `error: ${error}`),
      ...this.strangers.map((url) => `request to another host: ${url}`),
      ...cookies.map(({ name }) => `cookie: ${name}`),
    ];
    this.errors.length = 0;
    this.strangers.length = 0;
    return found;
  }

  /** A device of its own: nothing is shared with other contexts. */
  async device(options: BrowserContextOptions = {}, through = this.url): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: PHONE,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...options,
    });
    const { host } = new URL(through);
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.host !== host) this.strangers.push(request.url());
    });
    context.on('weberror', (error) => this.errors.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`${message.text()} ${message.location().url}`);
    });
    return context;
  }

  /** A page at an address of the product, with settings and games that were there before. */
  async page(path: string, options: PageOptions = {}): Promise<Page> {
    const { settings, game, watch, through = this.url, ...rest } = options;
    const context = await this.device(rest, through);
    if (watch !== undefined) await context.addInitScript(watch);
    const page = await context.newPage();
    if (settings !== undefined || game !== undefined) await store(page, through, { settings, game });
    await page.goto(`${through}${path}`);
    return page;
  }
}

export interface PageOptions extends BrowserContextOptions {
  /** What the settings page would have stored. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly game?: Kept | undefined;
  /** The address of the server as this page reaches it, where that is by a `Wire`. */
  readonly through?: string;
  /** Runs in the page before anything else does. */
  readonly watch?: () => void;
}

/** Puts settings and a game on the device of a page, before the product runs there. */
export async function store(
  page: Page,
  url: string,
  { settings, game }: Pick<PageOptions, 'settings' | 'game'>,
): Promise<void> {
  await page.route(`${url}${EMPTY_PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(`${url}${EMPTY_PAGE}`);
  await page.evaluate(keep, { settings: settings ?? null, game: game ?? null });
}

/** Runs in the page: stores settings and a game as the product itself would. */
async function keep({
  settings,
  game,
}: {
  settings: Readonly<Record<string, unknown>> | null;
  game: Kept | null;
}): Promise<void> {
  if (settings !== null) localStorage.setItem('tokaido.settings', JSON.stringify(settings));
  if (game === null) return;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tokaido', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('games');
      request.result.createObjectStore('entries');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
  const transaction = database.transaction(['games', 'entries'], 'readwrite');
  transaction.objectStore('games').put(game.row, game.id);
  for (const [i, entry] of game.entries.entries())
    transaction.objectStore('entries').put(entry, [game.id, i + 1]);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error('the server did not start')), START_LIMIT);
    server.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const [, url] = /served at\s+(http:\S+)/.exec(text) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}

/**
 * A seed for what is left to chance. It is the same in every run, as in the tests of the engine, so that a failure is
 * about a change; SEED=… in the environment tries another.
 */
export function seedOf(name: string): number {
  const seed = Number(process.env['SEED'] ?? 20261115);
  process.stdout.write(`${name}: SEED=${seed}\n`);
  return seed;
}
