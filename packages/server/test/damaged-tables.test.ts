/** One bad row is one bad table: start, clocks and everybody else go on, and the operator is told once. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@tokaido/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { makeLog } from '../src/log.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import { tableHash } from '../src/tables/secrets.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { TestServer } from './kit.ts';
import { begunTable, Guest, KEYS, newRegistry, settle } from './registry-kit.ts';
import { appendOf, head } from './store-kit.ts';

const LIVE = { kind: 'live', seconds: 90, bank: 0 } as const;
const BAD = '{"kind":"opened","at":1,';

let now = 1_700_000_000_000;
let logged: string[] = [];
const running: TableRegistry[] = [];

async function start(store: Store): Promise<TableRegistry> {
  const log = makeLog('error', { write: (line) => void logged.push(line) });
  const registry = newRegistry(store, { log, now: () => now });
  running.push(registry);
  await registry.start();
  return registry;
}

/** Tables whose first entry cannot be read and whose clock ran out long ago. */
async function addBadTables(store: Store, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await store.append(appendOf(`bad${i}`, 1, [BAD], { head: head({ deadline: 1 + i, touched: 1 }) }));
}

/** Lets the registries work for some seconds. */
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    vi.advanceTimersByTime(1_000);
    for (let j = 0; j < 40; j++) await settle();
  }
}

beforeEach(() => {
  logged = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((registry) => registry.stop()));
  vi.useRealTimers();
});

describe('a registry with 250 damaged tables', () => {
  it('starts after an outage, moves the table behind them, and logs each once without its id', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const data = new MemoryData();
    const store = openMemory(data);
    const before = await start(store);
    const room = await begunTable(before, { people: 2, pace: LIVE });
    const { id, deadline } = room.table;
    await before.stop();
    await addBadTables(store, 250);
    now += 3_600_000;
    const after = await start(store);
    const same = await after.find(id);
    // The outage is not counted, so that the good table comes last of all.
    expect((same?.table.deadline ?? 0) - now).toBe((deadline ?? 0) - (now - 3_600_000));
    now += 100_000;
    const { n } = same?.table ?? { n: 0 };
    await pass(12);
    await vi.waitFor(() => expect(same?.table.n).toBeGreaterThan(n));
    expect(await store.asideTables()).toHaveLength(250);
    await expect(after.find('bad0')).rejects.toThrow();
    await expect(after.find('bad0')).rejects.toThrow();
    expect(logged).toHaveLength(250);
    expect(logged.filter((line) => line.includes(tableHash('bad0')))).toHaveLength(1);
    expect(logged.join('')).not.toMatch(/bad\d/);
  });

  it('is not held up by tables whose clock it cannot see to for another reason', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const data = new MemoryData();
    const store = openMemory(data);
    const before = await start(store);
    const { n, id } = (await begunTable(before, { people: 2, pace: { kind: 'correspondence', days: 1 } }))
      .table;
    await before.stop();
    await addBadTables(store, 250);
    now += 100_000_000;
    // Another process ended a moment ago, so that there was no outage after which all tables are looked at.
    await store.heartbeat('other', now);
    await start({ ...store, setAside: () => Promise.reject(new Error('read-only')) });
    now += 20_000;
    await pass(12);
    await vi.waitFor(() => expect(data.logs.get(id)?.bodies.length).toBeGreaterThan(n));
  });
});

it('sends people away from a table whose log became unreadable, and leaves the others alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const data = new MemoryData();
  const one = await start(openMemory(data));
  const two = await start(openMemory(data));
  const { id } = (await begunTable(one, { people: 2 })).table;
  const other = (await begunTable(one, { people: 2 })).table;
  const [key = ''] = KEYS;
  const guest = await Guest.at(two, id, key);
  const content = await Guest.at(two, other.id, key);
  data.logs.get(id)?.bodies.push('{"kind":"nothing known"}');
  await pass(2);
  expect(guest.byes).toEqual(['restart']);
  expect(content.byes).toEqual([]);
  await expect(two.find(id)).rejects.toThrow();
  expect(await openMemory(data).asideTables()).toMatchObject([{ table: id }]);
});

it('refuses a damaged table with its own code, over HTTP and over a socket', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tokaido-damaged-'));
  const store = await openStore(data);
  const id = 'badbadbad2';
  await store.append(appendOf(id, 1, [BAD]));
  await store.close();
  const server = await new TestServer({ data }).start();
  try {
    const answer = await server.call('GET', `/api/tables/${id}`);
    expect(answer).toMatchObject({ status: 500, json: { refused: { code: 'damaged' } } });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/${id}`);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })));
    const heard = await new Promise<string>((resolve) =>
      socket.on('message', (text: Buffer) => resolve(text.toString())),
    );
    socket.close();
    expect(JSON.parse(heard)).toMatchObject({ t: 'no', refused: { code: 'damaged' } });
    expect((await server.open()).seat).toBe(0);
  } finally {
    await server.end();
    rmSync(data, { recursive: true, force: true });
  }
});
