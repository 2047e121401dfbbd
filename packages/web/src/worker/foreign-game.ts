/** Games that come from another device: nothing in them is trusted, and nothing that is here is lost by them. */

import type { Entry, EntryOf, Room } from '@tokaido/table';
import { foldTable } from '@tokaido/table';
import { addBranches } from './branch-rules.ts';
import type { Environment } from './environment.ts';
import type { ForeignGame, Taken } from './exchange.ts';
import { rowOf } from './games.ts';
import { loadRules } from './load-rules.ts';
import type { Log } from './log.ts';
import { planIn, readLog } from './log.ts';
import type { DeviceLog } from './log-store.ts';
import { entriesOfRecord } from './record-entries.ts';
import { remove } from './remove.ts';

type Here = Pick<Environment, 'store' | 'grown'>;

export async function takeGame(
  game: ForeignGame,
  open: Promise<Room> | undefined,
  logs: DeviceLog,
  here: Here,
): Promise<Taken> {
  const { store } = here;
  const found = game.entries ?? (await entriesOfRecord(game));
  if (found === 'unfinished') return found;
  const log = await soundLog(found);
  if (!log.ok) return log.damage;
  const { entries } = log;
  const id = (entries[0] as EntryOf<'opened'> | undefined)?.id;
  if (id === undefined || id !== game.id) return 'broken';
  const row = rowOf(foldTable(entries));
  const before = await store.read(id);
  if (before.length === 0) return (await store.append(1, entries, row)) ? 'added' : 'here';
  const mine = await logs.open(id);
  if (mine.ok && mine.entries.length >= entries.length) return 'here';
  if (mine.ok && isBeginning(before, entries)) {
    await store.append(before.length + 1, entries.slice(before.length), row);
    await (await open?.catch(() => null))?.refresh();
    here.grown(id);
    return 'longer';
  }
  // It went another way here, or cannot be read: the one that came further takes its place.
  const rows = await store.list();
  const oldRow = rows.find(([each]) => each === id)?.[1];
  await remove(id, open, logs, here);
  try {
    await store.append(1, entries, row);
  } catch (error) {
    if (oldRow !== undefined) await store.append(1, before, oldRow as typeof row);
    throw error;
  }
  return 'longer';
}

/** The same check as for a log of this device. */
async function soundLog(found: readonly unknown[]): Promise<Log> {
  await loadRules(planIn(found[0]));
  if ((found[0] as Partial<EntryOf<'opened'>> | undefined)?.branch) addBranches();
  return readLog(found);
}

function isBeginning(before: readonly unknown[], entries: readonly Entry[]): boolean {
  return before.every((entry, i) => JSON.stringify(entry) === JSON.stringify(entries[i]));
}
