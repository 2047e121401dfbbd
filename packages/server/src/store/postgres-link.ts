/**
 * Queries to PostgreSQL that outlive a lost connection: while the database is away they are tried again, until
 * patience ends. Plain `pg`, no query builder: the few statements here are PostgreSQL's own (arrays of rows in,
 * several writes in one statement), and SQLite runs behind a thread, so a common layer would have nothing to do.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { closedError, StoreError } from './store.ts';

/** Errors that pass: connection, restart, too many connections, deadlock, a cancelled or timed out statement. */
const PASSING = /^(08...|57P0[123]|57014|53300|40001|40P01|55P03)$/;

/** Those of a database that takes no connection. */
const AWAY = /^(08...|57P0[123]|53300)$/;

/** Times in ms. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 10_000;
/** A bit longer than the server's own limit: it only matters when the server has gone silent. */
const SILENCE_TIMEOUT = 15_000;

/** Appends have connections of their own, so that they need not wait for anything else. */
export const WRITE_CONNECTIONS = 4;
const CONNECTIONS = 4;

/** An acknowledged entry must be on the disk, whatever the database's default. */
const DURABLE = `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/**
 * A statement over tables with many parts takes longer to plan than to carry out. Those that write are planned once for
 * each connection, whatever their values; others depend on them, as a search for the few clocks that have run out does.
 */
const PLANNED_ONCE = `SET plan_cache_mode = force_generic_plan`;

const INT8: number = pg.types.builtins.INT8;

/** Whether the same statement may succeed later. Errors without a state code come from the connection. */
export function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  return !(error instanceof StoreError);
}

/** Settings of every connection. Times are BIGINT, which `pg` would hand over as text. */
function settings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'tokaido',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: SILENCE_TIMEOUT,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
    },
  };
}

function newPool(url: string, max: number, onConnect: string): pg.Pool {
  const pool = new pg.Pool({
    ...settings(url),
    max,
    statement_timeout: STATEMENT_TIMEOUT,
    onConnect: async (client) => {
      await client.query(onConnect);
    },
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => {});
  return pool;
}

export class PostgresLink {
  private readonly url: string;
  private readonly patience: number;
  private readonly pool: pg.Pool;
  private readonly writers: pg.Pool;
  private closed = false;
  private reached = true;

  /** `patience`: how long a query waits for a database that does not answer, in ms. */
  constructor(url: string, patience: number) {
    this.url = url;
    this.patience = patience;
    this.pool = newPool(url, CONNECTIONS, DURABLE);
    this.writers = newPool(url, WRITE_CONNECTIONS, `${DURABLE};${PLANNED_ONCE}`);
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** Why queries cannot be carried out; null while they can. Without the address: anybody may ask for it. */
  health(): string | null {
    if (this.closed) return closedError().message;
    return this.reached ? null : 'PostgreSQL does not answer: is it running, and can this machine reach it?';
  }

  /** Retries until patience ends. `again` is called before each retry: the last try may have succeeded or not. */
  async query<Row extends object>(
    text: string,
    values: readonly unknown[] = [],
    again?: () => void,
  ): Promise<Row[]> {
    const { rows } = await this.patiently(() => this.pool.query<Row>(numbered(text), [...values]), again);
    return rows;
  }

  /** The same for a statement that is run all the time, under a name. */
  async write<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
    again: () => void,
  ): Promise<Row[]> {
    const statement = { name, text, values: [...values] };
    const { rows } = await this.patiently(() => this.writers.query<Row>(statement), again);
    return rows;
  }

  async patiently<Result>(
    work: () => Promise<Result>,
    again?: () => void,
    patience = this.patience,
  ): Promise<Result> {
    const end = performance.now() + patience;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        const result = await work();
        this.reached = true;
        return result;
      } catch (error) {
        if (!isPassing(error)) this.reached = true;
        else if (!(error instanceof pg.DatabaseError) || AWAY.test(error.code ?? '')) this.reached = false;
        if (!isPassing(error) || this.closed || performance.now() + pause > end) throw this.explain(error);
      }
      await sleep(pause);
      again?.();
    }
  }

  /** Runs the work in one transaction, once. */
  async transaction(
    work: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<void>,
  ): Promise<void> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      await work(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
      await client.query('COMMIT');
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      // A connection with an unfinished transaction is thrown away, which also undoes it.
      client.release(broken);
    }
  }

  /** A connection of its own, outside the pool; not yet connected. */
  client(): pg.Client {
    return new pg.Client(settings(this.url));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await Promise.all([this.pool.end(), this.writers.end()]);
  }

  explain(error: unknown): StoreError {
    if (error instanceof StoreError) return error;
    const said = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    const where = withoutPassword(this.url);
    return isPassing(error)
      ? new StoreError(
          'unreachable',
          `PostgreSQL at ${where} does not answer (${said}): is it running?`,
          error,
        )
      : new StoreError('failed', `PostgreSQL at ${where} refuses: ${said}`, error);
  }
}

/** `?` to `$1`, `$2` …: the shared queries are written for both databases. */
function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}

/** Host and database of an address, without the password. */
function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the given address';
  }
}
