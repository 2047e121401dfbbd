/** Subscriptions of the store in memory, for tests only. */

import type { PushFilter, PushKeys, PushStore, PushSubscription } from '../push-store.ts';
import { shardOf } from '../shards.ts';

/** What the database would hold. */
export class MemoryPush {
  keys: PushKeys | null = null;
  subscriptions: PushSubscription[] = [];
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
  const change = (filter: PushFilter, to: (each: PushSubscription) => PushSubscription) => {
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
        const due = data.subscriptions.filter(({ table, seen, due: at }) => {
          const last = tables.lastInService(table);
          return last > 0 && shards.has(shardOf(table)) && (seen < last || (at !== null && at <= now));
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
    claimPush: (table, seat, mark) =>
      later(() => {
        const claimed = data.subscriptions.filter(matches({ table, seat })).filter(({ told }) => told < mark);
        change({ table, seat }, (each) => (claimed.includes(each) ? { ...each, told: mark } : each));
        return claimed.map(({ endpoint, p256dh, auth, language }) => ({ endpoint, p256dh, auth, language }));
      }),
    pushLooked: (table, seen, due) => later(() => change({ table }, (each) => ({ ...each, seen, due }))),
  };
}
