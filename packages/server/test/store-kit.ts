// What the tests of the stores share: heads and appends in few words, and places to open real stores in.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Postgres } from '../../../scripts/find-postgres.mjs';
import { startPostgres } from '../../../scripts/find-postgres.mjs';
import type { Append, Head, Store, StoreError } from '../src/store/store.ts';

export function head(of: Partial<Head> = {}): Head {
  return {
    phase: 'playing',
    listed: false,
    game: 'tokaido',
    rules: 2,
    summary: '{}',
    deadline: null,
    touched: 1_000,
    expires: 2e12,
    ...of,
  };
}

/** An append of these entries, with whatever else is wanted of it. */
export function appendOf(
  table: string,
  from: number,
  entries: readonly string[],
  more: Partial<Append> = {},
): Append {
  return { table, from, entries, head: head(), ...more };
}

/** The error that a call ends in; fails if it goes well. */
export async function storeErrorOf(call: Promise<unknown>): Promise<StoreError> {
  const outcome: unknown = await call.then(
    () => new Error('no error at all'),
    (error: unknown) => error,
  );
  if (outcome instanceof Error && outcome.name === 'StoreError') return outcome as StoreError;
  throw outcome;
}

export async function bodies(store: Store, table: string): Promise<string[]> {
  const entries = await store.read(table, 1);
  entries.forEach(({ seq }, index) => {
    if (seq !== index + 1) throw new Error(`entry ${seq} of ${table} is in place ${index + 1}`);
  });
  return entries.map(({ body }) => body);
}

/** Waits until something is so; the test's own time limit ends it otherwise. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resume) => setTimeout(resume, 5));
}

/** Empty folders, removed together. */
export function folders() {
  const made: string[] = [];
  return {
    fresh(): string {
      const folder = mkdtempSync(join(tmpdir(), 'tokaido-store-'));
      made.push(folder);
      return folder;
    },
    remove(): void {
      for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL server with as many empty databases as wanted. */
export async function databases() {
  const server: Postgres = await startPostgres();
  let count = 0;
  return {
    ...server,
    async fresh(options = ''): Promise<string> {
      const name = `test_${++count}`;
      await ask(server.url, `CREATE DATABASE ${name} ${options}`);
      return server.url.replace(/postgres$/, name);
    },
  };
}

/** One statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
