// What only a database across a wire can do wrong: lost answers, lost hints, refusals; and what several processes
// hear of each other.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DATA_FORMAT } from '../src/store/format.ts';
import { openStoredTables } from '../src/store/open.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { ALL_SHARDS, shardOf } from '../src/store/shards.ts';
import type { Hint, Store } from '../src/store/store.ts';
import { expectOnlyUnfitFails, expectSnapshotLeftOut } from './store-expectations.ts';
import { appendOf, ask, bodies, databases, storeErrorOf, until } from './store-kit.ts';
import { startProxy } from './store-proxy.ts';

let server: Awaited<ReturnType<typeof databases>>;
const ends: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  server = await databases();
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(url: string): Promise<Store> {
  const store = await openPostgres(url);
  ends.push(() => store.close());
  return store;
}

const followAll = (store: Store) => Promise.all([...ALL_SHARDS].map((shard) => store.follow(shard)));

/** Two stores on one database; the first is behind a wire that can be cut. */
async function wired() {
  const url = await server.fresh();
  const wire = await startProxy(url);
  ends.push(() => wire.stop());
  const [near, other] = [await open(wire.url), await open(url)];
  // Once its hint has come through, the next words on the wire are those of the next append.
  const heard: Hint[] = [];
  await followAll(other);
  await other.listen((hint) => heard.push(hint));
  await near.append(appendOf('a', 1, ['1']));
  await until(() => heard.length > 0);
  return { wire, near, other, url };
}

describe('an append whose connection breaks', () => {
  test('is stored once when only the answer was lost', async () => {
    const { wire, near, other } = await wired();
    wire.next('swallow');
    expect(await near.append(appendOf('a', 2, ['"mine"', '"too"']))).toBe('stored');
    expect(wire.cuts).toBe(1);
    expect(await bodies(other, 'a')).toEqual(['1', '"mine"', '"too"']);
  });

  test('is stored once when it never arrived', async () => {
    const { wire, near, other } = await wired();
    wire.next('lose');
    expect(await near.append(appendOf('a', 2, ['"mine"']))).toBe('stored');
    expect(wire.cuts).toBe(1);
    expect(await bodies(other, 'a')).toEqual(['1', '"mine"']);
  });

  test('is taken when somebody else was first meanwhile', async () => {
    const { wire, near, other } = await wired();
    await other.append(appendOf('a', 2, ['"theirs"']));
    wire.next('lose');
    expect(await near.append(appendOf('a', 2, ['"mine"']))).toBe('taken');
    expect(wire.cuts).toBe(1);
    expect(await bodies(other, 'a')).toEqual(['1', '"theirs"']);
  });

  test('is told apart from others of its batch', async () => {
    const { wire, near, other } = await wired();
    await other.append(appendOf('a', 2, ['"theirs"']));
    wire.next('swallow');
    const outcomes = await Promise.all([
      near.append(appendOf('a', 2, ['"mine"'])),
      near.append(appendOf('b', 1, ['"mine"'])),
      storeErrorOf(near.append(appendOf('c', 5, ['"mine"']))),
    ]);
    expect(wire.cuts).toBe(1);
    expect(outcomes.slice(0, 2)).toEqual(['taken', 'stored']);
    expect(outcomes[2]).toMatchObject({ code: 'gap' });
    expect(await bodies(other, 'b')).toEqual(['"mine"']);
  });

  test('is given up after a while, without a word of the password', async () => {
    const wire = await startProxy(await server.fresh());
    const store = await openPostgres(wire.url, { patience: 300 });
    ends.push(() => store.close());
    wire.stop();
    const { code, message } = await storeErrorOf(store.append(appendOf('a', 1, ['1'])));
    expect(code).toBe('unreachable');
    expect(message).toContain('does not answer');
    expect(message).not.toContain(new URL(wire.url).password);
  });
});

describe('several processes', () => {
  test('may start at the same time on an empty database', async () => {
    const url = await server.fresh();
    const stores = await Promise.all([open(url), open(url), open(url)]);
    await Promise.all(stores.map((store, index) => store.append(appendOf(`t${index}`, 1, ['1']))));
    expect((await stores[0].counts()).tables).toBe(3);
  });

  /** A store that writes down what it hears. */
  async function listener(url: string) {
    const store = await open(url);
    const heard: Hint[] = [];
    const gaps: number[] = [];
    await store.listen(
      (hint) => heard.push(hint),
      () => gaps.push(heard.length),
    );
    await followAll(store);
    return { store, heard, gaps };
  }

  test('hear of the entries of the others, not of their own', async () => {
    const url = await server.fresh();
    const [one, two] = [await listener(url), await listener(url)];
    await one.store.append(appendOf('a', 1, ['1', '2']));
    await until(() => two.heard.length > 0);
    expect(two.heard).toEqual([{ table: 'a', seq: 2 }]);
    // A process that is told of an entry can read it.
    expect((await two.store.read('a', 2)).length).toBe(1);
    await two.store.append(appendOf('a', 3, ['3']));
    await until(() => one.heard.length > 0);
    expect(one.heard).toEqual([{ table: 'a', seq: 3 }]);
    // What was refused is not told.
    expect(await one.store.append(appendOf('a', 3, ['x']))).toBe('taken');
    one.store.tell({ table: 'a', present: '{"seats":[0,1]}', from: 'one' });
    await until(() => two.heard.length > 1);
    expect(two.heard[1]).toEqual({ table: 'a', present: '{"seats":[0,1]}', from: 'one' });
    expect(one.heard.length).toBe(1);
  });

  test('hear of very many tables and long words at once', async () => {
    const url = await server.fresh();
    const [one, two] = [await listener(url), await listener(url)];
    const ids = Array.from({ length: 600 }, (_, index) => `table-${index}`);
    // As long as allowed, and twice and thrice as long in bytes.
    const present = '東"'.repeat(250);
    for (const table of ids.slice(0, 40)) one.store.tell({ table, present, from: 'one' });
    await Promise.all(ids.map((table) => one.store.append(appendOf(table, 1, ['1']))));
    await until(() => two.heard.length >= 640);
    expect(two.heard.flatMap((hint) => ('seq' in hint ? [hint.table] : [])).sort()).toEqual([...ids].sort());
    expect(two.heard.filter((hint) => 'present' in hint && hint.present === present).length).toBe(40);
    expect(() => one.store.tell({ table: 'a', present: 'x'.repeat(501), from: 'one' })).toThrow(RangeError);
  });

  test('hear of a gap when they could not hear, and then hear again', async () => {
    const url = await server.fresh();
    const wire = await startProxy(url);
    ends.push(() => wire.stop());
    const deaf = await listener(wire.url);
    const other = await open(url);
    await other.append(appendOf('a', 1, ['1']));
    await until(() => deaf.heard.length === 1);
    wire.cutAll();
    await other.append(appendOf('a', 2, ['2']));
    await until(() => deaf.gaps.length === 1);
    expect(await deaf.store.last(['a'])).toEqual(new Map([['a', 2]]));
    const before = deaf.heard.length;
    await other.append(appendOf('a', 3, ['3']));
    await until(() => deaf.heard.length > before);
    expect(deaf.heard.at(-1)).toEqual({ table: 'a', seq: 3 });
  });

  test('are not disturbed by what others say on the channel', async () => {
    const url = await server.fresh();
    const { heard, store } = await listener(url);
    for (const text of ['', 'nonsense', '5', '{"by":1}', '{"by":"x","hints":[null,{"table":3,"seq":"1"}]}']) {
      await ask(url, `SELECT pg_notify('tokaido_${shardOf('a')}', '${text}')`);
    }
    const other = await open(url);
    await other.append(appendOf('a', 1, ['1']));
    await until(() => heard.some((hint) => 'seq' in hint && hint.seq === 1));
    expect(heard).toEqual([{ table: 'a', seq: 1 }]);
    expect(await store.last(['a'])).toEqual(new Map([['a', 1]]));
  });
});

test('a snapshot beyond the log is left out, and replaced by any other', async () => {
  const url = await server.fresh();
  const store = await open(url);
  await store.append(appendOf('a', 1, ['1', '2', '3']));
  await ask(url, "INSERT INTO table_snapshots VALUES ('a', 9, 'damaged')");
  await expectSnapshotLeftOut(store);
});

describe('a database that cannot be used', () => {
  const tablesOf = (url: string) =>
    ask(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename");

  test('is told what is wrong, without a word of the password', async () => {
    const url = await server.fresh();
    const wrong = new URL(url);
    wrong.password = 'wrong-password';
    const nowhere = new URL(url);
    nowhere.pathname = '/no_such_database';
    const denied = await storeErrorOf(openPostgres(wrong.href));
    expect(denied.code).toBe('failed');
    expect(denied.message).toContain('password authentication failed');
    expect(denied.message).not.toContain('wrong-password');
    expect((await storeErrorOf(openPostgres(nowhere.href))).message).toContain(
      '"no_such_database" does not exist',
    );
    expect((await storeErrorOf(openPostgres('postgres://user:a#b@host/name'))).message).toContain('%23');
    const silent = await storeErrorOf(
      openPostgres('postgres://u:secret@127.0.0.1:1/name', { patience: 100 }),
    );
    expect(silent.code).toBe('unreachable');
    expect(silent.message).toContain('127.0.0.1:1/name does not answer');
  });

  test('because nothing was ever stored in it is left alone where it is only looked at', async () => {
    const url = await server.fresh();
    expect((await storeErrorOf(openStoredTables(url))).message).toBe('There is no data in this database.');
    expect(await tablesOf(url)).toEqual([]);
    await (await openPostgres(url)).close();
    const seen = await openStoredTables(url);
    expect(await seen.counts()).toMatchObject({ tables: 0 });
    await seen.close();
  });

  test('because it is newer or holds no UTF-8 is left alone', async () => {
    const url = await server.fresh();
    await (await openPostgres(url)).close();
    await ask(url, 'INSERT INTO store_migrations (step) VALUES (99)');
    expect((await storeErrorOf(openPostgres(url))).code).toBe('newer');
    await ask(url, 'DELETE FROM store_migrations WHERE step = 99');
    await ask(url, `UPDATE store_format SET format = ${DATA_FORMAT + 1}`);
    expect((await storeErrorOf(openPostgres(url))).code).toBe('newer');
    const latin = await server.fresh("ENCODING 'LATIN1' TEMPLATE template0");
    expect((await storeErrorOf(openPostgres(latin))).message).toContain('not in UTF-8');
    expect(await ask(latin, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  });

  test('because program 0.0 wrote it is left alone', async () => {
    const url = await server.fresh();
    await (await openPostgres(url)).close();
    // As 0.0 left it: the same tables, but no word of the format.
    await ask(url, 'DROP TABLE store_format');
    const before = await tablesOf(url);
    const { code, message } = await storeErrorOf(openPostgres(url));
    expect(code).toBe('older');
    expect(message).toContain('start with another --data folder or DATABASE_URL');
    expect(await tablesOf(url)).toEqual(before);
  });

  test('for one append is used for the others of its batch', async () => {
    const store = await open(await server.fresh());
    // No JSON text, and nothing that PostgreSQL can hold.
    const unfit = appendOf('bad', 1, ['\u0000']);
    await expectOnlyUnfitFails(store, unfit);
  });

  test('durably by default is told to be durable', async () => {
    const url = await server.fresh();
    await ask(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const store = await open(url);
    await store.append(appendOf('a', 1, ['1']));
    expect(await ask(url, "SELECT current_setting('synchronous_commit') AS seen")).toEqual([{ seen: 'off' }]);
    // The store's own connections say otherwise, as a trigger finds out.
    await ask(
      url,
      `CREATE FUNCTION seen() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.summary = current_setting('synchronous_commit'); RETURN NEW; END $$`,
    );
    await ask(url, 'CREATE TRIGGER seen BEFORE UPDATE ON table_heads FOR EACH ROW EXECUTE FUNCTION seen()');
    await store.append(appendOf('a', 2, ['2']));
    expect(await ask(url, 'SELECT summary FROM table_heads')).toEqual([{ summary: 'on' }]);
  });
});
