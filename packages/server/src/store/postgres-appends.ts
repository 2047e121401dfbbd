/**
 * Group commit for PostgreSQL: appends that wait while a batch is being written go together into the next one,
 * as one statement and so one transaction.
 */

import type { PostgresLink } from './postgres-link.ts';
import { WRITE_CONNECTIONS } from './postgres-link.ts';
import { LAST, READ } from './queries.ts';
import { shardOf } from './shards.ts';
import type { Append, Entry } from './store.ts';
import { gapError, StoreError } from './store.ts';

/** Batches under way at a time: while one waits for the disk the next is prepared. */
const LANES = WRITE_CONNECTIONS;
const MOST_AT_ONCE = 500;

/**
 * A head moves only from the entry before, and entries follow only a head that moved: each append is written
 * whole or not at all. Heads are locked in the order of their ids, so that two processes never wait for each other,
 * and one by one, so that a plan for any values never reads all of them.
 */
const WRITE = `
  WITH wanted AS (
    SELECT * FROM unnest(
      $1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[],
      $17::int[], $18::int[]
    ) AS w (table_id, first, seq, phase, listed, game, summary, deadline, touched, expires, shard, rules)
  ), opened AS (
    INSERT INTO table_heads (table_id, shard, seq, phase, listed, game, rules, summary, deadline, touched, expires)
    SELECT table_id, shard, seq, phase, listed, game, rules, summary, deadline, touched, expires
    FROM wanted WHERE first = 1 ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
  ), held AS (
    SELECT h.table_id FROM (SELECT table_id FROM wanted WHERE first > 1 ORDER BY table_id) w,
      LATERAL (SELECT table_id FROM table_heads WHERE table_heads.table_id = w.table_id FOR UPDATE) h
  ), moved AS (
    UPDATE table_heads h SET seq = w.seq, phase = w.phase, listed = w.listed, game = w.game, rules = w.rules,
      summary = w.summary, deadline = w.deadline, touched = w.touched, expires = w.expires
    FROM wanted w JOIN held USING (table_id)
    WHERE h.table_id = w.table_id AND h.seq = w.first - 1 RETURNING h.table_id
  ), won AS (
    SELECT table_id FROM opened UNION ALL SELECT table_id FROM moved
  ), logged AS (
    INSERT INTO table_entries (table_id, seq, body)
    SELECT table_id, seq, body FROM unnest($11::text[], $12::int[], $13::text[]) AS e (table_id, seq, body)
    JOIN won USING (table_id)
  ), snapped AS (
    INSERT INTO table_snapshots (table_id, seq, body)
    SELECT table_id, seq, body FROM unnest($14::text[], $15::int[], $16::text[]) AS s (table_id, seq, body)
    JOIN won USING (table_id)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
  )
  SELECT table_id FROM won`;

interface Job {
  readonly append: Append;
  readonly resolve: (outcome: 'stored' | 'taken') => void;
  readonly reject: (error: unknown) => void;
}

const lastOf = ({ from, entries }: Append) => from + entries.length - 1;

export class PostgresAppends {
  private readonly link: PostgresLink;
  private readonly stored: (table: string, seq: number) => void;
  private queue: Job[] = [];
  private readonly busy = new Set<string>();
  private lanes = 0;
  private scheduled = false;
  private idle: (() => void)[] = [];

  /** `stored` is told of each append after its commit. */
  constructor(link: PostgresLink, stored: (table: string, seq: number) => void) {
    this.link = link;
    this.stored = stored;
  }

  append(append: Append): Promise<'stored' | 'taken'> {
    return new Promise((resolve, reject) => {
      this.queue.push({ append, resolve, reject });
      if (this.scheduled) return;
      // Those of the same round of the event loop go together.
      this.scheduled = true;
      setImmediate(() => {
        this.scheduled = false;
        this.start();
      });
    });
  }

  /** Resolves when nothing is under way any more. */
  async drained(): Promise<void> {
    while (this.queue.length > 0 || this.lanes > 0) {
      await new Promise<void>((resolve) => this.idle.push(resolve));
    }
  }

  private start(): void {
    while (this.lanes < LANES) {
      const jobs = this.take();
      if (jobs.length === 0) break;
      this.lanes++;
      void this.write(jobs).finally(() => {
        for (const { append } of jobs) this.busy.delete(append.table);
        this.lanes--;
        this.start();
      });
    }
    if (this.lanes === 0 && this.queue.length === 0) for (const resume of this.idle.splice(0)) resume();
  }

  /** The next batch: one append of a table at a time, since the next one builds on it. */
  private take(): Job[] {
    const jobs: Job[] = [];
    this.queue = this.queue.filter((job) => {
      const { table } = job.append;
      if (jobs.length === MOST_AT_ONCE || this.busy.has(table)) return true;
      this.busy.add(table);
      jobs.push(job);
      return false;
    });
    return jobs;
  }

  private async write(jobs: readonly Job[]): Promise<void> {
    let unsure = false;
    try {
      const rows = await this.link.write<{ table_id: string }>('append', WRITE, columns(jobs), () => {
        unsure = true;
      });
      const won = new Set(rows.map(({ table_id }) => table_id));
      const lost = jobs.filter(({ append }) => !won.has(append.table));
      for (const job of jobs) if (won.has(job.append.table)) this.settle(job, 'stored');
      await Promise.all(lost.map((job) => this.judge(job, unsure)));
    } catch (error) {
      // One by one, so that an append that fails does not take the others with it.
      const refused = error instanceof StoreError && error.code === 'failed' && !unsure;
      if (refused && jobs.length > 1) for (const job of jobs) await this.write([job]);
      else for (const { reject } of jobs) reject(error);
    }
  }

  /**
   * Finds out why an append did not win. If an earlier try may have gone through before the connection broke,
   * the entries that are in the way may be its own.
   */
  private async judge(job: Job, unsure: boolean): Promise<void> {
    const { append, reject } = job;
    try {
      const found = await this.link.query<Entry>(READ, [append.table, append.from]);
      if (found.length === 0) {
        const [last] = await this.link.query<{ seq: number }>(LAST, [append.table]);
        reject(gapError(append, last?.seq ?? 0));
      } else {
        const own = unsure && append.entries.every((body, index) => found[index]?.body === body);
        this.settle(job, own ? 'stored' : 'taken');
      }
    } catch (error) {
      reject(error);
    }
  }

  private settle({ append, resolve }: Job, outcome: 'stored' | 'taken'): void {
    if (outcome === 'stored') this.stored(append.table, lastOf(append));
    resolve(outcome);
  }
}

/** The values of `WRITE`: one array for each column. */
function columns(jobs: readonly Job[]): unknown[][] {
  const appends = jobs.map(({ append }) => append);
  const heads = appends.map(({ head }) => head);
  const entries = appends.flatMap(({ table, from, entries: bodies }) =>
    bodies.map((body, index) => ({ table, seq: from + index, body })),
  );
  const snapshots = appends.filter(({ snapshot }) => snapshot !== undefined);
  return [
    appends.map(({ table }) => table),
    appends.map(({ from }) => from),
    appends.map(lastOf),
    heads.map(({ phase }) => phase),
    heads.map(({ listed }) => (listed ? 1 : 0)),
    heads.map(({ game }) => game),
    heads.map(({ summary }) => summary),
    heads.map(({ deadline }) => deadline),
    heads.map(({ touched }) => touched),
    heads.map(({ expires }) => expires),
    entries.map(({ table }) => table),
    entries.map(({ seq }) => seq),
    entries.map(({ body }) => body),
    snapshots.map(({ table }) => table),
    snapshots.map(lastOf),
    snapshots.map(({ snapshot }) => snapshot),
    appends.map(({ table }) => shardOf(table)),
    heads.map(({ rules }) => rules),
  ];
}
