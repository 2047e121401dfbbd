/**
 * Being told of turns while the page is closed: the browser has an address at the push service of its maker, which the
 * server is given for one table after the other. The service worker shows what comes.
 */

import { locale } from '@tokaido/words';
import type { Refusal } from '../connection/api.ts';
import { pushKey, subscribePush, unsubscribePush } from '../connection/api.ts';
import { allowNotifications, canNotify } from './device-notification.ts';
import { setting } from './settings.ts';
import { choose, forgetChoices, isTold, sentFor } from './turn-choice.ts';

/**
 * What a device can do: be told always, be told while the page is open, be told once the program is installed, or
 * nothing, for lack of https or altogether.
 */
export type PushAbility = 'push' | 'page' | 'install' | 'insecure' | 'none';

/** What came of turning it on. `page`: only while the page is open, since browser or server has no push. */
export type Turned =
  | { readonly how: 'push' | 'blocked' }
  | { readonly how: 'page'; readonly why: 'browser' | 'server' }
  | { readonly how: 'page'; readonly why: Refusal };

export function pushAbility(): PushAbility {
  if (isAppleMobile() && !isInstalled()) return 'install';
  if (!globalThis.isSecureContext) return 'insecure';
  if (!canNotify()) return 'none';
  return 'serviceWorker' in navigator && 'PushManager' in globalThis ? 'push' : 'page';
}

/** On iPhones and iPads only what was put on the home screen is told anything. */
function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** From now on this device is told at a table; only a press of a button may call it, since the browser asks. */
export async function turnOn(table: string, secret: string): Promise<Turned> {
  if (!(await allowNotifications())) return { how: 'blocked' };
  // The tables to come follow the first yes; each can be turned off by itself.
  setting('notify').value = true;
  choose(table, true, '');
  return subscribe(table, secret);
}

export async function turnOff(table: string, secret: string): Promise<void> {
  choose(table, false, '');
  const subscription = await subscribed();
  if (subscription !== null) await unsubscribePush(table, secret, subscription.endpoint);
}

/** A table is opened: the server may not know yet that this device is told there, or not its present address. */
export async function keepTold(table: string, secret: string): Promise<Turned | null> {
  return isTold(table) ? subscribe(table, secret) : null;
}

/** All data of this device is about to be deleted: nobody tells it anything any more. */
export async function forgetDevice(
  seats: readonly (readonly [table: string, secret: string])[],
): Promise<void> {
  const subscription = await subscribed();
  if (subscription !== null) {
    const told = seats.filter(([table]) => sentFor(table) !== '');
    await Promise.all(told.map(([table, secret]) => unsubscribePush(table, secret, subscription.endpoint)));
    // Whatever the server could not be told, it learns from the push service.
    await subscription.unsubscribe();
  }
  forgetChoices();
}

async function subscribe(table: string, secret: string): Promise<Turned> {
  if (pushAbility() !== 'push') return { how: 'page', why: 'browser' };
  const answer = await pushKey();
  if (!answer.ok && answer.error.code === 'unreachable') return { how: 'page', why: answer.error };
  // An older server knows nothing of push.
  const key = answer.ok ? answer.value.key : null;
  if (key === null) return { how: 'page', why: 'server' };
  const subscription = await subscriptionFor(key).catch(() => null);
  if (subscription === null) return { how: 'page', why: 'browser' };
  const language = languageNow();
  const sent = `${language} ${subscription.endpoint}`;
  if (sentFor(table) === sent) return { how: 'push' };
  const stored = await subscribePush(table, secret, subscription.toJSON(), language);
  if (!stored.ok) return { how: 'page', why: stored.error };
  choose(table, true, sent);
  return { how: 'push' };
}

/** The subscription of this browser for the key of this server; one for another key is given up. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  const known = await pushManager.getSubscription();
  if (known !== null && isSameKey(known.options.applicationServerKey, bytes)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

/** Longer than a worker takes to start on a slow device. */
const PATIENCE_MS = 15_000;

/** Where the browser or the person lets none run, nobody would ever say so. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('there is no service worker')), PATIENCE_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function isSameKey(known: ArrayBuffer | null, bytes: Uint8Array): boolean {
  if (known === null) return false;
  const other = new Uint8Array(known);
  return other.length === bytes.length && other.every((byte, i) => byte === bytes[i]);
}

async function subscribed(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'push') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The language of the tests is no language of the server. */
function languageNow(): string {
  return locale.peek() === 'xx' ? 'en' : locale.peek();
}
