/** The store for several processes: one PostgreSQL database, on which each of them may serve any table. */

import { PostgresAppends } from './postgres-appends.ts';
import { PostgresHints } from './postgres-hints.ts';
import type { PostgresLink } from './postgres-link.ts';
import * as push from './push-queries.ts';
import type { Lease, PushDevice, PushKeys, PushStore } from './push-store.ts';
import * as sql from './queries.ts';
import type { Aside, DailyWalk, Entry, RulesCount, Store, WalkCount } from './store.ts';
import { closedError, HEARTBEAT_LASTS, noTableError, WALKS_KEPT } from './store.ts';

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

export class PostgresStore implements Store {
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
    return this.ids(PUSH_DUE, now, now, [...shards], limit);
  }

  pushSeats(table: string) {
    return this.query<{ seat: string; told: number }>(push.SEATS, table);
  }

  claimPush(table: string, seat: string, mark: number, { now, until }: Lease) {
    return this.query<PushDevice>(push.CLAIM, mark, until, table, seat, mark, mark, now);
  }

  async pushTold(table: string, endpoint: string, mark: number): Promise<void> {
    await this.query(push.TOLD, mark, table, endpoint, mark);
  }

  async pushLooked(table: string, seen: number, due: number | null, now: number): Promise<void> {
    await this.query(push.LOOKED, seen, due, now, table);
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
