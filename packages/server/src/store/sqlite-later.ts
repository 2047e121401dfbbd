/**
 * Calls on what later versions added to the file. Their statements are prepared when they are first used: a file of 0.1.0
 * that is only looked at has no such tables.
 */

import * as push from './push-queries.ts';
import type { PushDevice, PushKeys } from './push-store.ts';
import * as sql from './queries.ts';
import type { LogCalls } from './sqlite-calls.ts';
import type { Statement, Value } from './sqlite-driver.ts';
import type { WalkCount } from './store.ts';
import { WALKS_KEPT } from './store.ts';

type Prepare = (text: string) => Statement;

/** Each statement once. */
function lazily(on: Prepare): Prepare {
  const known = new Map<string, Statement>();
  return (text) => {
    const statement = known.get(text) ?? on(text);
    known.set(text, statement);
    return statement;
  };
}

/** Deletes what belongs to deleted tables, and what is too old. */
export function prepareForgetLater(on: Prepare): (tables: readonly string[], now: number) => void {
  const run = lazily(on);
  return (tables, now) => {
    for (const table of tables) run(push.FORGET_TABLE).run(table);
    run(sql.EXPIRE_WALKS).run(now - WALKS_KEPT);
  };
}

export function prepareWalks(on: Prepare): Pick<LogCalls, 'saveWalk' | 'walkPoints'> {
  const run = lazily(on);
  return {
    saveWalk({ date, device, deal, points, place, sent }) {
      const saved = run(sql.SAVE_WALK).all(date, device, deal, points, place, sent);
      return saved.length > 0 ? 'stored' : 'taken';
    },
    walkPoints: (date, deal) =>
      (run(sql.WALK_POINTS).all(date, deal) as WalkCount[]).map(({ points, count }) => ({ points, count })),
  };
}

type PushCalls =
  | 'pushKeys'
  | 'subscribe'
  | 'unsubscribe'
  | 'moveSubscriptions'
  | 'pushDue'
  | 'pushSeats'
  | 'claimPush'
  | 'pushTold'
  | 'pushLooked';

export function preparePush(on: Prepare): Pick<LogCalls, PushCalls> {
  const run = lazily(on);
  const due = push.pushDue('shard IN (SELECT value FROM json_each(?))');
  const rows = <Row>(text: string, ...values: Value[]) => run(text).all(...values) as Row[];
  return {
    pushKeys(fresh) {
      run(push.KEEP_KEYS).run(fresh.publicKey, fresh.privateKey);
      return push.keysOf(rows<PushKeys>(push.KEYS), fresh);
    },
    subscribe(of, most) {
      const { table, seat, endpoint, p256dh, auth, language, told, seen, due: at, created } = of;
      run(push.SUBSCRIBE).run(endpoint, seat, p256dh, auth, language, told, seen, at, created, table);
      run(push.LIMIT_DEVICES).run(table, seat, table, seat, most);
    },
    unsubscribe(filter) {
      const { text, values } = push.unsubscribeQuery(filter);
      run(text).run(...values);
    },
    moveSubscriptions(from, to) {
      const { endpoint, p256dh, auth } = to;
      run(push.MOVE).run(endpoint, p256dh, auth, from.endpoint, from.auth, endpoint);
      if (from.endpoint !== endpoint) run(push.DROP_OLD).run(from.endpoint, from.auth);
    },
    pushDue: (now, limit, shards) =>
      rows<{ table_id: string }>(due, now, now, JSON.stringify([...shards]), limit).map(
        ({ table_id }) => table_id,
      ),
    pushSeats: (table) =>
      rows<{ seat: string; told: number }>(push.SEATS, table).map(({ seat, told }) => ({ seat, told })),
    claimPush: (table, seat, mark, { now, until }) =>
      rows<PushDevice>(push.CLAIM, mark, until, table, seat, mark, mark, now).map(
        ({ endpoint, p256dh, auth, language }) => ({ endpoint, p256dh, auth, language }),
      ),
    pushTold: (table, endpoint, mark) => void run(push.TOLD).run(mark, table, endpoint, mark),
    pushLooked: (table, seen, at, now) => void run(push.LOOKED).run(seen, at, now, table),
  };
}
