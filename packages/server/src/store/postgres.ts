/** The store for several processes: one PostgreSQL database, on which each of them may serve any table. */

import { formatQuery, POSTGRES, pendingSteps } from './migrations.ts';
import { PostgresAppends } from './postgres-appends.ts';
import { PostgresHints } from './postgres-hints.ts';
import { PostgresLink } from './postgres-link.ts';
import * as push from './push-queries.ts';
import type { PushDevice, PushKeys, PushStore } from './push-store.ts';
import * as sql from './queries.ts';
import type { Aside, DailyWalk, Entry, RulesCount, Store, WalkCount } from './store.ts';
import { closedError, HEARTBEAT_LASTS, noTableError, StoreError, WALKS_KEPT } from './store.ts';

/** Only one process migrates at a time; the number means nothing, but every version must use it. */
const MIGRATION_LOCK = 8_020_406;

const IN_SHARDS = 'shard = ANY (?::int[])';
const SHARD_QUERIES = sql.aboutShards(IN_SHARDS);
const PUSH_DUE = push.pushDue(IN_SHARDS);

const FORGET = `
  WITH gone AS (
    DELETE FROM table_heads WHERE table_id IN (${SHARD_QUERIES.expired} FOR UPDATE SKIP LOCKED) RETURNING table_id
  ), entries AS (
    DELETE FROM table_entries e USING gone WHERE e.table_id = gone.table_id
  ), snapshots AS (
    DELETE FROM table_snapshots s USING gone WHERE s.table_id = gone.table_id
  ), talk AS (
    DELETE FROM table_talk t USING gone WHERE t.table_id = gone.table_id
  ), aside AS (
    DELETE FROM table_aside a USING gone WHERE a.table_id = gone.table_id
  ), push AS (
    DELETE FROM table_push p USING gone WHERE p.table_id = gone.table_id
  )
  SELECT count(*) AS count FROM gone`;

const SIZE = `
  SELECT (pg_total_relation_size('table_heads') + sum(pg_total_relation_size(relid)))::bigint AS bytes
  FROM unnest(ARRAY['table_entries', 'table_snapshots', 'table_talk']) AS name, pg_partition_tree(name::regclass)`;

export interface PostgresOptions {
  /** How long a call waits for a database that does not answer, in ms. */
  readonly patience?: number;
  /** Refuses a database without stored tables instead of creating them. */
  readonly mustExist?: boolean;
}

const PATIENCE = 20_000;
/** Long enough for a database that is just starting too. */
const OPENING_PATIENCE = 10_000;

/** Connects and brings the schema up to date; rejects with a `StoreError`. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  if (!URL.canParse(url)) {
    throw new StoreError(
      'failed',
      'The address of the database is not a URL such as postgres://user:password@host:port/database, with characters such as # in the password written as %23.',
    );
  }
  const patience = options.patience ?? PATIENCE;
  const link = new PostgresLink(url, patience);
  try {
    await link.patiently(
      () => migrate(link, options.mustExist ?? false),
      undefined,
      Math.min(patience, OPENING_PATIENCE),
    );
    return new PostgresStore(link);
  } catch (error) {
    await link.close();
    throw link.explain(error);
  }
}

async function migrate(link: PostgresLink, mustExist: boolean): Promise<void> {
  await link.transaction(async (query) => {
    const [encoding] = await query('SHOW server_encoding');
    if (encoding?.['server_encoding'] !== 'UTF8') {
      throw new StoreError('failed', "The database is not in UTF-8: create it with ENCODING 'UTF8'.");
    }
    await query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const tables = await query(POSTGRES.tableNames);
    const asked = formatQuery(tables.map(({ name }) => String(name)));
    const [row] = asked === null ? [] : await query(asked);
    const found = row === undefined ? null : { step: Number(row['step']), format: Number(row['format']) };
    const steps = pendingSteps(found, POSTGRES);
    if (mustExist && found === null) throw new StoreError('failed', 'There is no data in this database.');
    // What only looks on changes nothing: a server brings it up to date.
    if (!mustExist) for (const statement of steps) await query(statement);
  });
}

class PostgresStore implements Store {
  private readonly link: PostgresLink;
  private readonly hints: PostgresHints;
  private readonly appends: PostgresAppends;
  private closing: Promise<void> | null = null;

  constructor(link: PostgresLink) {
    this.link = link;
    this.hints = new PostgresHints(link);
    this.appends = new PostgresAppends(link, (table, seq) => this.hints.tell({ table, seq }));
  }

  async append(append: Parameters<Store['append']>[0]): Promise<'stored' | 'taken'> {
    if (this.closing !== null) throw closedError();
    return this.appends.append(append);
  }

  async load(table: string) {
    return sql.loaded(await this.query<Entry & { kind: number }>(sql.LOAD, table, table));
  }

  read(table: string, from: number) {
    return this.query<Entry>(sql.READ, table, from);
  }

  async last(tables: readonly string[]) {
    const rows = await this.query<{ table_id: string; seq: number }>(
      'SELECT table_id, seq FROM table_heads WHERE table_id = ANY (?::text[])',
      tables,
    );
    return new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
  }

  due(now: number, limit: number, shards: ReadonlySet<number>) {
    return this.ids(SHARD_QUERIES.due, now, [...shards], limit);
  }

  clocked(shards: ReadonlySet<number>) {
    return this.ids(SHARD_QUERIES.clocked, [...shards]);
  }

  async forget(now: number, shards: ReadonlySet<number>): Promise<number> {
    await this.query(sql.EXPIRE_KEPT, now);
    await this.query(sql.EXPIRE_PULSES);
    await this.query(sql.EXPIRE_WALKS, now - WALKS_KEPT);
    let total = 0;
    for (;;) {
      const { count } = await this.one<{ count: number }>(FORGET, now, [...shards]);
      total += count;
      if (count < sql.FORGET_AT_ONCE) return total;
    }
  }

  async saveSnapshot(table: string, seq: number, body: string): Promise<void> {
    await this.query(sql.SAVE_SNAPSHOT, seq, body, table, seq);
  }

  async talk(table: string) {
    return (await this.query<Entry>(sql.TALK, table))[0] ?? null;
  }

  async saveTalk(table: string, seq: number, body: string): Promise<'stored' | 'taken'> {
    if (this.link.isClosed) throw closedError();
    let unsure = false;
    const saved = await this.link.query(sql.SAVE_TALK, [seq, body, table], () => {
      unsure = true;
    });
    // An earlier try may have gone through before the connection broke.
    if (saved.length > 0 || (unsure && (await this.talk(table))?.body === body)) {
      this.hints.tell({ table, talk: seq });
      return 'stored';
    }
    if ((await this.last([table])).size === 0) throw noTableError();
    return 'taken';
  }

  async setAside(table: string, why: string, now: number): Promise<void> {
    await this.query(sql.SET_ASIDE, why, now, table);
  }

  asideTables() {
    return this.query<Aside>(sql.ASIDE);
  }

  async restore(table: string): Promise<boolean> {
    return (await this.query(sql.RESTORE, table)).length > 0;
  }

  async saveWalk({ date, device, deal, points, place, sent }: DailyWalk): Promise<'stored' | 'taken'> {
    const saved = await this.query(sql.SAVE_WALK, date, device, deal, points, place, sent);
    return saved.length > 0 ? 'stored' : 'taken';
  }

  walkPoints(date: string, deal: string) {
    return this.query<WalkCount>(sql.WALK_POINTS, date, deal);
  }

  async pushKeys(fresh: PushKeys) {
    await this.query(push.KEEP_KEYS, fresh.publicKey, fresh.privateKey);
    return push.keysOf(await this.query<PushKeys>(push.KEYS), fresh);
  }

  async subscribe(...[of, most]: Parameters<PushStore['subscribe']>): Promise<void> {
    const { table, seat, endpoint, p256dh, auth, language, told, seen, due, created } = of;
    await this.query(push.SUBSCRIBE, endpoint, seat, p256dh, auth, language, told, seen, due, created, table);
    await this.query(push.LIMIT_DEVICES, table, seat, table, seat, most);
  }

  async unsubscribe(...[filter]: Parameters<PushStore['unsubscribe']>): Promise<void> {
    const { text, values } = push.unsubscribeQuery(filter);
    await this.query(text, ...values);
  }

  async moveSubscriptions(...[from, to]: Parameters<PushStore['moveSubscriptions']>): Promise<void> {
    const { endpoint, p256dh, auth } = to;
    await this.query(push.MOVE, endpoint, p256dh, auth, from.endpoint, from.auth, endpoint);
    if (from.endpoint !== endpoint) await this.query(push.DROP_OLD, from.endpoint, from.auth);
  }

  pushDue(now: number, limit: number, shards: ReadonlySet<number>) {
    return this.ids(PUSH_DUE, now, [...shards], limit);
  }

  pushSeats(table: string) {
    return this.query<{ seat: string; told: number }>(push.SEATS, table);
  }

  claimPush(table: string, seat: string, mark: number) {
    return this.query<PushDevice>(push.CLAIM, mark, table, seat, mark);
  }

  async pushLooked(table: string, seen: number, due: number | null): Promise<void> {
    await this.query(push.LOOKED, seen, due, table);
  }

  async keep(key: string, body: string, until: number): Promise<void> {
    await this.query(sql.KEEP, key, body, until);
  }

  async keptUnder(prefix: string, now: number, limit: number) {
    const [first, after] = sql.keysUnder(prefix);
    const rows = await this.query<{ body: string }>(sql.KEPT_BETWEEN, first, after, now, limit);
    return rows.map(({ body }) => body);
  }

  async take(key: string, now: number) {
    return sql.keptBody(await this.query<{ body: string; until: number }>(sql.TAKE, key), now);
  }

  async heartbeat(process: string, now: number) {
    await this.query(sql.BEAT, process, now);
    const alive = await this.query<{ process: string }>(sql.ALIVE, now - HEARTBEAT_LASTS);
    return alive.map((row) => row.process);
  }

  async lastHeartbeat() {
    return (await this.query<{ at: number | null }>(sql.PULSE))[0]?.at ?? null;
  }

  listen(...[heard, gap = () => {}]: Parameters<Store['listen']>): Promise<void> {
    return this.hints.listen(heard, gap);
  }

  follow(shard: number): Promise<void> {
    return this.hints.follow(shard);
  }

  tell(...[hint]: Parameters<Store['tell']>): void {
    if (this.closing === null) this.hints.tell(hint);
  }

  async counts() {
    const { tables, entries } = await this.one<{ tables: number; entries: number }>(sql.COUNTS);
    const { bytes } = await this.one<{ bytes: number }>(SIZE);
    const rules = await this.query<RulesCount>(sql.RULES);
    return { tables, entries, bytes, rules };
  }

  health(): string | null {
    return this.link.health();
  }

  /** Never: a database that is away may come back. */
  ended(): void {}

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    await this.appends.drained();
    await this.hints.close();
    await this.link.close();
  }

  private async query<Row extends object>(text: string, ...values: readonly unknown[]): Promise<Row[]> {
    if (this.link.isClosed) throw closedError();
    return this.link.query<Row>(text, values);
  }

  /** For queries that always answer with one row. */
  private async one<Row extends object>(text: string, ...values: readonly unknown[]): Promise<Row> {
    return sql.onlyRow(await this.query<Row>(text, ...values));
  }

  private async ids(text: string, ...values: readonly unknown[]): Promise<string[]> {
    return (await this.query<{ table_id: string }>(text, ...values)).map(({ table_id }) => table_id);
  }
}
