/** All tables in one SQLite file, as plain synchronous calls. Runs in a worker thread, see sqlite-worker.ts. */

import type { Found } from './format.ts';
import { formatQuery, pendingSteps, SQLITE } from './migrations.ts';
import * as sql from './queries.ts';
import { shardOf } from './shards.ts';
import type { LogCalls } from './sqlite-calls.ts';
import type { Connection, Statement, Value } from './sqlite-driver.ts';
import { connect } from './sqlite-driver.ts';
import { BUSY, noDataError, sqliteCode } from './sqlite-errors.ts';
import { dataFile, lockFile } from './sqlite-files.ts';
import { prepareForgetLater, preparePush, prepareWalks } from './sqlite-later.ts';
import type { Append, Aside, Entry, Head, RulesCount } from './store.ts';
import { gapError, HEARTBEAT_LASTS, noTableError, StoreError } from './store.ts';

/** How long a process that is just ending may hold the lock, in ms. */
const LOCK_PATIENCE = 2000;

export interface SqliteLog {
  readonly calls: LogCalls;
  /** Runs all of it in one transaction, durable when this returns; if it throws, nothing of it has happened. */
  commit(work: () => void): void;
  close(): void;
}

/** Opens the file for serving, or throws. */
export async function openLog(folder: string): Promise<SqliteLog> {
  const lock = await lockFolder(folder);
  let database: Connection | undefined;
  const close = () => {
    database?.close();
    lock.release();
  };
  try {
    database = await connect(dataFile(folder));
    return prepareLog(database, close);
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Opens the file beside the process that serves it, or throws. What other processes may write is safe here: nobody keeps
 * it in memory.
 */
export async function openLogBeside(folder: string): Promise<Pick<SqliteLog, 'calls' | 'close'>> {
  const database = await connect(dataFile(folder));
  try {
    const found = foundIn(database);
    // A file of another format is refused; one that a server has yet to bring up to date can be looked at.
    pendingSteps(found, SQLITE);
    if (found === null) throw noDataError(folder);
    database.exec('PRAGMA busy_timeout = 5000');
    return { calls: prepareCalls(database), close: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepareLog(database: Connection, close: () => void): SqliteLog {
  // Before anything else: a file of another format is not touched.
  pendingSteps(foundIn(database), SQLITE);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  // Larger than the defaults: 32 MB of pages in memory, and a checkpoint for every 64 MB of log.
  database.exec('PRAGMA cache_size = -32000; PRAGMA wal_autocheckpoint = 16000');
  database.exec('PRAGMA journal_size_limit = 67108864');
  const commit = committer(database);
  commit(() => migrate(database));
  return {
    calls: prepareCalls(database),
    commit,
    close() {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      close();
    },
  };
}

/**
 * One process at a time: others would not hear of each other's entries. The lock is an open transaction on a
 * file of its own; the system drops it with the process, however that ends, so it is never stale.
 */
async function lockFolder(folder: string): Promise<{ release(): void }> {
  const lock = await connect(lockFile(folder));
  try {
    lock.exec(`PRAGMA busy_timeout = ${LOCK_PATIENCE}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== BUSY) throw error;
    throw new StoreError(
      'locked',
      `Another process already serves the data folder ${folder}: stop it, use another folder, or let several processes share PostgreSQL.`,
    );
  }
  return {
    release() {
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}

function committer(database: Connection) {
  return (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      try {
        database.exec('ROLLBACK');
      } catch {
        // A failed commit may have ended the transaction already.
      }
      throw error;
    }
  };
}

function migrate(database: Connection): void {
  for (const statement of pendingSteps(foundIn(database), SQLITE)) database.exec(statement);
}

function foundIn(database: Connection): Found | null {
  const tables = database.prepare(SQLITE.tableNames).all() as { name: string }[];
  const query = formatQuery(tables.map(({ name }) => name));
  const rows = query === null ? [] : (database.prepare(query).all() as Found[]);
  return rows[0] ?? null;
}

type Prepare = (text: string) => Statement;

function prepareCalls(database: Connection): LogCalls {
  const on = (text: string) => database.prepare(text);
  const load = on(sql.LOAD);
  const read = on(sql.READ);
  const last = on(sql.LAST);
  const snap = on(sql.SAVE_SNAPSHOT);
  const counts = on(sql.COUNTS);
  const rules = on(sql.RULES);
  const size = on('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()');
  const lastOf = (table: string) => (last.all(table) as { seq: number }[])[0]?.seq ?? 0;

  return {
    append: prepareAppend(on, lastOf),
    load: (table) => sql.loaded(load.all(table, table) as (Entry & { kind: number })[]),
    read: (table, from) => entries(read.all(table, from)),
    last: (tables) =>
      new Map(tables.map((table) => [table, lastOf(table)] as const).filter(([, seq]) => seq > 0)),
    saveSnapshot: (table, seq, body) => void snap.run(seq, body, table, seq),
    counts() {
      const { tables, entries: count } = sql.onlyRow(counts.all() as { tables: number; entries: number }[]);
      const { bytes } = sql.onlyRow(size.all() as { bytes: number }[]);
      const games = (rules.all() as RulesCount[]).map((row) => ({ ...row }));
      return { tables, entries: count, bytes, rules: games };
    },
    ...prepareShardCalls(on),
    ...prepareTalk(on, lastOf),
    ...prepareAside(on),
    ...prepareWalks(on),
    ...preparePush(on),
    ...prepareKept(on),
    ...preparePulse(on),
  };
}

/** Rows as plain objects: those of the driver cannot be sent to another thread. */
function entries(rows: readonly unknown[]): Entry[] {
  return (rows as Entry[]).map(({ seq, body }) => ({ seq, body }));
}

function prepareShardCalls(on: Prepare): Pick<LogCalls, 'due' | 'clocked' | 'forget'> {
  const about = sql.aboutShards('shard IN (SELECT value FROM json_each(?))');
  const due = on(about.due);
  const clocked = on(about.clocked);
  const expired = on(about.expired);
  const deletes = ['heads', 'entries', 'snapshots', 'talk', 'aside'].map((of) =>
    on(`DELETE FROM table_${of} WHERE table_id = ?`),
  );
  const expireKept = on(sql.EXPIRE_KEPT);
  const expirePulses = on(sql.EXPIRE_PULSES);
  const forgetLater = prepareForgetLater(on);
  const ids = (statement: Statement, ...values: Value[]) =>
    (statement.all(...values) as { table_id: string }[]).map((row) => row.table_id);
  const list = (shards: ReadonlySet<number>) => JSON.stringify([...shards]);

  return {
    due: (now, limit, shards) => ids(due, now, list(shards), limit),
    clocked: (shards) => ids(clocked, list(shards)),
    forget(now, shards) {
      const tables = ids(expired, now, list(shards));
      for (const table of tables) for (const statement of deletes) statement.run(table);
      expireKept.run(now);
      expirePulses.run();
      forgetLater(tables, now);
      return tables.length;
    },
  };
}

function prepareTalk(on: Prepare, lastOf: (table: string) => number): Pick<LogCalls, 'talk' | 'saveTalk'> {
  const talk = on(sql.TALK);
  const save = on(sql.SAVE_TALK);
  return {
    talk: (table) => entries(talk.all(table))[0] ?? null,
    saveTalk(table, seq, body) {
      if (save.all(seq, body, table).length > 0) return 'stored';
      if (lastOf(table) === 0) throw noTableError();
      return 'taken';
    },
  };
}

function prepareAside(on: Prepare): Pick<LogCalls, 'setAside' | 'asideTables' | 'restore'> {
  const setAside = on(sql.SET_ASIDE);
  const aside = on(sql.ASIDE);
  const restore = on(sql.RESTORE);
  return {
    setAside: (table, why, now) => void setAside.run(why, now, table),
    asideTables: () => (aside.all() as Aside[]).map(({ table, why, at }) => ({ table, why, at })),
    restore: (table) => restore.all(table).length > 0,
  };
}

function prepareKept(on: Prepare): Pick<LogCalls, 'keep' | 'keptUnder' | 'take'> {
  const keep = on(sql.KEEP);
  const between = on(sql.KEPT_BETWEEN);
  const take = on(sql.TAKE);
  return {
    keep: (key, body, until) => void keep.run(key, body, until),
    keptUnder: (prefix, now, limit) =>
      (between.all(...sql.keysUnder(prefix), now, limit) as { body: string }[]).map(({ body }) => body),
    take: (key, now) => sql.keptBody(take.all(key) as { body: string; until: number }[], now),
  };
}

function preparePulse(on: Prepare): Pick<LogCalls, 'heartbeat' | 'lastHeartbeat'> {
  const beat = on(sql.BEAT);
  const alive = on(sql.ALIVE);
  const pulse = on(sql.PULSE);
  return {
    heartbeat(process, now) {
      beat.run(process, now);
      return (alive.all(now - HEARTBEAT_LASTS) as { process: string }[]).map((row) => row.process);
    },
    lastHeartbeat: () => (pulse.all() as { at: number | null }[])[0]?.at ?? null,
  };
}

function prepareAppend(on: Prepare, lastOf: (table: string) => number): LogCalls['append'] {
  const open = on('INSERT INTO table_heads VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const move = on(`UPDATE table_heads SET
    seq = ?, phase = ?, listed = ?, game = ?, rules = ?, summary = ?, deadline = ?, touched = ?, expires = ?
    WHERE table_id = ? AND seq = ?`);
  const log = on('INSERT INTO table_entries VALUES (?, ?, ?)');
  const snap = on(`INSERT INTO table_snapshots VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body`);

  return (append: Append) => {
    const { table, from, entries: logged, head, snapshot } = append;
    const seq = from + logged.length - 1;
    const columns = headColumns(head);
    // The head goes first: it moves only from the entry before, so nothing is written for one that was taken.
    const won =
      from === 1
        ? open.run(table, shardOf(table), seq, ...columns)
        : move.run(seq, ...columns, table, from - 1);
    if (won === 0) {
      const last = lastOf(table);
      if (last < from) throw gapError(append, last);
      return 'taken';
    }
    logged.forEach((body, index) => log.run(table, from + index, body));
    if (snapshot !== undefined) snap.run(table, seq, snapshot);
    return 'stored';
  };
}

function headColumns({ phase, listed, game, rules, summary, deadline, touched, expires }: Head): Value[] {
  return [phase, listed ? 1 : 0, game, rules, summary, deadline, touched, expires];
}
