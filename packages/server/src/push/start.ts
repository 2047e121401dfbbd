/** The parts of notices to devices, put together; nothing of them runs where they are turned off. */

import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { contactOf, storedKeys } from './keys.ts';
import { PushSender } from './sender.ts';
import { Subscriptions } from './subscriptions.ts';

export interface PushParts {
  readonly subscriptions: Subscriptions;
  /** Null where push is turned off. */
  readonly sender: PushSender | null;
}

interface Around {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: Clock;
}

export async function startPush(config: Config, { store, metrics, log, now }: Around): Promise<PushParts> {
  const { pushHosts: hosts, pushPrivate: allowsPrivate, pushCa: ca } = config;
  const checks = { store, now, hosts, allowsPrivate };
  if (!config.push) return { sender: null, subscriptions: new Subscriptions({ ...checks, key: null }) };
  const keys = await storedKeys(store);
  const sender = new PushSender({
    keys,
    contact: contactOf(config),
    hosts,
    allowsPrivate,
    ca,
    metrics,
    log,
    gone: (endpoint) => store.unsubscribe({ endpoint }),
  });
  return { sender, subscriptions: new Subscriptions({ ...checks, key: keys.publicKey }) };
}
