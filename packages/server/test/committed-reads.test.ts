/** What the HTTP API shows is in the store, even while an append is in flight, or after one that failed. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@tokaido/kernel';
import type { Room } from '@tokaido/table';
import { addGame, legalWords, pendingOf, sitDown, tokaidoTable } from '@tokaido/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore } from '../src/store/open.ts';
import type { Append, Store } from '../src/store/store.ts';
import { StoreError } from '../src/store/store.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { nth, PLAN } from './kit.ts';
import { testApp } from './test-app.ts';

addGame(tokaidoTable);

const AKI = { key: 'a'.repeat(64), name: 'Aki', bytes: '' };
const LOST = new StoreError('unreachable', 'the database does not answer');

let folder = '';
let store: Store;
let registry: TableRegistry;
/** What happens to an append; the real one unless a test replaces it. */
let append: (what: Append) => Promise<'stored' | 'taken'>;
let read: Store['read'];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-reads-'));
  store = await openStore(folder);
  append = (what) => store.append(what);
  read = (...what) => store.read(...what);
  const watched = new Proxy(store, {
    get(target, name) {
      if (name === 'append') return (what: Append) => append(what);
      if (name === 'read') return (...what: Parameters<Store['read']>) => read(...what);
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  registry = new TableRegistry({
    store: watched,
    bots: { decide: async () => null, close: async () => undefined },
    metrics: new Metrics(),
    log: makeLog('silent'),
    keepDays: 90,
    botPause: 0,
  });
});
afterEach(async () => {
  await registry.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Aki and Ben have begun; nobody moves but by `decide`. */
async function playing(): Promise<Room> {
  const opened = await registry.openTable({ ...PLAN, seats: [{ kind: 'me' }, { kind: 'open' }] }, AKI, '');
  if (!opened.ok) throw new Error(opened.error.message);
  await sitDown(opened.value, 1, { key: 'b'.repeat(64), name: 'Ben', bytes: '' }, () => registry.now());
  await opened.value.ask(AKI.key, 'start', { t: 'start' });
  return opened.value;
}

function decide(room: Room, id: string): Promise<unknown> {
  const pending = pendingOf(room.table);
  if (pending === null) throw new Error('nobody must decide');
  const action = nth(legalWords(room.table), 0);
  const { key } = nth(room.table.seats, pending.seat);
  return room.ask(key, id, { t: 'act', number: pending.number, action });
}

/** Up to the decision that ends the game. */
async function untilLast(room: Room): Promise<void> {
  for (let i = 0; ; i++) {
    let last = '';
    append = async (what) => {
      last = what.head.phase;
      if (last === 'over') throw LOST;
      return store.append(what);
    };
    await decide(room, `c${i}`).catch(() => undefined);
    append = (what) => store.append(what);
    if (last === 'over') return;
  }
}

/** What the HTTP API answers at an address of this table. */
async function get(path: string, room: Room): Promise<unknown> {
  const app = await testApp(registry, store);
  const answer = await app.inject(path.replace(':id', room.table.id).replace(':n', String(room.table.n)));
  await app.close();
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json');
  return { status: answer.statusCode, ...(isJson ? { json: answer.json<unknown>() } : {}) };
}

const LOOK = '/api/tables/:id';
const UPDATES = '/api/tables/:id/updates?since=:n&wait=0.05';
const RECORD = '/api/tables/:id/record';
const stored = async (room: Room) => (await store.read(room.table.id, 1)).length;

describe('while an append is under way', () => {
  it('shows the table and its updates as they are stored', async () => {
    const room = await playing();
    const n = await stored(room);
    let commit = () => {};
    append = async (what) => {
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
      return store.append(what);
    };
    const done = decide(room, 'c');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await get(LOOK, room)).toMatchObject({ json: { n } });
    expect(await get(UPDATES, room)).toMatchObject({ json: { n } });
    commit();
    expect(await done).toEqual(ok(n + 1));
    expect(await get(LOOK, room)).toMatchObject({ json: { n: n + 1 } });
  });

  it('gives no record of a game whose last decision is not stored', async () => {
    const room = await playing();
    await untilLast(room);
    let commit = () => {};
    append = async (what) => {
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
      return store.append(what);
    };
    const done = decide(room, 'last');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await get(RECORD, room)).toMatchObject({ json: { refused: { code: 'not-now' } } });
    expect(await get(LOOK, room)).toMatchObject({ json: { info: { phase: 'playing', seed: null } } });
    commit();
    await done;
    expect(await get(RECORD, room)).toMatchObject({ status: 200 });
  });
});

describe('after an append that failed', () => {
  it('shows nothing of it', async () => {
    const room = await playing();
    const n = await stored(room);
    append = () => Promise.reject(LOST);
    await expect(decide(room, 'c')).rejects.toBe(LOST);
    expect(await get(LOOK, room)).toMatchObject({ json: { n } });
  });

  it('shows it if it was stored all the same, and nothing as long as nobody knows', async () => {
    const room = await playing();
    const n = await stored(room);
    append = async (what) => {
      await store.append(what);
      throw LOST;
    };
    read = () => Promise.reject(LOST);
    await expect(decide(room, 'c')).rejects.toBe(LOST);
    for (const path of [LOOK, RECORD])
      expect(await get(path, room)).toMatchObject({ status: 503, json: { refused: { code: 'busy' } } });
    read = (...what) => store.read(...what);
    expect(await get(LOOK, room)).toMatchObject({ json: { n: n + 1 } });
  });
});
