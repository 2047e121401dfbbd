/**
 * Tells players who look elsewhere that it is their turn: favicon and app badge beside the title of the tab, and a
 * notification of the device where they asked for it; never an alert. The sound is played by the code that knows that
 * something has just happened; here it is only repeated once.
 */

import { effect } from '@preact/signals';
import { isMyTurn } from './page-title.ts';
import { play } from './sound.ts';

const REPEAT_AFTER_MS = 60_000;

let repeat: ReturnType<typeof setTimeout> | undefined;

/** A decision of mine is awaited at a live table, or no longer. */
export function remindOfTurn(on: boolean): void {
  clearTimeout(repeat);
  if (!on) return;
  if (document.hidden) void notifyDevice();
  repeat = setTimeout(() => {
    if (document.hidden) play('turn');
  }, REPEAT_AFTER_MS);
}

async function notifyDevice(): Promise<void> {
  // If it fails, the title still says the same.
  await import('./device-notification.ts').then(({ notifyTurn }) => notifyTurn()).catch(() => undefined);
}

effect(() => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = isMyTurn.value ? '/favicon-turn.svg' : '/favicon.svg';
  setBadge(isMyTurn.value);
});

function setBadge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the program is not installed; the title says the same.
  (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}
