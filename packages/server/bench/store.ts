// How many appends a second each store takes, all durable. By hand, from the root:
//   npx tsx packages/server/bench/store.ts [seconds] [folder of another checkout]
// With another checkout both take turns, so that what else the machine does hits both alike.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../../scripts/find-postgres.mjs';
import { openStore } from '../src/store/open.ts';
import type { Append, Store } from '../src/store/store.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const OTHER = process.argv[3];
const WRITERS = [1, 100, 1000];
const ROUNDS = OTHER === undefined ? 1 : 4;
/** A game has a few hundred entries; a snapshot comes after this many. */
const SNAPSHOT_EVERY = 50;

const BODY = JSON.stringify({ t: 'act', seat: 1, number: 20, action: 'travel 17', filler: 'x'.repeat(120) });
const SUMMARY = JSON.stringify({ names: ['Hana', 'Ichiro', 'Kinko', 'Sasayakko'], filler: 'y'.repeat(200) });
const SNAPSHOT = JSON.stringify({ filler: 'z'.repeat(4000) });

interface Subject {
  readonly name: string;
  readonly store: Store;
}

function appendOf(table: string, from: number): Append {
  const touched = Date.now();
  const head = {
    phase: 'playing',
    listed: false,
    game: 'tokaido',
    rules: 2,
    summary: SUMMARY,
    deadline: touched + 60_000,
    touched,
    expires: touched + 1e9,
  } as const;
  const append = { table, from, entries: [BODY], head };
  return from % SNAPSHOT_EVERY === 0 ? { ...append, snapshot: SNAPSHOT } : append;
}

/** Each writer appends to a table of its own, the next entry when the last is stored. Returns the times in ms. */
async function measure(store: Store, writers: number): Promise<number[]> {
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
  return times;
}

function report(times: number[], seconds: number): string {
  times.sort((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1)} ms`;
  return `${Math.round(times.length / seconds)} appends/s, p50 ${at(0.5)}, p99 ${at(0.99)}`;
}

async function bench(subjects: readonly Subject[]): Promise<void> {
  for (const writers of WRITERS) {
    const times = new Map(subjects.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, store } of round % 2 === 0 ? subjects : [...subjects].reverse())
        for (const ms of await measure(store, writers)) times.get(name)?.push(ms);
    for (const [name, all] of times)
      process.stdout.write(`${name}, ${writers} writers: ${report(all, ROUNDS * SECONDS)}\n`);
  }
  for (const { name, store } of subjects) {
    const { tables, entries, bytes } = await store.counts();
    const each = Math.round(bytes / entries);
    process.stdout.write(`${name}: ${tables} tables, ${entries} entries, ${each} bytes each\n`);
    await store.close();
  }
}

/** How this checkout opens a store and, where one is named, how the other does. */
async function openers(): Promise<readonly [string, typeof openStore][]> {
  if (OTHER === undefined) return [['', openStore]];
  const file = pathToFileURL(join(resolve(OTHER), 'packages/server/src/store/open.ts'));
  const other = (await import(file.href)) as { readonly openStore: typeof openStore };
  return [
    [', other checkout', other.openStore],
    [', this checkout', openStore],
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'tokaido-bench-'));
const postgres = await startPostgres();

async function database(name: string): Promise<string> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return postgres.url.replace(/postgres$/, name);
}

try {
  const all = await openers();
  const sqlite: Subject[] = [];
  const postgresql: Subject[] = [];
  for (const [index, [which, open]] of all.entries()) {
    sqlite.push({ name: `SQLite${which}`, store: await open(join(folder, `${index}`)) });
    postgresql.push({ name: `PostgreSQL${which}`, store: await open(await database(`bench_${index}`)) });
  }
  await bench(sqlite);
  await bench(postgresql);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
