/** Subscriptions of the store in memory, for tests only. */

import type { PushFilter, PushKeys, PushStore, PushSubscription } from '../push-store.ts';
import { shardOf } from '../shards.ts';

/** What the database would hold. */
export class MemoryPush {
  keys: PushKeys | null = null;
  subscriptions: Row[] = [];
}

interface Row extends PushSubscription {
  /** The mark that somebody is telling until the end of their lease. */
  readonly claimed?: number;
  readonly lease?: number;
}

export interface TablesInMemory {
  /** The last entry of a table that is in service; 0 where there is none. */
  lastInService(table: string): number;
  has(table: string): boolean;
}

type Later = <Result>(work: () => Result) => Promise<Result>;

export function memoryPush(data: MemoryPush, tables: TablesInMemory, later: Later): PushStore {
  const matches = (filter: PushFilter) => (each: PushSubscription) =>
    Object.entries(filter).every(([name, value]) => each[name as keyof PushSubscription] === value);
  const change = (filter: PushFilter, to: (each: Row) => Row) => {
    const isMeant = matches(filter);
    data.subscriptions = data.subscriptions.map((each) => (isMeant(each) ? to(each) : each));
  };
  return {
    pushKeys: (fresh) => later(() => (data.keys ??= fresh)),
    subscribe: (subscription, most) =>
      later(() => {
        const { table, seat, endpoint } = subscription;
        if (!tables.has(table)) return;
        const others = data.subscriptions.filter(
          (each) => !(each.table === table && each.endpoint === endpoint),
        );
        const all = [...others, subscription];
        const ofSeat = all.filter(matches({ table, seat })).sort((a, b) => b.created - a.created);
        const dropped = new Set(ofSeat.slice(most));
        data.subscriptions = all.filter((each) => !dropped.has(each));
      }),
    unsubscribe: (filter) =>
      later(() => {
        const isMeant = matches(filter);
        data.subscriptions = data.subscriptions.filter((each) => !isMeant(each));
      }),
    moveSubscriptions: (from, to) =>
      later(() => {
        const isOld = (each: PushSubscription) => each.endpoint === from.endpoint && each.auth === from.auth;
        const known = new Set(
          data.subscriptions.filter(({ endpoint }) => endpoint === to.endpoint).map(({ table }) => table),
        );
        data.subscriptions = data.subscriptions.flatMap((each) => {
          if (!isOld(each)) return [each];
          return known.has(each.table) ? [] : [{ ...each, ...to }];
        });
      }),
    pushDue: (now, limit, shards) =>
      later(() => {
        const due = data.subscriptions.filter(({ table, seen, due: at, told, claimed = 0, lease = 0 }) => {
          const last = tables.lastInService(table);
          const isDue = seen < last || (at !== null && at <= now) || (claimed > told && lease <= now);
          return last > 0 && shards.has(shardOf(table)) && isDue;
        });
        return [...new Set(due.map(({ table }) => table))].sort().slice(0, limit);
      }),
    pushSeats: (table) =>
      later(() => {
        const told = new Map<string, number>();
        for (const each of data.subscriptions.filter(matches({ table })))
          told.set(each.seat, Math.min(each.told, told.get(each.seat) ?? each.told));
        return [...told].sort(([a], [b]) => (a < b ? -1 : 1)).map(([seat, mark]) => ({ seat, told: mark }));
      }),
    claimPush: (table, seat, mark, { now, until }) =>
      later(() => {
        const free = data.subscriptions
          .filter(matches({ table, seat }))
          .filter(({ told, claimed = 0, lease = 0 }) => told < mark && (claimed < mark || lease <= now));
        change({ table, seat }, (each) =>
          free.includes(each) ? { ...each, claimed: mark, lease: until } : each,
        );
        return free.map(({ endpoint, p256dh, auth, language }) => ({ endpoint, p256dh, auth, language }));
      }),
    pushTold: (table, endpoint, mark) =>
      later(() =>
        change({ table }, (each) =>
          each.endpoint === endpoint && each.told < mark ? { ...each, told: mark } : each,
        ),
      ),
    pushLooked: (table, seen, due, now) =>
      later(() =>
        change({ table }, (each) => ({
          ...each,
          seen,
          due,
          claimed: (each.lease ?? 0) <= now ? each.told : (each.claimed ?? 0),
        })),
      ),
  };
}
