/**
 * A notice of the device that it is my turn, for whoever looks elsewhere while the page is open. It is only asked for
 * by a button of the player; where the browser has none, title, icon and sound say the same.
 */

import { t } from '@tokaido/words';
import { setting } from './settings.ts';

/** One notice at a time: a new one takes the place of the last. */
const TAG = 'tokaido-turn';

export const canNotify = () => 'Notification' in globalThis;

/** Switches the notices on, after asking the browser; false where it blocks them. */
export async function allowNotices(): Promise<boolean> {
  const answer = await Notification.requestPermission();
  setting('notify').value = answer === 'granted';
  return answer === 'granted';
}

export async function notifyTurn(): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const [title, options] = [t('shell.title.turn'), { body: document.title, tag: TAG, icon: '/icon-192.png' }];
  const keeper = await navigator.serviceWorker?.getRegistration();
  // Phones show notices only through the service worker, which then brings the page to the front.
  if (keeper?.active) return keeper.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => {
    focus();
    notice.close();
  });
}
