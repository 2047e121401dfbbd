/**
 * What the server asks of a store: one append-only log of entries for each table, an index of tables beside it,
 * and hints of what other processes on the same store have written.
 */

import type { PushStore } from './push-store.ts';

/** A row of the index of tables, rewritten with each append; it is derived, the log is the truth. */
export interface Head {
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly listed: boolean;
  readonly game: string;
  /** The rules version that the game began under, or would begin under. */
  readonly rules: number;
  /** What the list of tables of version 0.1.0 shows, as JSON text: such a process may share the database. */
  readonly summary: string;
  /** When the pending decision runs out, in ms since 1970; null without a clock. */
  readonly deadline: number | null;
  /** Last entry, in ms. */
  readonly touched: number;
  /** From this time on the table may be forgotten. */
  readonly expires: number;
}

export interface Append {
  readonly table: string;
  /** The number of the first entry; they are numbered without gaps from 1. */
  readonly from: number;
  /** JSON texts, at least one. */
  readonly entries: readonly string[];
  readonly head: Head;
  /** The whole table after the last entry, now and then, so that it need not be folded from the start. */
  readonly snapshot?: string;
}

export interface Entry {
  readonly seq: number;
  readonly body: string;
}

/** A table as it is stored: its last snapshot, if any, and every entry after it. */
export interface Loaded {
  readonly snapshot: Entry | null;
  readonly entries: readonly Entry[];
}

/** What another process has done with a table, or wants to know of it. */
export type Hint =
  /** It has written entries up to `seq`. */
  | { readonly table: string; readonly seq: number }
  /** It has saved talk up to this line. */
  | { readonly table: string; readonly talk: number }
  /** `present` is opaque here, at most 500 characters; `from` names who tells it. */
  | { readonly table: string; readonly present: string; readonly from: string }
  /** It has just opened the table and asks who is present elsewhere. */
  | { readonly table: string; readonly who: true; readonly from: string };

/** A table that cannot be used until somebody has looked at it. */
export interface Aside {
  readonly table: string;
  /** In words for an operator, without secrets. */
  readonly why: string;
  /** When it was set aside, in ms since 1970. */
  readonly at: number;
}

export interface Counts {
  readonly tables: number;
  readonly entries: number;
  /** On the disk, indices and free pages included. */
  readonly bytes: number;
  /** How many games have begun under which rules, in order. */
  readonly rules: readonly RulesCount[];
}

/** A walk of a daily road that was sent in. It tells nothing of who walked. */
export interface DailyWalk {
  readonly date: string;
  /** Tells deals of the same date apart: other rules or nets make another road. */
  readonly deal: string;
  /** A hash that is the same for one device and one date alone. */
  readonly device: string;
  readonly points: number;
  readonly place: number;
  /** The day on which it was sent, in ms since 1970. */
  readonly sent: number;
}

export interface WalkCount {
  readonly points: number;
  readonly count: number;
}

export interface RulesCount {
  readonly game: string;
  readonly version: number;
  readonly tables: number;
}

/**
 * Every call rejects with a `StoreError`, whose message an operator may read. After a rejected append it is not known
 * whether the entries are stored: read the log again.
 */
export interface Store extends PushStore {
  /** Durable when it resolves. `taken`: an entry of that number exists, somebody else was first; nothing is written. */
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The last snapshot and all entries after it, or all entries when there is none; null if no such table. */
  load(table: string): Promise<Loaded | null>;
  /** All entries from a number on, snapshot or not. */
  read(table: string, from: number): Promise<readonly Entry[]>;
  /** The number of the last entry of each of these tables; tables that do not exist are left out. */
  last(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tables of these shards whose deadline has passed, the oldest first; none that is set aside. */
  due(now: number, limit: number, shards: ReadonlySet<number>): Promise<readonly string[]>;
  /** Playing tables of these shards that have a deadline (used at a start after an outage); none that is set aside. */
  clocked(shards: ReadonlySet<number>): Promise<readonly string[]>;
  /** Deletes tables of these shards whose time is over, and whatever else has expired; returns how many tables. */
  forget(now: number, shards: ReadonlySet<number>): Promise<number>;
  /** Replaces the snapshot of a table, unless there is one of a later entry already. */
  saveSnapshot(table: string, seq: number, body: string): Promise<void>;
  /** What was said at a table, up to line `seq`; null when nothing was. */
  talk(table: string): Promise<Entry | null>;
  /** Replaces the talk of a table. `taken`: talk up to that line or a later one is saved, and nothing is written. */
  saveTalk(table: string, seq: number, body: string): Promise<'stored' | 'taken'>;
  /** Leaves a table out of `due` and `clocked`. If it is set aside already, nothing changes. */
  setAside(table: string, why: string, now: number): Promise<void>;
  /** The tables set aside, the oldest first. */
  asideTables(): Promise<readonly Aside[]>;
  /** Takes a table back into service; false when it was not set aside. */
  restore(table: string): Promise<boolean>;
  /** Stores a walk of a daily road; `taken` where this device has stored one of that date, and nothing is written. */
  saveWalk(walk: DailyWalk): Promise<'stored' | 'taken'>;
  /** How many walks of a date, on this deal of it, came to how many points, in order. */
  walkPoints(date: string, deal: string): Promise<readonly WalkCount[]>;
  /** Keeps something small for a while under a key; what was there is replaced. */
  keep(key: string, body: string, until: number): Promise<void>;
  /** What is kept under keys that begin like this, the longest kept first. */
  keptUnder(prefix: string, now: number, limit: number): Promise<readonly string[]>;
  /** Takes out what is kept under a key, so that it is given to one caller only; null when there is nothing. */
  take(key: string, now: number): Promise<string | null>;
  /**
   * Records that a process lives. Resolves with the names of all processes whose last heartbeat is at most
   * `HEARTBEAT_LASTS` older than this one, itself included, in order.
   */
  heartbeat(process: string, now: number): Promise<readonly string[]>;
  /** The last heartbeat of any process on this store. */
  lastHeartbeat(): Promise<number | null>;
  /**
   * From now on hints of other processes arrive about tables of the shards that are followed (never one's own; one may
   * come twice, or late). Hints that could not be heard, since the connection was lost, are made up for by one call of `gap`: then compare
   * `last()` with what is in memory.
   */
  listen(heard: (hint: Hint) => void, gap?: () => void): Promise<void>;
  /** Hears of the tables of this shard from when it resolves, for as long as the store is open. */
  follow(shard: number): Promise<void>;
  /** Passes on who is present. Entries and talk are told when they are stored, after the commit. */
  tell(hint: Hint): void;
  counts(): Promise<Counts>;
  /** Null while the store works; else why not, for an operator: the database was away when it was last asked. */
  health(): string | null;
  /** Calls back once if the store cannot go on; every call is rejected from then on. */
  ended(then: (error: StoreError) => void): void;
  /** Waits for what is under way; later calls are refused. */
  close(): Promise<void>;
}

/** What an operator may look at and mend beside a running server. */
export type StoredTables = Pick<Store, 'load' | 'read' | 'counts' | 'asideTables' | 'restore' | 'close'>;

/** How long a process counts as alive after a heartbeat, in ms. */
export const HEARTBEAT_LASTS = 10_000;

/** Pulses of processes that ended are deleted after this time, in ms. */
export const PULSE_KEPT = 86_400_000;

/** Walks of daily roads are deleted after this time, in ms. */
export const WALKS_KEPT = 400 * 86_400_000;

export type StoreErrorCode =
  /** Another process serves this data folder. */
  | 'locked'
  /** The file is no database, or a broken one. */
  | 'damaged'
  /** Written by a newer version of this program. */
  | 'newer'
  /** Written by an older version, in a format that is no longer read. */
  | 'older'
  /** The database does not answer, or refuses us. */
  | 'unreachable'
  /** A write that follows no stored entry: the table was deleted, or the caller has a bug. */
  | 'gap'
  | 'closed'
  /** Any other error of the database: a full disk, a missing permission. */
  | 'failed';

/** The only error that leaves a store. Its message tells what to do and holds no password. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

export const closedError = () => new StoreError('closed', 'The store is closed.');

/** An append that leaves a gap. The table may have been deleted since it was loaded. */
export function gapError({ from }: Append, last: number): StoreError {
  return new StoreError('gap', `Entry ${from} of a table would follow entry ${last}.`);
}

/** Talk at a table that was deleted since it was loaded. */
export const noTableError = () => new StoreError('gap', 'There is no such table: it was deleted.');
