/** The program of the worker that analyses a game, with the browser's database and clock. */

import type { FromAnalyst, ToAnalyst } from '../messages.ts';
import { analysisStore } from './analysis-store.ts';
import { Analyst } from './analyst.ts';
import { browserTable } from './browser-table.ts';
import { loadJudge } from './load-judge.ts';
import { playoutsEach } from './second-look.ts';

/** What this file uses of a worker's own globals; the types of a page say otherwise. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: ToAnalyst }) => void): void;
  postMessage(message: FromAnalyst, transfer: []): void;
}
const worker = globalThis as unknown as Worker;

const analyst = new Analyst({
  store: analysisStore(browserTable(), () => Date.now()),
  load: loadJudge,
  playouts: playoutsEach,
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setTimeout(resolve)),
  post: (message) => worker.postMessage(message, []),
});
worker.addEventListener('message', ({ data }) => analyst.receive(data));
