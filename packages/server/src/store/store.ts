/**
 * What the server asks of a store: one append-only log of entries for each table, an index of tables beside it,
 * and hints of what other processes on the same store have written.
 */

/** A row of the index of tables, rewritten with each append; it is derived, the log is the truth. */
export interface Head {
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly listed: boolean;
  readonly game: string;
  /** What a list of tables shows, as JSON text. */
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

/** Another process has written entries up to `seq`, or tells who is present. */
export type Hint =
  | { readonly table: string; readonly seq: number }
  /** `present` is opaque here, at most 500 characters; `from` names who tells it. */
  | { readonly table: string; readonly present: string; readonly from: string };

export interface Counts {
  readonly tables: number;
  readonly entries: number;
  /** On the disk, indices and free pages included. */
  readonly bytes: number;
}

/**
 * Every call rejects with a `StoreError`, whose message an operator may read. After a rejected append it is not known
 * whether the entries are stored: read the log again.
 */
export interface Store {
  /** Durable when it resolves. `taken`: an entry of that number exists, somebody else was first; nothing is written. */
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The last snapshot and all entries after it, or all entries when there is none; null if no such table. */
  load(table: string): Promise<Loaded | null>;
  /** All entries from a number on, snapshot or not. */
  read(table: string, from: number): Promise<readonly Entry[]>;
  /** The number of the last entry of each of these tables; tables that do not exist are left out. */
  last(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Listed tables in a lobby, the last touched first. */
  listed(limit: number): Promise<readonly { readonly table: string; readonly head: Head }[]>;
  /** Tables whose deadline has passed, the oldest first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Playing tables that have a deadline (used at a start after an outage). */
  clocked(): Promise<readonly string[]>;
  /** Deletes tables whose time is over; returns how many. */
  forget(now: number): Promise<number>;
  /** Records a heartbeat; `lastHeartbeat` is the last one of any process on this store. */
  heartbeat(now: number): Promise<void>;
  lastHeartbeat(): Promise<number | null>;
  /**
   * From now on hints of other processes arrive (never one's own; one may come twice, or late). Hints that
   * could not be heard, since the connection was lost, are made up for by one call of `gap`: then compare
   * `last()` with what is in memory.
   */
  listen(heard: (hint: Hint) => void, gap?: () => void): Promise<void>;
  /** Passes on who is present. Entries are told by `append` itself, after the commit. */
  tell(hint: Hint): void;
  counts(): Promise<Counts>;
  /** Waits for what is under way; later calls are refused. */
  close(): Promise<void>;
}

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
  /** An append that follows no stored entry: the table was deleted, or the caller has a bug. */
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
export function gapError({ table, from }: Append, last: number): StoreError {
  return new StoreError('gap', `Entry ${from} of table ${table} would follow entry ${last}.`);
}
