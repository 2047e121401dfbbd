/**
 * A store in memory, for tests only: it forgets everything. Stores over the same `MemoryData` behave like
 * processes on one database, hints included.
 */

import { shardOf } from '../shards.ts';
import type { Append, Aside, DailyWalk, Entry, Head, Hint, RulesCount, Store, WalkCount } from '../store.ts';
import { closedError, gapError, HEARTBEAT_LASTS, noTableError, PULSE_KEPT, WALKS_KEPT } from '../store.ts';
import { MemoryPush, memoryPush } from './memory-push.ts';

interface Log {
  readonly bodies: string[];
  head: Head;
  snapshot: Entry | null;
  talk: Entry | null;
  aside: Aside | null;
}

interface Ear {
  readonly heard: (hint: Hint) => void;
  readonly follows: ReadonlySet<number>;
}

/** What the database would hold. */
export class MemoryData {
  readonly logs = new Map<string, Log>();
  readonly listeners = new Map<Store, Ear>();
  readonly kept = new Map<string, { readonly body: string; readonly until: number }>();
  readonly pulses = new Map<string, number>();
  readonly walks = new Map<string, DailyWalk>();
  readonly push = new MemoryPush();
}

export function openMemory(data = new MemoryData()): Store {
  let closed = false;
  const { logs, listeners, kept, pulses, walks } = data;
  const follows = new Set<number>();
  const heads = () => [...logs].map(([table, { head }]) => ({ table, head }));
  const inService = () => heads().filter(({ table }) => logs.get(table)?.aside === null);
  const lastPulse = () => (pulses.size === 0 ? null : Math.max(...pulses.values()));
  const entries = (log: Log | undefined, from: number): Entry[] =>
    (log?.bodies ?? []).map((body, index) => ({ seq: index + 1, body })).filter(({ seq }) => seq >= from);

  /** Answers in a later round, as a database does. */
  async function later<Result>(work: () => Result): Promise<Result> {
    if (closed) throw closedError();
    await new Promise((resume) => setImmediate(resume));
    return work();
  }

  function tell(hint: Hint): void {
    const shard = shardOf(hint.table);
    for (const [other, ear] of listeners)
      if (other !== store && ear.follows.has(shard)) setImmediate(() => ear.heard(hint));
  }

  function append(wanted: Append): 'stored' | 'taken' {
    const { table, from, entries: bodies, head, snapshot } = wanted;
    const log = logs.get(table) ?? { bodies: [], head, snapshot: null, talk: null, aside: null };
    const last = log.bodies.length;
    if (last >= from) return 'taken';
    if (last !== from - 1) throw gapError(wanted, last);
    log.bodies.push(...bodies);
    log.head = head;
    if (snapshot !== undefined) log.snapshot = { seq: log.bodies.length, body: snapshot };
    logs.set(table, log);
    tell({ table, seq: log.bodies.length });
    return 'stored';
  }

  function forget(now: number, shards: ReadonlySet<number>): number {
    const gone = heads().filter(({ table, head }) => head.expires <= now && shards.has(shardOf(table)));
    for (const { table } of gone) logs.delete(table);
    data.push.subscriptions = data.push.subscriptions.filter(({ table }) => logs.has(table));
    for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
    for (const [name, at] of pulses) if (at < Number(lastPulse()) - PULSE_KEPT) pulses.delete(name);
    for (const [key, { sent }] of walks) if (sent <= now - WALKS_KEPT) walks.delete(key);
    return gone.length;
  }

  function saveSnapshot(table: string, seq: number, body: string): void {
    const log = logs.get(table);
    if (log === undefined || seq > log.bodies.length) return;
    const old = log.snapshot?.seq ?? 0;
    if (old <= seq || old > log.bodies.length) log.snapshot = { seq, body };
  }

  function saveTalk(table: string, seq: number, body: string): 'stored' | 'taken' {
    const log = logs.get(table);
    if (log === undefined) throw noTableError();
    if ((log.talk?.seq ?? 0) >= seq) return 'taken';
    log.talk = { seq, body };
    tell({ table, talk: seq });
    return 'stored';
  }

  function setAside(table: string, why: string, at: number): void {
    const log = logs.get(table);
    if (log !== undefined) log.aside ??= { table, why, at };
  }

  function restore(table: string): boolean {
    const log = logs.get(table);
    if (log === undefined || log.aside === null) return false;
    log.aside = null;
    return true;
  }

  function take(key: string, now: number): string | null {
    const found = kept.get(key);
    kept.delete(key);
    return found === undefined || found.until <= now ? null : found.body;
  }

  function saveWalk(walk: DailyWalk): 'stored' | 'taken' {
    const key = `${walk.date} ${walk.device}`;
    if (walks.has(key)) return 'taken';
    walks.set(key, walk);
    return 'stored';
  }

  function walkPoints(date: string, deal: string): WalkCount[] {
    const counts = new Map<number, number>();
    for (const walk of walks.values())
      if (walk.date === date && walk.deal === deal)
        counts.set(walk.points, (counts.get(walk.points) ?? 0) + 1);
    return [...counts].sort(([a], [b]) => a - b).map(([points, count]) => ({ points, count }));
  }

  function heartbeat(process: string, now: number): string[] {
    pulses.set(process, Math.max(now, pulses.get(process) ?? now));
    const alive = [...pulses].filter(([, at]) => at >= now - HEARTBEAT_LASTS);
    return alive.map(([name]) => name).sort();
  }

  const store: Store = {
    append: (wanted) => later(() => append(wanted)),
    load: (table) =>
      later(() => {
        const log = logs.get(table);
        if (log === undefined) return null;
        const snapshot = (log.snapshot?.seq ?? 0) > log.bodies.length ? null : log.snapshot;
        return { snapshot, entries: entries(log, (snapshot?.seq ?? 0) + 1) };
      }),
    read: (table, from) => later(() => entries(logs.get(table), from)),
    last: (tables) =>
      later(
        () =>
          new Map(
            tables.flatMap((table) => {
              const log = logs.get(table);
              return log ? [[table, log.bodies.length] as const] : [];
            }),
          ),
      ),
    due: (now, limit, shards) =>
      later(() =>
        inService()
          .filter(
            ({ table, head }) => shards.has(shardOf(table)) && head.deadline !== null && head.deadline <= now,
          )
          .sort((a, b) => Number(a.head.deadline) - Number(b.head.deadline))
          .slice(0, limit)
          .map(({ table }) => table),
      ),
    clocked: (shards) =>
      later(() =>
        inService()
          .filter(
            ({ table, head }) =>
              shards.has(shardOf(table)) && head.deadline !== null && head.phase === 'playing',
          )
          .map(({ table }) => table),
      ),
    forget: (now, shards) => later(() => forget(now, shards)),
    saveSnapshot: (table, seq, body) => later(() => saveSnapshot(table, seq, body)),
    talk: (table) => later(() => logs.get(table)?.talk ?? null),
    saveTalk: (table, seq, body) => later(() => saveTalk(table, seq, body)),
    setAside: (table, why, now) => later(() => setAside(table, why, now)),
    asideTables: () =>
      later(() =>
        [...logs.values()]
          .flatMap(({ aside }) => (aside === null ? [] : [aside]))
          .sort((a, b) => a.at - b.at || (a.table < b.table ? -1 : 1)),
      ),
    restore: (table) => later(() => restore(table)),
    saveWalk: (walk) => later(() => saveWalk(walk)),
    walkPoints: (date, deal) => later(() => walkPoints(date, deal)),
    ...memoryPush(
      data.push,
      {
        has: (table) => logs.has(table),
        lastInService: (table) => (logs.get(table)?.aside === null ? logs.get(table)?.bodies.length : 0) ?? 0,
      },
      later,
    ),
    keep: (key, body, until) => later(() => void kept.set(key, { body, until })),
    keptUnder: (prefix, now, limit) =>
      later(() =>
        [...kept]
          .filter(([key, { until }]) => key.startsWith(prefix) && until > now)
          .sort(([a, x], [b, y]) => y.until - x.until || (a < b ? -1 : 1))
          .slice(0, limit)
          .map(([, { body }]) => body),
      ),
    take: (key, now) => later(() => take(key, now)),
    heartbeat: (process, now) => later(() => heartbeat(process, now)),
    lastHeartbeat: () => later(lastPulse),
    listen: (heard) => later(() => void listeners.set(store, { heard, follows })),
    follow: (shard) => later(() => void follows.add(shard)),
    tell,
    counts: () =>
      later(() => {
        const bodies = [...logs.values()].flatMap((log) => log.bodies);
        return {
          tables: logs.size,
          entries: bodies.length,
          bytes: bodies.join('').length,
          rules: rulesCounts(heads().map(({ head }) => head)),
        };
      }),
    health: () => (closed ? closedError().message : null),
    ended: () => {},
    close: () => {
      closed = true;
      listeners.delete(store);
      return Promise.resolve();
    },
  };
  return store;
}

/** The games that have begun, by game and rules version. */
function rulesCounts(heads: readonly Head[]): RulesCount[] {
  const counts = new Map<string, RulesCount>();
  for (const { phase, game, rules: version } of heads) {
    if (phase === 'lobby') continue;
    const key = `${game} ${String(version).padStart(6, '0')}`;
    counts.set(key, { game, version, tables: (counts.get(key)?.tables ?? 0) + 1 });
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}
