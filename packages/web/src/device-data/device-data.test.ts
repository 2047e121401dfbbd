import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestDevice } from '../table/testkit/device.ts';
import type { LocalGame } from '../worker/games.ts';
import { playOut, SOLO } from '../worker/testkit/local-games.ts';
import type { ReadFile } from './data-file.ts';
import { readFile } from './data-file.ts';
import { exportAll } from './export-all.ts';
import { importAll } from './import-all.ts';
import { merged } from './merge-items.ts';

function fakeStorage(): Storage {
  const items: Record<string, string> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(items, {
    getItem: hidden((name: string) => items[name] ?? null),
    setItem: hidden((name: string, value: string) => {
      items[name] = value;
    }),
    removeItem: hidden((name: string) => {
      delete items[name];
    }),
  }) as unknown as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

async function deviceWith(finished: number): Promise<TestDevice> {
  const device = new TestDevice({ seed: 5 });
  for (let i = 0; i < finished; i++) {
    const model = await device.open(await device.host.ask('create', { setup: SOLO }));
    await playOut(model);
    model.close();
  }
  await device.host.ask('create', { setup: SOLO });
  return device;
}

const exported = (device: TestDevice) =>
  exportAll({
    list: () => device.host.ask('list', {}),
    log: (id) => device.host.ask('log', { id }),
    databases: async () => [{ name: 'tokaido-analyses', version: 1, stores: [] }],
  });

function fileOf(text: string): ReadFile {
  const file = readFile(text);
  if (!file.ok) throw new Error(file.error);
  return file.value;
}

async function importedBy(device: TestDevice, file: ReadFile, withSettings = false) {
  const restored: unknown[] = [];
  const report = await importAll(file, {
    withSettings,
    take: (game) => device.host.ask('take', { game }),
    restore: async (databases) => {
      restored.push(...databases);
      return 0;
    },
    tell: () => undefined,
  });
  return { report, restored };
}

describe('everything in one file', () => {
  it('comes back on another device, and changes nothing the second time', async () => {
    const device = await deviceWith(2);
    localStorage.setItem('tokaido.settings', JSON.stringify({ name: 'Aki' }));
    localStorage.setItem('tokaido.puzzles', JSON.stringify({ solved: ['a'] }));
    localStorage.setItem('others.thing', '1');
    const file = fileOf(await exported(device));
    expect(Object.keys(file.stored).sort()).toEqual(['tokaido.puzzles', 'tokaido.settings']);
    vi.stubGlobal('localStorage', fakeStorage());
    const other = new TestDevice({ seed: 6 });
    const { report, restored } = await importedBy(other, file);
    expect(report).toEqual({ added: 3, longer: 0, here: 0, left: {}, parts: 0 });
    expect(restored).toHaveLength(1);
    const byId = (rows: readonly LocalGame[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(await other.host.ask('list', {}))).toEqual(byId(await device.host.ask('list', {})));
    expect(localStorage.getItem('tokaido.settings')).toBeNull();
    expect(JSON.parse(localStorage.getItem('tokaido.puzzles') ?? '')).toEqual({ solved: ['a'] });
    expect((await importedBy(other, file)).report).toMatchObject({ added: 0, here: 3 });
  });

  it('takes the settings only if asked, and never what belongs to the device', async () => {
    const device = await deviceWith(0);
    localStorage.setItem('tokaido.settings', JSON.stringify({ name: 'Aki' }));
    localStorage.setItem('tokaido.continue', JSON.stringify({ id: 'dold' }));
    const file = fileOf(await exported(device));
    vi.stubGlobal('localStorage', fakeStorage());
    localStorage.setItem('tokaido.settings', JSON.stringify({ name: 'Ben' }));
    await importedBy(new TestDevice({ seed: 6 }), file);
    expect(localStorage.getItem('tokaido.settings')).toContain('Ben');
    await importedBy(new TestDevice({ seed: 6 }), file, true);
    expect(localStorage.getItem('tokaido.settings')).toContain('Aki');
    expect(localStorage.getItem('tokaido.continue')).toBeNull();
  });

  it('leaves damaged parts out, takes the rest, and counts what it left out', async () => {
    const device = await deviceWith(2);
    const file = JSON.parse(await exported(device)) as { games: { entries: unknown[] }[]; stored: unknown };
    file.games.at(-1)?.entries.splice(7, 2);
    const text = JSON.stringify({ ...file, stored: 'gone', games: [...file.games, null, { id: '../x' }] });
    const other = new TestDevice({ seed: 6 });
    const { report } = await importedBy(other, fileOf(text));
    expect(report).toEqual({ added: 2, longer: 0, here: 0, left: { broken: 3 }, parts: 1 });
    expect(await other.host.ask('list', {})).toHaveLength(2);
  });

  it('says so where a game cannot be stored', async () => {
    const file = fileOf(await exported(await deviceWith(1)));
    const report = await importAll(file, {
      withSettings: false,
      take: () => Promise.reject(new Error('no room')),
      restore: () => Promise.reject(new Error('no room')),
      tell: () => undefined,
    });
    expect(report).toEqual({ added: 0, longer: 0, here: 0, left: { failed: 2 }, parts: 1 });
  });

  it.each([
    ['nothing', '', 'unreadable'],
    ['a record', 'tokaido-record 1\n', 'unreadable'],
    ['half of it', '{"format":"tokaido-device","version":1,"games":[{"id"', 'unreadable'],
    ['another file', '{"format":"duo-board/1"}', 'unreadable'],
    ['no version', '{"format":"tokaido-device","games":[]}', 'unreadable'],
    ['a list', '[]', 'unreadable'],
    ['a newer one', '{"format":"tokaido-device","version":2,"games":"in another way"}', 'newer'],
  ])('refuses %s', (_, text, error) => {
    expect(readFile(text)).toEqual({ ok: false, error });
  });
});

describe('files of releases', () => {
  const folder = new URL('../../../../fixtures/', import.meta.url);
  const files = readdirSync(folder).flatMap((version) => {
    const path = new URL(`${version}/export/tokaido-my-data.json`, folder);
    return existsSync(path) ? [{ version, text: readFileSync(path, 'utf8') }] : [];
  });

  it('are there', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)(
    'of $version are imported: finished games can be replayed, the rest is named',
    async ({ text }) => {
      const { games } = JSON.parse(text) as { games: (LocalGame & { record: string })[] };
      const over = games.filter(({ phase }) => phase === 'over');
      const device = new TestDevice({ seed: 6 });
      const { report } = await importedBy(device, fileOf(text), true);
      const unfinished = games.length - over.length;
      expect(report).toEqual({ added: over.length, longer: 0, here: 0, left: { unfinished }, parts: 0 });
      for (const { id, record, points, seats } of over) {
        expect(await device.host.ask('record', { id })).toBe(record);
        const row = (await device.host.ask('list', {})).find((each) => each.id === id);
        expect(row).toMatchObject({ phase: 'over', points, seats });
        expect((await device.host.ask('outcome', { id })).scores.map((score) => score.points)).toEqual(
          points,
        );
      }
      const { name } = JSON.parse(localStorage.getItem('tokaido.settings') ?? '{}') as { name?: string };
      expect(name).toBe('Aki');
      expect(localStorage.getItem('tokaido.seats')).toContain('secret');
    },
  );
});

describe('items of two devices', () => {
  it.each([
    [null, { a: 1 }, { a: 1 }],
    [{ a: 1 }, null, { a: 1 }],
    [
      { a: 1, b: { c: 2 } },
      { a: 3, b: { d: 4 }, e: 5 },
      { a: 1, b: { c: 2, d: 4 }, e: 5 },
    ],
    [['x'], ['y', 'x'], ['x', 'y']],
    [[{ at: 2 }], [{ at: 1 }, { at: 2 }], [{ at: 1 }, { at: 2 }]],
    [3, 9, 3],
    [false, true, false],
  ])('%j here and %j there make %j', (here, there, both) => {
    expect(merged(here, there)).toEqual(both);
  });
});
