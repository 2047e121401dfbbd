/**
 * A notification of the device that it is my turn, for players who look elsewhere while the page is open. Permission
 * is only asked for when a player presses a button; where there are none, title, icon and sound say the same. What comes
 * while the page is closed is in push.ts.
 */

import { t } from '@tokaido/words';
import { checkPermission, isTold } from './turn-choice.ts';

/** One notification for each table: a new one replaces the last, as those of the service worker do. */
export const tagOf = (path: string) => `tokaido-${path}`;

export const canNotify = () => 'Notification' in globalThis;

/** Asks the browser; false where it blocks notifications. */
export async function allowNotifications(): Promise<boolean> {
  await Notification.requestPermission();
  return checkPermission() === 'granted';
}

/** At the table that is open. */
export async function notifyTurn(): Promise<void> {
  const path = location.pathname;
  if (!canNotify() || checkPermission() !== 'granted' || !isTold(path.replace(/^\/t\//, ''))) return;
  const title = t('shell.title.turn');
  const options = { body: document.title, tag: tagOf(path), icon: '/icon-192.png', data: { path } };
  const registration = await navigator.serviceWorker?.getRegistration();
  // Phones show notifications only through the service worker, which then brings the page to the front.
  if (registration?.active) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    focus();
    notification.close();
  });
}

/** Whoever has come to a table needs no notification of it any more. */
export async function clearNotifications(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = await registration?.getNotifications?.({ tag: tagOf(`/t/${table}`) });
  for (const notification of shown ?? []) notification.close();
}
