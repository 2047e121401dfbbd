// What was acknowledged survives: a process killed while it writes, a database killed while it is written to.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { appendOf, bodies, databases, folders } from './store-kit.ts';

const TABLES = 20;
const names = Array.from({ length: TABLES }, (_, index) => `table-${index}`);
const writer = fileURLToPath(new URL('./store-writer.ts', import.meta.url));

const disk = folders();
let server: Awaited<ReturnType<typeof databases>>;

beforeAll(async () => {
  server = await databases();
});
afterAll(async () => {
  await server.stop();
  disk.remove();
});

/** Lets a process write and kills it after a number of acknowledgments; returns all of them. */
async function writeAndKill(address: string, round: number, after: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, address, `${round}`, `${TABLES}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === after) child.kill('SIGKILL');
  }
  const [code, signal] = (await exited) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`the writer ended by itself (${code}): ${errors}`);
  return acknowledged;
}

describe.each([
  ['SQLite', () => Promise.resolve(disk.fresh())],
  ['PostgreSQL', () => server.fresh()],
] as const)('a process killed while it writes to %s', (_, makeAddress) => {
  test('has lost and doubled nothing that it was told is stored', async () => {
    const address = await makeAddress();
    const told = new Map<string, number>();
    for (let round = 1; round <= 3; round++) {
      for (const line of await writeAndKill(address, round, 150 * round)) {
        const [table = '', seq] = line.split(' ');
        // In order and without repetition, over all rounds, but for what a killed process could not tell.
        expect(Number(seq)).toBeGreaterThan(told.get(table) ?? 0);
        told.set(table, Number(seq));
      }
      const store = await openStore(address);
      for (const table of names) await checkTable(store, table, told.get(table) ?? 0);
      await store.close();
    }
    expect(Math.max(...told.values())).toBeGreaterThan(10);
  });
});

/** Everything up to the last acknowledged entry is there, each entry once and whole, the snapshot among them. */
async function checkTable(store: Store, table: string, acknowledged: number): Promise<void> {
  const found = await bodies(store, table);
  expect(found.length).toBeGreaterThanOrEqual(acknowledged);
  found.forEach((body, index) =>
    expect(body).toMatch(new RegExp(`^"${table} ${index + 1} of round [123]"$`)),
  );
  const { snapshot } = (await store.load(table)) ?? { snapshot: null };
  const at = Math.floor(found.length / 10) * 10;
  expect(snapshot).toEqual(at === 0 ? null : { seq: at, body: `"at ${at}"` });
}

describe('a PostgreSQL that goes away', () => {
  test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
    'by %s and comes back has every entry once, and nobody notices',
    async (signal) => {
      const url = await server.fresh();
      const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
      const stop = new AbortController();
      const won = new Map<string, string[]>();
      // Two processes race to write to each table; nothing may be rejected.
      const write = async (store: Store, by: number, table: string) => {
        let seq = 1;
        while (!stop.signal.aborted) {
          const body = `"${by} ${seq}"`;
          if ((await store.append(appendOf(table, seq, [body]))) === 'stored') won.get(table)!.push(body);
          seq++;
        }
      };
      for (const table of names) won.set(table, []);
      const writing = stores.flatMap((store, by) => names.map((table) => write(store, by, table)));
      const written = () => [...won.values()].reduce((sum, { length }) => sum + length, 0);
      const grown = async (by: number) => {
        const enough = written() + by;
        while (written() < enough) await new Promise((resume) => setTimeout(resume, 5));
      };
      await grown(200);
      await server.restart(signal);
      await grown(200);
      stop.abort();
      await Promise.all(writing);
      for (const table of names)
        expect((await bodies(stores[0], table)).sort()).toEqual(won.get(table)!.sort());
      await Promise.all(stores.map((store) => store.close()));
    },
  );
});
