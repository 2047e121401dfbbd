/** The logs of a device that cannot save, or saves later, or finds that another tab was first. */

import type { Append, Entry } from '@tokaido/table';
import { addGame, foldTable, legalWords, pendingOf, tokaidoTable } from '@tokaido/table';
import { beforeEach, expect, it } from 'vitest';
import { firstEntries, openingOf } from './games.ts';
import { DeviceLog } from './log-store.ts';
import type { Store } from './store.ts';
import { memoryStore } from './store.ts';

addGame(tokaidoTable);

const SEATS = [
  { kind: 'me', name: 'Aki' },
  { kind: 'me', name: 'Ben' },
] as const;
const FIRST = firstEntries(openingOf({ options: '', seats: SEATS }), {
  id: 'd1',
  secret: '3'.repeat(64),
  at: 1,
});

/** The log with more decisions after it; `pick` chooses among the legal ones. */
function grown(entries: readonly Entry[], decisions: number, pick = 0): readonly Entry[] {
  if (decisions === 0) return entries;
  const table = foldTable(entries);
  const seat = pendingOf(table)?.seat ?? -1;
  const words = legalWords(table);
  const action = words[pick % words.length]!;
  return grown([...entries, { kind: 'acted', at: 2, seat, action, by: 'person' }], decisions - 1, pick);
}

const appending = (entries: readonly Entry[], from: number): Append => ({
  table: 'd1',
  from,
  entries: entries.slice(from - 1),
  after: foldTable(entries),
});

let disk: Store;
let isFull: boolean;
let told: boolean[];
let log: DeviceLog;

beforeEach(() => {
  disk = memoryStore();
  isFull = false;
  told = [];
  const store: Store = {
    ...disk,
    append: (...what) => (isFull ? Promise.reject(new Error('full')) : disk.append(...what)),
  };
  log = new DeviceLog(store, (isSaved) => void told.push(isSaved));
});

it('goes on in memory while nothing can be saved, and saves all of it with the next entry', async () => {
  const next = FIRST.length + 1;
  await log.append(appending(FIRST, 1));
  isFull = true;
  expect(await log.append(appending(grown(FIRST, 1), next))).toBe('stored');
  expect(await log.append(appending(grown(FIRST, 2), next + 1))).toBe('stored');
  expect(await log.read('d1', 1)).toEqual(grown(FIRST, 2));
  expect(await disk.read('d1')).toEqual(FIRST);
  expect(told).toEqual([false]);
  isFull = false;
  expect(await log.append(appending(grown(FIRST, 3), next + 2))).toBe('stored');
  expect(await disk.read('d1')).toEqual(grown(FIRST, 3));
  expect(told).toEqual([false, true]);
});

it('gives up what it could not save when another tab has saved something else', async () => {
  const next = FIRST.length + 1;
  await log.append(appending(FIRST, 1));
  isFull = true;
  await log.append(appending(grown(FIRST, 1), next));
  const theirs = grown(FIRST, 1, 1);
  await disk.append(next, theirs.slice(-1), { id: 'd1' });
  isFull = false;
  expect(await log.append(appending(grown(FIRST, 2), next + 1))).toBe('taken');
  expect(await log.read('d1', next)).toEqual(theirs.slice(-1));
  expect(told).toEqual([false, true]);
});

it('finds out by reading, too', async () => {
  const next = FIRST.length + 1;
  await log.append(appending(FIRST, 1));
  isFull = true;
  await log.append(appending(grown(FIRST, 1), next));
  const theirs = grown(FIRST, 2, 1);
  await disk.append(next, theirs.slice(-2), { id: 'd1' });
  expect(await log.read('d1', next)).toEqual(theirs.slice(-2));
  expect(told).toEqual([false, true]);
});

it('has nothing of a game that was removed', async () => {
  await log.append(appending(FIRST, 1));
  isFull = true;
  await log.append(appending(grown(FIRST, 1), FIRST.length + 1));
  await disk.remove('d1');
  expect(await log.read('d1', 1)).toEqual([]);
});
