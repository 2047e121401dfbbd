/**
 * A notification of the device that it is my turn, for players who look elsewhere while the page is open. Permission
 * is only asked for when a player presses a button; where there are none, title, icon and sound say the same.
 */

import { t } from '@tokaido/words';
import { setting } from './settings.ts';

/** One notification at a time: a new one replaces the last. */
const TAG = 'tokaido-turn';

export const canNotify = () => 'Notification' in globalThis;

/** Turns notifications on, after asking the browser; false where it blocks them. */
export async function allowNotifications(): Promise<boolean> {
  const answer = await Notification.requestPermission();
  setting('notify').value = answer === 'granted';
  return answer === 'granted';
}

export async function notifyTurn(): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const [title, options] = [t('shell.title.turn'), { body: document.title, tag: TAG, icon: '/icon-192.png' }];
  const registration = await navigator.serviceWorker?.getRegistration();
  // Phones show notifications only through the service worker, which then brings the page to the front.
  if (registration?.active) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    focus();
    notification.close();
  });
}
