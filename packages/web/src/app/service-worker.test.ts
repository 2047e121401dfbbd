/** The service worker, run against caches and a network made of maps. */

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const program = readFileSync(new URL('../../scripts/service-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://table.example';

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
}

/** A device with its caches; each version of the worker is started on it, and the network may be cut. */
function device() {
  const caches = new Map<string, FakeCache>();
  const asked: string[] = [];
  const network = { up: true };
  const fetch = async (request: string | { url: string }) => {
    const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
    if (!network.up) throw new TypeError('no network');
    asked.push(path);
    return new Response(`server: ${path}`, { status: path.includes('missing') ? 404 : 200 });
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
  function start(version: string, first: readonly string[], later: readonly string[]) {
    const listeners = new Map<string, Listener>();
    const self = {
      location: new URL(ORIGIN),
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      clients: { claim: async () => undefined },
      skipWaiting: () => undefined,
    };
    runInNewContext(program, {
      self,
      caches: storage,
      fetch,
      URL,
      Set,
      Promise,
      VERSION: version,
      FIRST: first,
      LATER: later,
    });
    const tell = async (name: string, more: Record<string, unknown> = {}) => {
      let work: Promise<unknown> | undefined;
      listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given), ...more });
      await work;
    };
    /** What a page gets for a request; null where the worker leaves it to the browser. */
    const ask = async (path: string, more: Record<string, unknown> = {}) => {
      let answer: Promise<Response> | undefined;
      const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...more };
      listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
      return answer === undefined ? null : (await answer).text();
    };
    return { tell, ask };
  }
  return { start, caches, asked, network };
}

const FIRST = ['/', '/assets/index-1.js'];
const LATER = ['/assets/strong-1.js'];
const NAVIGATE = { mode: 'navigate' };

describe('the service worker', () => {
  it('opens every page without a network', async () => {
    const { start, network } = device();
    const worker = start('1', FIRST, LATER);
    await worker.tell('install');
    network.up = false;
    for (const path of ['/', '/g/abc', '/t/xyz?view=narrator', '/rules/temple', '/nowhere']) {
      expect(await worker.ask(path, NAVIGATE), path).toBe('server: /');
    }
    expect(await worker.ask('/assets/index-1.js')).toBe('server: /assets/index-1.js');
  });

  it.each(['/api', '/api/tables', '/ws', '/metrics', '/healthz'])('never touches %s', async (path) => {
    const worker = device().start('1', FIRST, LATER);
    expect(await worker.ask(path)).toBeNull();
    expect(await worker.ask(path, NAVIGATE)).toBeNull();
  });

  it('touches nothing but reading, and nothing of another site', async () => {
    const worker = device().start('1', FIRST, LATER);
    expect(await worker.ask('/', { method: 'POST' })).toBeNull();
    expect(await worker.ask('https://elsewhere.example/assets/index-1.js')).toBeNull();
  });

  it('keeps strong bots and languages when a page has time for it', async () => {
    const { start, asked, network } = device();
    const worker = start('1', FIRST, LATER);
    await worker.tell('install');
    expect(asked).toEqual(FIRST);
    await worker.tell('message', { data: 'keep-all' });
    await worker.tell('message', { data: 'keep-all' });
    expect(asked).toEqual([...FIRST, ...LATER]);
    network.up = false;
    expect(await worker.ask('/assets/strong-1.js')).toBe('server: /assets/strong-1.js');
  });

  it('is not installed with a part missing', async () => {
    const worker = device().start('1', ['/', '/assets/missing-1.js'], []);
    await expect(worker.tell('install')).rejects.toThrow('404');
  });

  it('fetches only what changed, and keeps the version before for pages still open', async () => {
    const { start, asked, caches } = device();
    const old = start('1', FIRST, LATER);
    await old.tell('install');
    await old.tell('activate');
    asked.length = 0;
    const worker = start('2', ['/', '/assets/index-2.js', '/assets/index-1.js'], []);
    await worker.tell('install');
    expect(asked).toEqual(['/', '/assets/index-2.js']);
    await worker.tell('activate');
    expect([...caches.keys()]).toEqual(['tokaido-1', 'tokaido-2']);
    const newest = start('3', ['/'], []);
    await newest.tell('install');
    await newest.tell('activate');
    expect([...caches.keys()]).toEqual(['tokaido-2', 'tokaido-3']);
    expect(await newest.ask('/assets/index-2.js')).toBe('server: /assets/index-2.js');
  });
});
