/** A damaged snapshot costs nothing but time; a damaged log is told, entry by entry, without a word of what is in it. */

import type { Room } from '@tokaido/table';
import { addGame, legalWords, pendingOf, snapshotOf, tokaidoTable } from '@tokaido/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from '../src/metrics.ts';
import type { Store } from '../src/store/store.ts';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import { DamagedTable } from '../src/tables/damaged-table.ts';
import { inspectTable } from '../src/tables/inspect.ts';
import { ServerLog } from '../src/tables/log-store.ts';
import { nth } from './kit.ts';
import { begunTable, KEYS, newRegistry } from './registry-kit.ts';

addGame(tokaidoTable);

let data: MemoryData;
let store: Store;
let log: ServerLog;
let room: Room;
let id = '';
/** A snapshot of the table as it is. */
let good = '';

beforeEach(async () => {
  data = new MemoryData();
  store = openMemory(data);
  log = new ServerLog(store, 90, new Metrics());
  const registry = newRegistry(store);
  room = await begunTable(registry);
  id = room.table.id;
  good = snapshotOf(room.table);
  await registry.stop();
});

/** The table's rows in the store. */
function rows() {
  const found = data.logs.get(id);
  if (found === undefined) throw new Error('the table is missing');
  return found;
}

const change = (text: string, to: (saved: Record<string, unknown>) => object) =>
  JSON.stringify({ ...JSON.parse(text), ...to(JSON.parse(text) as Record<string, unknown>) });

describe('a snapshot', () => {
  const last = () => rows().bodies.length;
  it.each<[string, () => { seq: number; body: string }]>([
    ['that is no JSON', () => ({ seq: last(), body: good.slice(0, -5) })],
    ['that is JSON of something else', () => ({ seq: last(), body: 'null' })],
    ['without a table', () => ({ seq: last(), body: change(good, () => ({ table: {} })) })],
    [
      'with a broken state',
      () => ({
        seq: last(),
        body: change(good, ({ match }) => ({ match: { ...(match as object), state: 'x' } })),
      }),
    ],
    [
      'of another table',
      () => ({
        seq: last(),
        body: change(good, ({ table }) => ({ table: { ...(table as object), id: 'other' } })),
      }),
    ],
    ['of another format', () => ({ seq: last(), body: change(good, () => ({ format: 0 })) })],
    ['under a wrong number', () => ({ seq: last() - 1, body: good })],
    ['beyond the last entry', () => ({ seq: last() + 7, body: good })],
  ])('%s is rebuilt from the log', async (_, damaged) => {
    const whole = await log.load(id);
    rows().snapshot = damaged();
    const loaded = await log.load(id);
    expect(loaded?.table).toEqual(whole?.table);
    expect(rows().snapshot).toEqual(
      // The store itself leaves out what is beyond the log, so that nobody has to replace it.
      damaged().seq > last() ? damaged() : { seq: last(), body: good },
    );
    expect((await log.load(id))?.table.n).toBe(last());
  });

  it('that the entries after it do not fit is rebuilt from the log', async () => {
    const before = last();
    const { seat, number } = pendingOf(room.table) ?? { seat: -1, number: -1 };
    const action = nth(legalWords(room.table), 0);
    await room.ask(nth(KEYS, seat), 'act', { t: 'act', number, action });
    expect(last()).toBe(before + 1);
    // It says that nobody has begun to play, so nobody can have acted.
    rows().snapshot = { seq: before, body: change(good, () => ({ match: null })) };
    expect((await log.load(id))?.table).toEqual(room.table);
    expect(rows().snapshot).toEqual({ seq: before + 1, body: snapshotOf(room.table) });
  });

  it('that fits is used', async () => {
    rows().snapshot = { seq: last(), body: good };
    rows().bodies[0] = 'never read';
    expect((await log.load(id))?.table.n).toBe(last());
  });
});

describe('a log', () => {
  async function damage(): Promise<string> {
    const error: unknown = await log.load(id).catch((each: unknown) => each);
    if (!(error instanceof DamagedTable)) throw error;
    return error.message;
  }

  it.each<[string, () => void, string]>([
    [
      'with an entry that is no JSON',
      () => (rows().bodies[2] = '{"kind":"sat","secret'),
      'entry 3 is not JSON',
    ],
    [
      'with an unknown entry',
      () => (rows().bodies[2] = '{"kind":"danced"}'),
      'entry 3 does not fit the table',
    ],
    ['with an entry that is nothing', () => (rows().bodies[2] = 'null'), 'entry 3 does not fit the table'],
    [
      'with an entry about a seat that is missing',
      () => (rows().bodies[1] = '{"kind":"sat","at":1,"seat":9,"who":{"key":"secret"}}'),
      'entry 2 does not fit the table',
    ],
    ['without its beginning', () => rows().bodies.shift(), 'entry 1 does not open a table'],
    [
      'of another table',
      () => (rows().bodies[0] = change(rows().bodies[0] ?? '', () => ({ id: 'other' }))),
      'entry 1 is of another table',
    ],
  ])('%s is damaged', async (_, spoil, why) => {
    spoil();
    expect(await damage()).toBe(why);
    // With a snapshot that cannot be used it is no different.
    rows().snapshot = { seq: 2, body: '{}' };
    expect(await damage()).toBe(why);
    expect(await inspectTable(store, id)).toMatchObject({ damage: why, snapshot: 'unusable', phase: null });
  });

  it('with a missing row is damaged', async () => {
    const rowsWithout = async (...asked: Parameters<Store['read']>) =>
      (await store.read(...asked)).filter(({ seq }) => seq !== 3);
    const holed = new ServerLog({ ...store, read: rowsWithout }, 90, new Metrics());
    await expect(holed.read(id, 1)).rejects.toThrow('entry 3 is missing');
    await expect(holed.read(id, 3)).rejects.toThrow('entry 3 is missing');
    expect((await holed.read(id, 4)).length).toBe(rows().bodies.length - 3);
  });

  it('that cannot be reached is not damaged', async () => {
    await store.close();
    await expect(log.load(id)).rejects.toThrow('The store is closed.');
  });

  it('that is whole is told so', async () => {
    rows().snapshot = { seq: rows().bodies.length, body: good };
    expect(await inspectTable(store, id)).toMatchObject({
      entries: rows().bodies.length,
      damage: null,
      snapshot: 'fits',
      phase: 'playing',
    });
    expect(await inspectTable(store, 'nowhere')).toBeNull();
  });
});
