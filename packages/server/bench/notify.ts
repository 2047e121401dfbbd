// How many hints a second PostgreSQL carries between processes. By hand, from the root:
//   npx tsx packages/server/bench/notify.ts [seconds]

import { startPostgres } from '../../../scripts/find-postgres.mjs';
import { openStore } from '../src/store/open.ts';
import { ALL_SHARDS } from '../src/store/shards.ts';
import type { Store } from '../src/store/store.ts';

const SECONDS = Number(process.argv[2] ?? 3);
/** Processes that hear every hint. */
const LISTENERS = [1, 4];
/** Hints that are told at the same time, each of another table: those of one round go together. */
const AT_ONCE = [1, 20, 500];
const SENDERS = 2;

interface Heard {
  count: number;
}

async function listener(url: string): Promise<{ readonly store: Store; readonly heard: Heard }> {
  const store = await openStore(url);
  const heard: Heard = { count: 0 };
  await store.listen(() => heard.count++);
  for (const shard of ALL_SHARDS) await store.follow(shard);
  return { store, heard };
}

/** Tells hints, the next ones when everybody has heard the last, until the time is over. */
async function measure(senders: readonly Store[], all: readonly Heard[], atOnce: number): Promise<string> {
  const delays: number[] = [];
  let told = 0;
  const from = all.map(({ count }) => count);
  const isHeard = () => all.every(({ count }, index) => count - (from[index] ?? 0) >= told);
  const started = performance.now();
  while (performance.now() < started + SECONDS * 1000) {
    const sent = performance.now();
    for (let i = 0; i < atOnce; i++)
      senders[i % senders.length]?.tell({ table: `table-${told + i}`, seq: 1 });
    told += atOnce;
    while (!isHeard()) await new Promise((resume) => setImmediate(resume));
    delays.push(performance.now() - sent);
  }
  const rate = Math.round((told * 1000) / (performance.now() - started));
  delays.sort((a, b) => a - b);
  const median = delays[delays.length >> 1] ?? 0;
  return `${rate} hints/s, heard by all after ${median.toFixed(1)} ms`;
}

const postgres = await startPostgres();
try {
  for (const count of LISTENERS) {
    const listeners = await Promise.all(Array.from({ length: count }, () => listener(postgres.url)));
    const senders = await Promise.all(Array.from({ length: SENDERS }, () => openStore(postgres.url)));
    const all = listeners.map(({ heard }) => heard);
    for (const atOnce of AT_ONCE) {
      const text = await measure(senders, all, atOnce);
      process.stdout.write(`${count} listener(s), ${atOnce} hints at once: ${text}\n`);
    }
    for (const each of [...senders, ...listeners.map(({ store }) => store)]) await each.close();
  }
} finally {
  await postgres.stop();
}
