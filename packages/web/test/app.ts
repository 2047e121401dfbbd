/** The product in a real browser: pages of any size and theme, and games put on the device at any position. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { FlakyProxy } from './flaky-proxy.ts';
import type { Kept } from './positions.ts';
import { browserOptions, startServer } from './programs.ts';
import { PHONE } from './viewports.ts';

/** A page of our origin on which nothing runs. */
const EMPTY_PAGE = '/nothing';

export class App {
  readonly url: string;
  readonly browser: Browser;
  private readonly contexts = new Set<BrowserContext>();
  /** Requests to another host, and errors in any page: there must be none. */
  private readonly strangers: string[] = [];
  private readonly errors: string[] = [];
  private readonly proxies: FlakyProxy[] = [];
  private tolerated: RegExp | null = null;
  private readonly end: () => Promise<void>;

  constructor(url: string, browser: Browser, end: () => Promise<void> = () => Promise.resolve()) {
    this.url = url;
    this.browser = browser;
    this.end = end;
  }

  /** With a server and a browser of its own, for scripts. */
  static async start(): Promise<App> {
    const [server, options] = await Promise.all([startServer(), browserOptions()]);
    const browser = await chromium.launch(options);
    return new App(server.url, browser, async () => {
      await browser.close();
      await server.stop();
    });
  }

  stop(): Promise<void> {
    return this.end();
  }

  /** Errors that a test brings about itself, such as those of a network that it has cut. */
  tolerate(errors: RegExp): void {
    this.tolerated = errors;
  }

  /** Closes every page and returns what none of them may have done since the last time; it must be empty. */
  async tidy(): Promise<readonly string[]> {
    const contexts = [...this.contexts];
    const cookies = (await Promise.all(contexts.map((context) => context.cookies()))).flat();
    await Promise.all(contexts.map((context) => context.close()));
    for (const proxy of this.proxies.splice(0)) proxy.stop();
    const found = [
      ...this.errors.filter((error) => !this.tolerated?.test(error)).map((error) => `error: ${error}`),
      ...this.strangers.map((url) => `request to another host: ${url}`),
      ...cookies.map(({ name }) => `cookie: ${name}`),
    ];
    this.errors.length = 0;
    this.strangers.length = 0;
    return found;
  }

  /** A line to the server that can be cut; it ends with the test. */
  async proxy(): Promise<FlakyProxy> {
    const proxy = await FlakyProxy.to(this.url);
    this.proxies.push(proxy);
    return proxy;
  }

  /** A device of its own: nothing is shared with other contexts. */
  async device(options: BrowserContextOptions = {}, through = this.url): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: PHONE,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // It would fetch the whole program on every device; tests that are about it allow it.
      serviceWorkers: 'block',
      ...options,
    });
    this.contexts.add(context);
    context.once('close', () => this.contexts.delete(context));
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
    const { settings, seats, game, watch, through = this.url, ...rest } = options;
    const context = await this.device(rest, through);
    if (watch !== undefined) await context.addInitScript(watch);
    const page = await context.newPage();
    if (settings !== undefined || seats !== undefined || game !== undefined)
      await store(page, through, { settings, seats, game });
    await page.goto(`${through}${path}`);
    return page;
  }
}

export interface PageOptions extends BrowserContextOptions {
  /** What the settings page would have stored. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  /** The seats that the device holds at tables of the server. */
  readonly seats?: Readonly<Record<string, unknown>> | undefined;
  readonly game?: Kept | undefined;
  /** The address of the server as this page reaches it, where that is by a `FlakyProxy`. */
  readonly through?: string;
  /** Runs in the page before anything else does. */
  readonly watch?: () => void;
}

/** Puts settings and a game on the device of a page, before the product runs there. */
export async function store(
  page: Page,
  url: string,
  { settings, seats, game }: Pick<PageOptions, 'settings' | 'seats' | 'game'>,
): Promise<void> {
  await page.route(`${url}${EMPTY_PAGE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(`${url}${EMPTY_PAGE}`);
  await page.evaluate(keep, { settings: settings ?? null, seats: seats ?? null, game: game ?? null });
}

/** Runs in the page: stores settings and a game as the product itself would. */
async function keep({
  settings,
  seats,
  game,
}: {
  settings: Readonly<Record<string, unknown>> | null;
  seats: Readonly<Record<string, unknown>> | null;
  game: Kept | null;
}): Promise<void> {
  if (settings !== null) localStorage.setItem('tokaido.settings', JSON.stringify(settings));
  if (seats !== null) localStorage.setItem('tokaido.seats', JSON.stringify(seats));
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
