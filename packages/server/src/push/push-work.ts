/**
 * Looks through tables for what their people should be told, and sends it to the devices of those who do not look. The
 * store says which tables are to be looked at, so that nothing depends on what this process remembers. A claim in the
 * store decides who sends; it ends after a while, so that a message is not lost with the process that was to send it.
 */

import { createHash } from 'node:crypto';
import type { Room, Table } from '@tokaido/table';
import { seatOfKey } from '@tokaido/table';
import type { PushDevice, PushStore } from '../store/push-store.ts';
import type { SeatPresence } from '../tables/presence.ts';
import type { Notice, Outlook } from './notices.ts';
import { outlookFor } from './notices.ts';
import type { Delivery, PushSender } from './sender.ts';
import { pushMessage } from './texts.ts';

export interface PushWorkOptions {
  readonly store: PushStore;
  readonly sender: Pick<PushSender, 'send'>;
  readonly now: () => number;
  /** The shards whose tables are this process's to look at. */
  readonly shards: () => ReadonlySet<number>;
  /** The table and who is at it; null where there is none. */
  readonly find: (id: string) => Promise<WatchedTable | null>;
  readonly failed: (error: unknown) => void;
}

export interface WatchedTable {
  readonly room: Room;
  readonly presence: Pick<SeatPresence, 'unseenFor'>;
}

/** Somebody who looked a moment ago may be about to look again. */
const PATIENCE = 8_000;
const AT_ONCE = 500;
/** Longer than a message takes that is tried again a few times; if its sender is killed, it is sent after this time. */
export const PUSH_LEASE = 300_000;
/** A table that cannot be read is tried again after this time. */
const RETRY = 60_000;

export class PushWork {
  private readonly options: PushWorkOptions;
  private readonly failures = new Map<string, number>();

  constructor(options: PushWorkOptions) {
    this.options = options;
  }

  /** One round over all tables that are to be looked at now. */
  async lookAround(): Promise<void> {
    const { store, now, shards, failed } = this.options;
    for (const [id, at] of this.failures) if (at <= now()) this.failures.delete(id);
    for (const id of await store.pushDue(now(), AT_ONCE, shards())) {
      if (this.failures.has(id)) continue;
      await this.look(id).catch((error: unknown) => {
        this.failures.set(id, now() + RETRY);
        failed(error);
      });
    }
  }

  private async look(id: string): Promise<void> {
    const { store, find, now } = this.options;
    const found = await find(id);
    if (found === null) return store.unsubscribe({ table: id });
    const { table } = found.room;
    const times: number[] = [];
    let isLast = true;
    for (const { seat: key, told } of await store.pushSeats(id)) {
      const seat = seatOfKey(table, key);
      if (seat < 0) {
        await store.unsubscribe({ table: id, seat: key });
        continue;
      }
      const outlook = outlookFor(table, seat, now());
      const { notice, due } = outlook;
      const again =
        notice !== null && told < notice.mark ? await this.tell(found, seat, key, outlook, notice) : null;
      times.push(...[due, again].filter((time) => time !== null));
      isLast &&= outlook.isLast && again === null;
    }
    if (isLast && table.phase === 'over') return store.unsubscribe({ table: id });
    await store.pushLooked(id, table.n, times.length === 0 ? null : Math.min(...times), now());
  }

  /**
   * Tells a person, unless they have looked or may be about to; then it resolves with when to ask again. After the last
   * notice that is when its lease is over: until then it may have to be sent once more.
   */
  private async tell(
    { room, presence }: WatchedTable,
    seat: number,
    key: string,
    { isLast }: Outlook,
    notice: Notice,
  ): Promise<number | null> {
    const { store, sender, now, failed } = this.options;
    const { table } = room;
    const unseen = presence.unseenFor(seat, key, now());
    if (unseen !== null && unseen < PATIENCE) return now() + PATIENCE - unseen;
    const until = now() + PUSH_LEASE;
    const devices = await store.claimPush(table.id, key, notice.mark, { now: now(), until });
    const told = (device: PushDevice) => store.pushTold(table.id, device.endpoint, notice.mark);
    // Who looks at the table knows.
    if (unseen === null) {
      await Promise.all(devices.map(told));
      return null;
    }
    for (const device of devices)
      sender.send(
        device,
        pushMessage(notice, table, seat, device.language),
        deliveryOf(notice, table, now()),
        () => void told(device).catch(failed),
      );
    return isLast ? until : null;
  }
}

const DAY_SECONDS = 86_400;
/** At a table with a clock of minutes an old notice is of no use. */
const LIVE_SECONDS = 900;

function deliveryOf({ kind }: Notice, { id, plan, deadline }: Table, now: number): Delivery {
  const isLive = plan.pace.kind !== 'correspondence' && (kind === 'turn' || kind === 'rematch');
  const left = deadline === null ? DAY_SECONDS : Math.max(60, Math.ceil((deadline - now) / 1000));
  return {
    ttl: Math.min(left, plan.pace.kind === 'live' && kind === 'turn' ? LIVE_SECONDS : 7 * DAY_SECONDS),
    urgency: isLive || kind === 'deadline' ? 'high' : 'normal',
    // The service must not learn which table it is.
    topic: createHash('sha256').update(`push topic ${id}`).digest('base64url').slice(0, 32),
  };
}
