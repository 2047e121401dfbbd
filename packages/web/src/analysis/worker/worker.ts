/** The program of the worker that analyses a game, with the browser's database and clock. */

import type { FromAnalyst, ToAnalyst } from '../messages.ts';
import { analysisStore } from './analysis-store.ts';
import { Analyst } from './analyst.ts';
import { browserTable } from './browser-table.ts';
import { loadJudge } from './load-judge.ts';
import { recalledSums } from './recalled-sums.ts';
import { playoutsEach } from './second-look.ts';

/** What this file uses of a worker's own globals; the types of a page say otherwise. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: ToAnalyst }) => void): void;
  postMessage(message: FromAnalyst, transfer: []): void;
}
const worker = globalThis as unknown as Worker;

const store = analysisStore(browserTable(), () => Date.now());

const analyst = new Analyst({
  store,
  load: loadJudge,
  playouts: playoutsEach,
  now: () => performance.now(),
  rest: () => new Promise((resolve) => setTimeout(resolve)),
  post: (message) => worker.postMessage(message, []),
});

async function recall(keys: readonly string[]): Promise<void> {
  worker.postMessage({ from: 'recalled', sums: await recalledSums(keys, store) }, []);
}

worker.addEventListener('message', ({ data }) => {
  if (data.to === 'recall') void recall(data.keys);
  else analyst.receive(data);
});
