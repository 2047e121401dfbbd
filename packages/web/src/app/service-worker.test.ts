/** The service worker, run against caches and a network made of maps. */

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const program = readFileSync(new URL('../../scripts/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://table.example';

interface OpenPage {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<void>;
}

interface Shown {
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly path: string };
}

type Listener = (event: Record<string, unknown>) => void;

class FakeCache {
  readonly kept = new Map<string, Response>();

  async match(asked: string | { url: string }): Promise<Response | undefined> {
    const path = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
    return this.kept.get(path)?.clone();
  }

  async put(path: string, response: Response): Promise<void> {
    this.kept.set(path, response);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((path) => ({ url: new URL(path, ORIGIN).href }));
  }
}

/**
 * A device with its caches; each build of the worker is started on it, and the network may be cut. The server has
 * one build at a time: its page names its program.
 */
function device() {
  const caches = new Map<string, FakeCache>();
  const asked: string[] = [];
  /** Pages of ours that are open, and what the worker did with them and with notices. */
  const pages: OpenPage[] = [];
  const done: string[] = [];
  const network = { up: true, build: '1', lost: new Set<string>() };
  const fetch = async (request: string | { url: string }) => {
    const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
    if (!network.up || network.lost.has(path)) throw new TypeError('no network');
    asked.push(path);
    const isFile = path.startsWith('/assets/') || path.includes('.');
    if (path.includes('missing')) return new Response('', { status: 404 });
    return new Response(isFile ? `server: ${path}` : `<script src="/assets/page-${network.build}.js">`);
  };
  const storage = {
    async open(name: string) {
      const cache = caches.get(name) ?? new FakeCache();
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    async match(request: string | { url: string }) {
      for (const cache of caches.values()) {
        const found = await cache.match(request);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
  function start(version: string, files: readonly string[]) {
    const listeners = new Map<string, Listener>();
    const self = {
      location: new URL(ORIGIN),
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      clients: {
        claim: async () => undefined,
        matchAll: async () => pages,
        openWindow: async (path: string) => void done.push(`open ${path}`),
      },
      registration: {
        showNotification: async (title: string, { body, tag, data }: Shown) =>
          void done.push(`show ${title} | ${body} | ${tag} | ${data.path}`),
      },
      skipWaiting: () => undefined,
    };
    const post = async (path: string, request?: { body?: string }) => {
      if (request?.body !== undefined) done.push(`post ${path} ${request.body}`);
      return fetch(path);
    };
    runInNewContext(program, {
      self,
      caches: storage,
      fetch: post,
      URL,
      Response,
      VERSION: version,
      FILES: files,
    });
    const tell = async (name: string, more: Record<string, unknown> = {}) => {
      let work: Promise<unknown> | undefined;
      listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given), ...more });
      await work;
    };
    /** Asks for the next few files of the copy; resolves with how far it is. */
    const copy = async () => {
      const answers: { missing: number; all: number; hasFailed: boolean }[] = [];
      await tell('message', {
        data: 'copy',
        ports: [{ postMessage: (answer: never) => answers.push(answer) }],
      });
      return answers[0];
    };
    const copyAll = async () => {
      while ((await copy())?.missing !== 0);
    };
    /** What a page gets for a request; null where the worker leaves it to the browser. */
    const ask = async (path: string, more: Record<string, unknown> = {}) => {
      let answer: Promise<Response> | undefined;
      const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...more };
      listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
      return answer === undefined ? null : (await answer).text();
    };
    return { tell, copy, copyAll, ask };
  }
  return { start, caches, asked, network, pages, done };
}

const LATER = Array.from({ length: 6 }, (_, i) => `/assets/part-${i}.js`);
const filesOf = (build: string) => ['/', `/assets/page-${build}.js`, ...LATER, '/licences.txt'];
const pageOf = (build: string) => `<script src="/assets/page-${build}.js">`;
const NAVIGATE = { mode: 'navigate' };

describe('the service worker', () => {
  it('opens every page without a network once its copy is whole', async () => {
    const { start, network } = device();
    const worker = start('1', filesOf('1'));
    await worker.tell('install');
    await worker.copyAll();
    network.up = false;
    for (const path of ['/', '/g/abc', '/t/xyz?view=narrator', '/rules/temple', '/nowhere']) {
      expect(await worker.ask(path, NAVIGATE), path).toBe(pageOf('1'));
    }
    for (const file of filesOf('1').slice(1)) expect(await worker.ask(file)).toBe(`server: ${file}`);
  });

  it.each(['/api', '/api/tables', '/ws', '/ws/abc', '/metrics', '/healthz'])(
    'never touches %s',
    async (path) => {
      const worker = device().start('1', filesOf('1'));
      expect(await worker.ask(path)).toBeNull();
      expect(await worker.ask(path, NAVIGATE)).toBeNull();
    },
  );

  it('touches nothing but reading, and nothing of another site', async () => {
    const worker = device().start('1', filesOf('1'));
    expect(await worker.ask('/', { method: 'POST' })).toBeNull();
    expect(await worker.ask('https://elsewhere.example/assets/page-1.js')).toBeNull();
  });

  it('asks for one file when it is installed, and for a few at a time when a page has time for it', async () => {
    const { start, asked } = device();
    const worker = start('1', filesOf('1'));
    await worker.tell('install');
    expect(asked).toEqual(['/']);
    expect(await worker.copy()).toEqual({ missing: 4, all: 9, hasFailed: false });
    expect(asked).toEqual(filesOf('1').slice(0, 5));
    expect(await worker.copy()).toEqual({ missing: 0, all: 9, hasFailed: false });
    expect(asked.toSorted()).toEqual(filesOf('1'));
    await worker.copy();
    expect(asked).toHaveLength(9);
  });

  it('copies once for pages that ask at the same time', async () => {
    const { start, asked } = device();
    const worker = start('1', filesOf('1'));
    await worker.tell('install');
    await Promise.all([worker.copy(), worker.copy()]);
    expect(asked).toHaveLength(5);
  });

  it('goes on where it was after it was ended, without what a page has loaded through it', async () => {
    const { start, asked } = device();
    const before = start('1', filesOf('1'));
    await before.tell('install');
    await before.copy();
    const worker = start('1', filesOf('1'));
    await worker.ask('/assets/part-4.js');
    asked.length = 0;
    expect(await worker.copy()).toMatchObject({ missing: 0 });
    expect(asked.toSorted()).toEqual(['/assets/part-3.js', '/assets/part-5.js', '/licences.txt']);
  });

  it('is not whole while a file is missing; the others do not wait for it', async () => {
    const { start, network } = device();
    const worker = start('1', filesOf('1'));
    await worker.tell('install');
    network.lost = new Set(LATER.slice(0, 4));
    expect(await worker.copy()).toMatchObject({ missing: 7, hasFailed: true });
    expect(await worker.copy()).toMatchObject({ missing: 4, hasFailed: true });
    network.build = '2';
    expect(await worker.ask('/', NAVIGATE)).toBe(pageOf('2'));
    network.lost = new Set();
    expect(await worker.copy()).toMatchObject({ missing: 0, hasFailed: false });
    expect(await worker.ask('/', NAVIGATE)).toBe(pageOf('1'));
  });

  it('is not installed with the page of another build', async () => {
    const { start, network } = device();
    network.build = '2';
    await expect(start('1', filesOf('1')).tell('install')).rejects.toThrow('another build');
  });

  it('serves a whole older build until its own copy is whole, and never a page of one with files of the other', async () => {
    const { start, network } = device();
    const old = start('1', filesOf('1'));
    await old.tell('install');
    await old.copyAll();
    network.build = '2';
    const worker = start('2', [
      '/',
      '/assets/page-2.js',
      '/assets/part-0.js',
      '/assets/new-2.js',
      '/licences.txt',
    ]);
    await worker.tell('install');
    await worker.tell('activate');
    network.up = false;
    expect(await worker.ask('/', NAVIGATE)).toBe(pageOf('1'));
    expect(await worker.ask('/assets/page-1.js')).toBe('server: /assets/page-1.js');
    network.up = true;
    expect(await worker.ask('/', NAVIGATE)).toBe(pageOf('2'));
    await worker.copyAll();
    network.up = false;
    expect(await worker.ask('/', NAVIGATE)).toBe(pageOf('2'));
    expect(await worker.ask('/assets/new-2.js')).toBe('server: /assets/new-2.js');
  });

  it('fetches only what changed, and keeps the build before for pages still open', async () => {
    const { start, asked, caches, network } = device();
    for (const build of ['1', '2', '3']) {
      network.build = build;
      asked.length = 0;
      const worker = start(build, filesOf(build));
      await worker.tell('install');
      await worker.tell('activate');
      await worker.copyAll();
    }
    expect(asked).toEqual(['/', '/assets/page-3.js', '/licences.txt']);
    expect([...caches.keys()]).toEqual(['tokaido-2', 'tokaido-3']);
  });

  it('keeps the last whole build, however many came after it', async () => {
    const { start, caches, network } = device();
    const whole = start('1', filesOf('1'));
    await whole.tell('install');
    await whole.copyAll();
    for (const build of ['2', '3']) {
      network.build = build;
      const worker = start(build, filesOf(build));
      await worker.tell('install');
      await worker.tell('activate');
    }
    expect([...caches.keys()]).toEqual(['tokaido-1', 'tokaido-2', 'tokaido-3']);
  });
});

describe('a notice', () => {
  const TURN = { kind: 'turn', table: 'abc', title: 'Your turn', body: 'Aki waits.', path: '/t/abc' };
  const SHOWN = 'show Your turn | Aki waits. | tokaido-/t/abc | /t/abc';
  const pushed = (value: unknown) => ({ data: { json: () => JSON.parse(JSON.stringify(value)) as unknown } });
  const page = (path: string, visibilityState: string, done: string[]): OpenPage => ({
    url: `${ORIGIN}${path}`,
    visibilityState,
    focus: async () => void done.push(`focus ${path}`),
  });
  const touch = (path?: string) => ({ notification: { close: () => undefined, data: path && { path } } });

  it('is shown, unless its table is in sight', async () => {
    const { start, pages, done } = device();
    const worker = start('1', filesOf('1'));
    await worker.tell('push', pushed(TURN));
    pages.push(page('/t/abc', 'hidden', done), page('/t/xyz', 'visible', done));
    await worker.tell('push', pushed(TURN));
    pages.push(page('/t/abc?view=narrator', 'visible', done));
    await worker.tell('push', pushed(TURN));
    expect(done).toEqual([SHOWN, SHOWN]);
  });

  it.each([
    ['nothing', undefined],
    ['another shape', { title: 'x' }],
    ['an address elsewhere', { ...TURN, path: 'https://evil.example/t/abc' }],
    ['an address that only looks like ours', { ...TURN, path: '//evil.example' }],
  ])('of %s says little and leads home', async (_, value) => {
    const { start, done } = device();
    const worker = start('1', filesOf('1'));
    await worker.tell('push', value === undefined ? { data: null } : pushed(value));
    expect(done).toEqual(['show Tōkaidō |  | tokaido-/ | /']);
  });

  it('that is touched brings its table to the front, or opens it', async () => {
    const { start, pages, done } = device();
    const worker = start('1', filesOf('1'));
    pages.push(page('/t/xyz', 'hidden', done));
    await worker.tell('notificationclick', touch('/t/abc'));
    pages.push(page('/t/abc', 'hidden', done));
    await worker.tell('notificationclick', touch('/t/abc'));
    await worker.tell('notificationclick', touch());
    expect(done).toEqual(['open /t/abc', 'focus /t/abc', 'focus /t/xyz']);
  });

  it('finds its way after the push service has changed the address of the browser', async () => {
    const { start, done } = device();
    const subscription = (name: string) => ({
      toJSON: () => ({
        endpoint: `https://push.example/${name}`,
        keys: { p256dh: `${name} key`, auth: name },
      }),
    });
    const worker = start('1', filesOf('1'));
    await worker.tell('pushsubscriptionchange', { oldSubscription: null });
    await worker.tell('pushsubscriptionchange', {
      oldSubscription: subscription('old'),
      newSubscription: subscription('new'),
    });
    const from = { endpoint: 'https://push.example/old', auth: 'old' };
    const to = { endpoint: 'https://push.example/new', keys: { p256dh: 'new key', auth: 'new' } };
    expect(done).toEqual([`post /api/push/moved ${JSON.stringify({ from, to })}`]);
  });
});
