/**
 * A store in memory, for tests only: it forgets everything. Stores over the same `MemoryData` behave like
 * processes on one database, hints included.
 */

import type { Append, Entry, Head, Hint, Store } from '../store.ts';
import { closedError, gapError } from '../store.ts';

interface Log {
  readonly bodies: string[];
  head: Head;
  snapshot: Entry | null;
}

/** What the database would hold. */
export class MemoryData {
  readonly logs = new Map<string, Log>();
  readonly listeners = new Map<Store, (hint: Hint) => void>();
  pulse: number | null = null;
}

export function openMemory(data = new MemoryData()): Store {
  let closed = false;
  const { logs, listeners } = data;
  const heads = () => [...logs].map(([table, { head }]) => ({ table, head }));
  const entries = (log: Log | undefined, from: number): Entry[] =>
    (log?.bodies ?? []).map((body, index) => ({ seq: index + 1, body })).filter(({ seq }) => seq >= from);

  /** Answers in a later round, as a database does. */
  async function later<Result>(work: () => Result): Promise<Result> {
    if (closed) throw closedError();
    await new Promise((resume) => setImmediate(resume));
    return work();
  }

  function tell(hint: Hint): void {
    for (const [other, heard] of listeners) if (other !== store) setImmediate(() => heard(hint));
  }

  function append(wanted: Append): 'stored' | 'taken' {
    const { table, from, entries: bodies, head, snapshot } = wanted;
    const log = logs.get(table) ?? { bodies: [], head, snapshot: null };
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

  function forget(now: number): number {
    const gone = heads().filter(({ head }) => head.expires <= now);
    for (const { table } of gone) logs.delete(table);
    return gone.length;
  }

  const store: Store = {
    append: (wanted) => later(() => append(wanted)),
    load: (table) =>
      later(() => {
        const log = logs.get(table);
        return log ? { snapshot: log.snapshot, entries: entries(log, (log.snapshot?.seq ?? 0) + 1) } : null;
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
    listed: (limit) =>
      later(() =>
        heads()
          .filter(({ head }) => head.listed && head.phase === 'lobby')
          .sort((a, b) => b.head.touched - a.head.touched)
          .slice(0, limit),
      ),
    due: (now, limit) =>
      later(() =>
        heads()
          .filter(({ head }) => head.deadline !== null && head.deadline <= now)
          .sort((a, b) => Number(a.head.deadline) - Number(b.head.deadline))
          .slice(0, limit)
          .map(({ table }) => table),
      ),
    clocked: () =>
      later(() =>
        heads()
          .filter(({ head }) => head.deadline !== null && head.phase === 'playing')
          .map(({ table }) => table),
      ),
    forget: (now) => later(() => forget(now)),
    heartbeat: (now) =>
      later(() => {
        data.pulse = Math.max(now, data.pulse ?? now);
      }),
    lastHeartbeat: () => later(() => data.pulse),
    listen: (heard) => later(() => void listeners.set(store, heard)),
    tell,
    counts: () =>
      later(() => {
        const bodies = [...logs.values()].flatMap((log) => log.bodies);
        return { tables: logs.size, entries: bodies.length, bytes: bodies.join('').length };
      }),
    close: () => {
      closed = true;
      listeners.delete(store);
      return Promise.resolve();
    },
  };
  return store;
}
