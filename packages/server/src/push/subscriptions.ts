/** Devices that ask to be told of a table, checked before anything is stored of them. */

import { createPublicKey } from 'node:crypto';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Refused, Table } from '@tokaido/table';
import { seatOfKey } from '@tokaido/table';
import type { PushAddress, PushDevice, PushStore } from '../store/push-store.ts';
import type { PushHost } from './endpoint.ts';
import { readEndpoint } from './endpoint.ts';
import { seenMark } from './notices.ts';
import { leadsInside, publicLookup } from './public-address.ts';

export interface SubscriptionsOptions {
  readonly store: PushStore;
  readonly now: () => number;
  readonly hosts: readonly PushHost[];
  readonly allowsPrivate: boolean;
  /** The public key that browsers subscribe with; null where push is turned off. */
  readonly key: string | null;
  /** In place of the one of the system. */
  readonly lookup?: ReturnType<typeof publicLookup>;
}

/** The devices and browsers of one person. */
const MOST_DEVICES = 4;

const OFF: Refused = { code: 'push-off', message: 'this server sends no notices to devices' };
const NOT_SEATED: Refused = { code: 'not-seated', message: 'you do not sit at this table' };
const OVER: Refused = { code: 'not-now', message: 'the game at this table is over' };

export class Subscriptions {
  private readonly options: SubscriptionsOptions;

  constructor(options: SubscriptionsOptions) {
    this.options = options;
  }

  get key(): string | null {
    return this.options.key;
  }

  /** `key` is that of the seat. */
  async add(table: Table, key: string, device: PushDevice): Promise<Result<null, Refused>> {
    const { store, now } = this.options;
    const checked = await this.check(device);
    if (!checked.ok) return checked;
    const seat = seatOfKey(table, key);
    if (seat < 0) return fail(NOT_SEATED);
    if (table.phase === 'over') return fail(OVER);
    await store.subscribe(
      {
        ...device,
        table: table.id,
        seat: key,
        told: seenMark(table, seat, now()),
        // It is looked at once more, for the reminders to come.
        seen: 0,
        due: null,
        created: now(),
      },
      MOST_DEVICES,
    );
    return ok(null);
  }

  async remove(table: string, seat: string, endpoint: string): Promise<void> {
    await this.options.store.unsubscribe({ table, seat, endpoint });
  }

  /** A browser has been given another address. */
  async move(from: Pick<PushAddress, 'endpoint' | 'auth'>, to: PushAddress): Promise<Result<null, Refused>> {
    const checked = await this.check(to);
    if (checked.ok) await this.options.store.moveSubscriptions(from, to);
    return checked;
  }

  private async check({ endpoint, p256dh, auth }: PushAddress): Promise<Result<null, Refused>> {
    const { key, hosts, allowsPrivate, lookup = publicLookup() } = this.options;
    if (key === null) return fail(OFF);
    const url = readEndpoint(endpoint, hosts);
    if (!url.ok) return fail(bad(url.error));
    if (!isKey(p256dh) || Buffer.from(auth, 'base64url').length !== 16)
      return fail(bad('the keys of the browser cannot be read'));
    if (!allowsPrivate && (await leadsInside(url.value.hostname, lookup)))
      return fail(bad('the push service has a private address'));
    return ok(null);
  }
}

function bad(message: string): Refused {
  return { code: 'bad-push', message };
}

/** A point of the curve P-256, uncompressed. */
function isKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
