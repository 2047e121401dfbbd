// What only a file can do wrong: locks, damage, versions, copies; and the thread that writes it.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { DATA_FORMAT } from '../src/store/format.ts';
import { backupStore, openStore } from '../src/store/open.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { connect } from '../src/store/sqlite-driver.ts';
import type { StoreError } from '../src/store/store.ts';
import { expectOnlyUnfitFails, expectSnapshotLeftOut } from './store-expectations.ts';
import { appendOf, bodies, folders, storeErrorOf } from './store-kit.ts';

const disk = folders();
afterAll(() => disk.remove());

const dataFile = (folder: string) => join(folder, 'tokaido.db');

/** A folder with some entries, closed. */
async function written(count = 3): Promise<string> {
  const folder = disk.fresh();
  const store = await openSqlite(folder);
  for (let seq = 1; seq <= count; seq++) await store.append(appendOf('a', seq, [`${seq}`]));
  await store.close();
  return folder;
}

describe('a data folder', () => {
  test('is served by one at a time', async () => {
    const folder = disk.fresh();
    const store = await openSqlite(folder);
    const { code, message } = await storeErrorOf(openSqlite(folder));
    expect(code).toBe('locked');
    expect(message).toContain(`Another process already serves the data folder ${folder}`);
    // The one who has it is not disturbed.
    expect(await store.append(appendOf('a', 1, ['1']))).toBe('stored');
    await store.close();
    const next = await openSqlite(folder);
    expect(await bodies(next, 'a')).toEqual(['1']);
    await next.close();
  });

  test('is made where it is missing, for nobody else to read', async () => {
    const folder = join(disk.fresh(), 'deep', 'er');
    await (await openSqlite(folder)).close();
    expect(readdirSync(folder)).toContain('tokaido.db');
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o77).toBe(0);
  });

  test('that cannot be one is told so', async () => {
    const file = join(disk.fresh(), 'file');
    writeFileSync(file, '');
    expect((await storeErrorOf(openSqlite(file))).message).toContain(
      'cannot be created: check its path and permissions',
    );
    const folder = disk.fresh();
    mkdirSync(dataFile(folder));
    expect((await storeErrorOf(openSqlite(folder))).message).toContain('tokaido.db cannot be');
  });
});

describe('a damaged file', () => {
  test('that never was a database is told so and left alone', async () => {
    const folder = disk.fresh();
    const garbage = 'no database at all '.repeat(500);
    writeFileSync(dataFile(folder), garbage);
    const { code, message } = await storeErrorOf(openSqlite(folder));
    expect(code).toBe('damaged');
    expect(message).toContain('put a backup in its place');
    expect(readFileSync(dataFile(folder), 'utf8')).toBe(garbage);
  });

  test('with broken pages is told so when they are read', async () => {
    const folder = await written();
    const bytes = readFileSync(dataFile(folder));
    // The first page holds the schema; what follows is overwritten.
    bytes.fill(0xa5, 4096);
    writeFileSync(dataFile(folder), bytes);
    const attempt = async () => {
      const store = await openSqlite(folder);
      try {
        return await store.read('a', 1);
      } finally {
        await store.close().catch(() => {});
      }
    };
    expect((await storeErrorOf(attempt())).code).toBe('damaged');
  });

  test('from a newer version is told so and left alone', async () => {
    const folder = await written();
    const database = await connect(dataFile(folder));
    database.exec('INSERT INTO store_migrations (step) VALUES (99)');
    database.close();
    const { code, message } = await storeErrorOf(openSqlite(folder));
    expect(code).toBe('newer');
    expect(message).toContain('a newer version of this program');
  });
});

describe('a file of another format', () => {
  /** Whatever is tried with it, the file stays byte by byte as it was. */
  async function refusal(folder: string): Promise<StoreError> {
    const before = readFileSync(dataFile(folder));
    const refused = await storeErrorOf(openSqlite(folder));
    expect(readFileSync(dataFile(folder)).equals(before)).toBe(true);
    return refused;
  }

  test('that program 0.0 wrote is refused, and left alone', async () => {
    const folder = disk.fresh();
    copyFileSync(new URL('fixtures/tokaido-0.0.db', import.meta.url), dataFile(folder));
    const { code, message } = await refusal(folder);
    expect(code).toBe('older');
    expect(message).toBe(
      `The stored tables were written by an older version of this program (format 0, this one reads ${DATA_FORMAT}): keep using that version, or start with another --data folder or DATABASE_URL. Nothing was changed.`,
    );
    // It is still what it was: a game of one person and one bot.
    const database = await connect(dataFile(folder));
    expect(database.prepare('SELECT count(*) AS tables FROM table_heads').all()).toEqual([{ tables: 1 }]);
    database.close();
  });

  test.each([
    [DATA_FORMAT - 1, 'older'],
    [DATA_FORMAT + 1, 'newer'],
  ])('%i is %s', async (format, expected) => {
    const folder = await written();
    const database = await connect(dataFile(folder));
    database.exec(`UPDATE store_format SET format = ${format}`);
    database.close();
    expect((await refusal(folder)).code).toBe(expected);
  });
});

test('a snapshot beyond the log is left out, and replaced by any other', async () => {
  const folder = await written();
  const database = await connect(dataFile(folder));
  database.exec("INSERT INTO table_snapshots VALUES ('a', 9, 'damaged')");
  database.close();
  const store = await openSqlite(folder);
  await expectSnapshotLeftOut(store);
  await store.close();
});

describe('a backup', () => {
  test('is whole, also when it is made while a server writes', async () => {
    const folder = disk.fresh();
    const copy = disk.fresh();
    const store = await openSqlite(folder);
    await store.append(appendOf('a', 1, ['1']));
    const stop = new AbortController();
    const writing = (async () => {
      let seq = 2;
      for (; !stop.signal.aborted; seq++) await store.append(appendOf('a', seq, [`${seq}`]));
      return seq - 1;
    })();
    await backupStore(folder, dataFile(copy));
    stop.abort();
    const last = await writing;
    await store.close();

    const restored = await openSqlite(copy);
    const found = await bodies(restored, 'a');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(last);
    expect(found).toEqual(found.map((_, index) => `${index + 1}`));
    expect(await restored.append(appendOf('a', found.length + 1, ['"on"']))).toBe('stored');
    await restored.close();
  });

  test('overwrites nothing and wants something to copy', async () => {
    const folder = await written();
    const file = join(disk.fresh(), 'copy.db');
    writeFileSync(file, 'precious');
    expect((await storeErrorOf(backupStore(folder, file))).message).toContain('already there');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const empty = disk.fresh();
    expect((await storeErrorOf(backupStore(empty, join(empty, 'copy.db')))).message).toContain(
      'There is no data',
    );
    expect(readdirSync(empty)).toEqual([]);
  });

  test('of PostgreSQL is left to its own tool', async () => {
    const { message } = await storeErrorOf(backupStore('postgres://user:secret@host/name', 'copy.dump'));
    expect(message).toContain('pg_dump --format=custom --file=copy.dump');
    expect(message).not.toContain('secret');
  });
});

describe('the thread that writes', () => {
  test('does all other calls when one cannot be done', async () => {
    const store = await openSqlite(disk.fresh());
    // What the types forbid: SQLite refuses to bind it, in the middle of everybody's transaction.
    const unfit = appendOf('bad', 1, ['1', { not: 'text' } as unknown as string]);
    await expectOnlyUnfitFails(store, unfit);
    await store.close();
  });

  test('is a file beside the bundle when the server is bundled', async () => {
    // Inside the package, from where the native driver is found.
    const server = fileURLToPath(new URL('..', import.meta.url));
    const outdir = join(server, 'dist', `bundle-${process.pid}`);
    const source = (path: string) => join(server, 'src', 'store', path);
    try {
      const main = join(disk.fresh(), 'main.ts');
      writeFileSync(
        main,
        `import { openStore } from ${JSON.stringify(source('open.ts'))};
         const store = await openStore(process.argv[2] ?? '');
         process.stdout.write(JSON.stringify(await store.load('a')));
         await store.close();`,
      );
      await build({
        entryPoints: { main, 'sqlite-worker': source('sqlite-worker.ts') },
        outdir,
        bundle: true,
        splitting: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        banner: {
          js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
        },
      });
      const folder = await written(1);
      const { stdout } = await promisify(execFile)(process.execPath, [join(outdir, 'main.js'), folder]);
      expect(JSON.parse(stdout)).toEqual({ snapshot: null, entries: [{ seq: 1, body: '1' }] });
    } finally {
      rmSync(outdir, { recursive: true, force: true });
    }
  });
});

test('an address is a folder or a PostgreSQL', async () => {
  const folder = await written(1);
  const store = await openStore(folder);
  expect(await bodies(store, 'a')).toEqual(['1']);
  await store.close();
});
