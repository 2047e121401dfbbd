/** By which push services know this server: a key pair made at the first start, and somebody to write to. */

import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { PushKeys, PushStore } from '../store/push-store.ts';

/** All servers and processes on one store have the same keys: subscriptions are made for them. */
export function storedKeys(store: Pick<PushStore, 'pushKeys'>): Promise<PushKeys> {
  return store.pushKeys(webPush.generateVAPIDKeys());
}

/** Where nobody said whom to write to; push services want a well-formed address. */
const NOBODY = 'mailto:nobody@example.org';

export function contactOf({ pushContact, publicUrl }: Pick<Config, 'pushContact' | 'publicUrl'>): string {
  if (pushContact !== '') return pushContact;
  return publicUrl.startsWith('https://') ? publicUrl : NOBODY;
}
