// How many appends a second each store takes, all durable. By hand, from the root:
//   npx tsx packages/server/bench/store.ts [seconds]

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/find-postgres.mjs';
import { openStore } from '../src/store/open.ts';
import type { Append, Store } from '../src/store/store.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const WRITERS = [1, 100, 1000];
/** A game has a few hundred entries; a snapshot comes after this many. */
const SNAPSHOT_EVERY = 50;

const BODY = JSON.stringify({ t: 'act', seat: 1, number: 20, action: 'travel 17', filler: 'x'.repeat(120) });
const SUMMARY = JSON.stringify({ names: ['Hana', 'Ichiro', 'Kinko', 'Sasayakko'], filler: 'y'.repeat(200) });
const SNAPSHOT = JSON.stringify({ filler: 'z'.repeat(4000) });

function appendOf(table: string, from: number): Append {
  const touched = Date.now();
  const head = {
    phase: 'playing',
    listed: false,
    game: 'tokaido',
    summary: SUMMARY,
    deadline: touched + 60_000,
    touched,
    expires: touched + 1e9,
  } as const;
  const append = { table, from, entries: [BODY], head };
  return from % SNAPSHOT_EVERY === 0 ? { ...append, snapshot: SNAPSHOT } : append;
}

/** Each writer appends to a table of its own, the next entry when the last is stored. */
async function measure(store: Store, writers: number): Promise<string> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const write = async (table: string) => {
    for (let from = 1; performance.now() < end; from++) {
      const started = performance.now();
      const outcome = await store.append(appendOf(table, from));
      if (outcome !== 'stored') throw new Error(`entry ${from} of ${table} is ${outcome}`);
      times.push(performance.now() - started);
    }
  };
  const run = Math.random().toString(36).slice(2, 8);
  await Promise.all(Array.from({ length: writers }, (_, index) => write(`${run}-${index}`)));
  times.sort((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1)} ms`;
  return `${Math.round(times.length / SECONDS)} appends/s, p50 ${at(0.5)}, p99 ${at(0.99)}`;
}

async function bench(name: string, address: string): Promise<void> {
  const store = await openStore(address);
  for (const writers of WRITERS) {
    process.stdout.write(`${name}, ${writers} writers: ${await measure(store, writers)}\n`);
  }
  const { tables, entries, bytes } = await store.counts();
  process.stdout.write(
    `${name}: ${tables} tables, ${entries} entries, ${Math.round(bytes / entries)} bytes each\n`,
  );
  await store.close();
}

const folder = mkdtempSync(join(tmpdir(), 'tokaido-bench-'));
const postgres = await startPostgres();
try {
  await bench('SQLite', folder);
  await bench('PostgreSQL', postgres.url);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
