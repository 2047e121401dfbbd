/** The program of the worker: the tables of this device with the browser's database, clock and randomness. */

import { LocalTables } from './local-tables.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { browserStore, memoryStore } from './store.ts';

/** What this file uses of a worker's own globals; the types of a page say otherwise. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void;
  postMessage(message: FromWorker, transfer: []): void;
}
const worker = globalThis as unknown as Worker;

/** Other tabs may have the same tables open. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tokaido-tables');

/** Beside the first table: a person can move before any bot does. */
const loadBots = () => import('./bots.ts');
void loadBots().catch(() => undefined);

async function start(): Promise<LocalTables> {
  const tables = new LocalTables({
    store: (await browserStore()) ?? memoryStore(),
    now: () => Date.now(),
    later: (ms, then) => void setTimeout(then, ms),
    random: (bytes) =>
      [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
    think: async (...question) => (await loadBots()).botMove(...question),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    grown: (id) => tabs?.postMessage(id),
    post: (message) => worker.postMessage(message, []),
  });
  tabs?.addEventListener('message', ({ data }) => void tables.grown(String(data)));
  return tables;
}

const tables = start();
// Messages may come before the database is open; they are answered in that order.
worker.addEventListener('message', ({ data }) => void tables.then((ready) => ready.receive(data)));
