// A SQLite thread that ends: nothing that was acknowledged is lost, and it is started again, or everybody is told.

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store, StoreError } from '../src/store/store.ts';
import { workerUrl } from '../src/workers.ts';
import { appendOf, bodies, folders, storeErrorOf, until } from './store-kit.ts';
import { Resenders } from './store-resenders.ts';

const disk = folders();
const open: Store[] = [];
const posts = vi.spyOn(Worker.prototype, 'postMessage');

afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
  posts.mockClear();
});
afterAll(() => {
  posts.mockRestore();
  disk.remove();
});

async function openStore(folder = disk.fresh(), worker?: URL): Promise<Store> {
  const store = await openSqlite(folder, worker);
  open.push(store);
  return store;
}

/** Ends the thread that was last called, whatever it is doing. */
function terminate(): void {
  const worker = posts.mock.contexts.at(-1) as Worker;
  void worker.terminate();
}

/** The file of a thread that does something else first. */
function workerWith(code: string): URL {
  const file = join(disk.fresh(), 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     ${code}
     await import(${JSON.stringify(workerUrl('sqlite-worker').href)});`,
  );
  return pathToFileURL(file);
}

const everyTenth = (what: string) =>
  `let count = 0; const fail = () => { if (++count % 10 === 0) { ${what} } };`;
/** After the commit, before anybody learns of it. */
const BEFORE_ANSWER = `const post = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (message) => { if (Array.isArray(message)) fail(); post(message); };`;
/** Before anything of it is done. */
const BEFORE_CALL = `const on = parentPort.on.bind(parentPort);
  parentPort.on = (name, then) => on(name, (message) => { fail(message); then(message); });`;

describe('a thread that ends while people play', () => {
  async function expectNothingLost(
    worker: URL | undefined,
    endings: (people: Resenders, store: Store) => Promise<void>,
  ): Promise<void> {
    const folder = disk.fresh();
    const store = await openStore(folder, worker);
    const people = await new Resenders(store).start(12);
    await endings(people, store);
    await people.goOn(100);
    await people.stop();
    expect(new Set(posts.mock.contexts).size).toBeGreaterThan(4);
    await store.close();
    await people.expectStored(await openStore(folder));
  }

  test.each([
    ['by an exception after a commit', everyTenth("throw new Error('planted')") + BEFORE_ANSWER],
    ['by an exception before it', everyTenth("throw new Error('planted')") + BEFORE_CALL],
    ['by its exit after a commit', everyTenth('process.exit(7)') + BEFORE_ANSWER],
  ])('%s has lost and doubled nothing', async (_, code) => {
    await expectNothingLost(workerWith(code), (people) => people.goOn(300));
  });

  test('at any moment, terminated from outside, has lost and doubled nothing', async () => {
    await expectNothingLost(undefined, async (people, store) => {
      for (let round = 0; round < 5; round++) {
        await people.goOn(60 + 7 * round);
        terminate();
        await until(() => store.health() !== null);
      }
    });
  });
});

describe('a thread that has ended', () => {
  test('is started again: what was under way is rejected, what comes meanwhile waits', async () => {
    const fails =
      "const fail = (message) => { if (JSON.stringify(message).includes('poison')) process.exit(7); };";
    const store = await openStore(undefined, workerWith(fails + BEFORE_CALL));
    await store.append(appendOf('a', 1, ['1']));
    expect(await storeErrorOf(store.append(appendOf('a', 2, ['"poison"'])))).toMatchObject({
      code: 'unreachable',
      message: 'The thread that writes the data file has ended.',
    });
    expect(store.health()).toContain('is being started again');
    expect(await store.append(appendOf('a', 2, ['"next"']))).toBe('stored');
    expect(store.health()).toBeNull();
    expect(await bodies(store, 'a')).toEqual(['1', '"next"']);
  });

  test('lets a store be closed meanwhile', async () => {
    const folder = disk.fresh();
    const store = await openStore(folder);
    await store.counts();
    terminate();
    await until(() => store.health() !== null);
    const asked = store.append(appendOf('a', 1, ['1']));
    await store.close();
    expect(await asked).toBe('stored');
    expect((await storeErrorOf(store.counts())).code).toBe('closed');
    const again = await openStore(folder);
    expect(await bodies(again, 'a')).toEqual(['1']);
  });

  test('is given up when it cannot be started again, and everybody is told', async () => {
    const worker = workerWith('');
    const store = await openStore(undefined, worker);
    const ends: StoreError[] = [];
    store.ended((error) => ends.push(error));
    await store.append(appendOf('a', 1, ['1']));
    rmSync(worker);
    terminate();
    await until(() => store.health() !== null);
    const { message } = await storeErrorOf(store.read('a', 1));
    expect(message).toContain('cannot be started again');
    expect(ends.map((error) => error.message)).toEqual([message]);
    expect(store.health()).toContain('cannot be started again');
    expect((await storeErrorOf(store.append(appendOf('a', 2, ['2'])))).message).toBe(message);
    store.ended((error) => ends.push(error));
    expect(ends.length).toBe(2);
  });
});
