/** The default store: one SQLite file in a data folder, served by one process at a time. */

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { FORGET_AT_ONCE } from './queries.ts';
import { connect } from './sqlite-driver.ts';
import { explainSqlite, noDataError } from './sqlite-errors.ts';
import { dataFile } from './sqlite-files.ts';
import { openLogBeside } from './sqlite-log.ts';
import { RestartingThread } from './sqlite-restarts.ts';
import type { Store, StoredTables } from './store.ts';
import { StoreError } from './store.ts';

/**
 * Opens a data folder for serving, making it if needed; rejects with a `StoreError`. `worker` is the file of the
 * thread where it is not the default one.
 */
export async function openSqlite(folder: string, worker?: URL): Promise<Store> {
  try {
    // Private: the log holds hidden cards and the secrets of seats.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError(
      'failed',
      `The data folder ${folder} cannot be created: check its path and permissions.`,
      error,
    );
  }
  const thread = await RestartingThread.open(folder, worker);
  return {
    append: (append) => thread.call('append', append),
    load: (table) => thread.call('load', table),
    read: (table, from) => thread.call('read', table, from),
    last: (tables) => thread.call('last', tables),
    due: (now, limit, shards) => thread.call('due', now, limit, shards),
    clocked: (shards) => thread.call('clocked', shards),
    async forget(now, shards) {
      let total = 0;
      for (;;) {
        const count = await thread.call('forget', now, shards);
        total += count;
        if (count < FORGET_AT_ONCE) return total;
      }
    },
    saveSnapshot: (table, seq, body) => thread.call('saveSnapshot', table, seq, body),
    talk: (table) => thread.call('talk', table),
    saveTalk: (table, seq, body) => thread.call('saveTalk', table, seq, body),
    setAside: (table, why, now) => thread.call('setAside', table, why, now),
    asideTables: () => thread.call('asideTables'),
    restore: (table) => thread.call('restore', table),
    saveWalk: (walk) => thread.call('saveWalk', walk),
    walkPoints: (date, deal) => thread.call('walkPoints', date, deal),
    pushKeys: (fresh) => thread.call('pushKeys', fresh),
    subscribe: (subscription, most) => thread.call('subscribe', subscription, most),
    unsubscribe: (filter) => thread.call('unsubscribe', filter),
    moveSubscriptions: (from, to) => thread.call('moveSubscriptions', from, to),
    pushDue: (now, limit, shards) => thread.call('pushDue', now, limit, shards),
    pushSeats: (table) => thread.call('pushSeats', table),
    claimPush: (table, seat, mark, lease) => thread.call('claimPush', table, seat, mark, lease),
    pushTold: (table, endpoint, mark) => thread.call('pushTold', table, endpoint, mark),
    pushLooked: (table, seen, due, now) => thread.call('pushLooked', table, seen, due, now),
    keep: (key, body, until) => thread.call('keep', key, body, until),
    keptUnder: (prefix, now, limit) => thread.call('keptUnder', prefix, now, limit),
    take: (key, now) => thread.call('take', key, now),
    heartbeat: (process, now) => thread.call('heartbeat', process, now),
    lastHeartbeat: () => thread.call('lastHeartbeat'),
    // No other process can use the folder.
    listen: () => Promise.resolve(),
    follow: () => Promise.resolve(),
    tell: () => {},
    counts: () => thread.call('counts'),
    health: () => thread.health(),
    ended: (then) => thread.whenEnded(then),
    close: () => thread.close(),
  };
}

/** Opens the data of a folder beside the process that serves it; rejects with a `StoreError`. */
export async function openSqliteBeside(folder: string): Promise<StoredTables> {
  if (!existsSync(dataFile(folder))) throw noDataError(folder);
  /** Answers or rejects as a store does. */
  const explained = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw explainSqlite(error, folder);
    }
  };
  const { calls, close } = await explained(() => openLogBeside(folder));
  return {
    load: (table) => explained(() => calls.load(table)),
    read: (table, from) => explained(() => calls.read(table, from)),
    counts: () => explained(() => calls.counts()),
    asideTables: () => explained(() => calls.asideTables()),
    restore: (table) => explained(() => calls.restore(table)),
    close: () => explained(close),
  };
}

/**
 * Copies the data of a folder into one file, even while a server writes to it: the copy is of one moment.
 * Put in place of `tokaido.db` (without `-wal` and `-shm` beside it) it is the data again.
 */
export async function backupSqlite(folder: string, file: string): Promise<void> {
  if (!existsSync(dataFile(folder))) throw noDataError(folder);
  if (existsSync(file)) throw new StoreError('failed', `${file} is already there: name another file.`);
  // Only a complete copy gets the name.
  const partial = `${file}.${process.pid}.tmp`;
  try {
    closeSync(openSync(partial, 'wx', 0o600));
    const database = await connect(dataFile(folder));
    try {
      database.prepare('VACUUM INTO ?').run(partial);
    } finally {
      database.close();
    }
    const copy = openSync(partial, 'r+');
    fsyncSync(copy);
    closeSync(copy);
    renameSync(partial, file);
  } catch (error) {
    throw explainSqlite(error, folder);
  } finally {
    rmSync(partial, { force: true });
  }
}
