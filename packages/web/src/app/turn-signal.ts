/**
 * Tells players who look elsewhere that it is their turn: tab title, favicon and app badge, and a notification of the
 * device where they asked for it; never an alert. The sound is played by the code that knows that something has just
 * happened; here it is only repeated once.
 */

import { effect, signal } from '@preact/signals';
import { t } from '@tokaido/words';
import { setting } from './settings.ts';
import { play } from './sound.ts';

const REPEAT_AFTER_MS = 60_000;

const turn = signal(false);
const page = signal('');
let repeat: ReturnType<typeof setTimeout> | undefined;

/** Shows or removes the signs that a decision of mine is awaited; `live` asks for a reminder. */
export function announceTurn(on: boolean, options: { readonly live?: boolean } = {}): void {
  if (turn.peek() === on) return;
  turn.value = on;
  clearTimeout(repeat);
  if (on && options.live === true) {
    if (document.hidden && setting('notify').peek()) void notifyDevice();
    repeat = setTimeout(() => {
      if (document.hidden) play('turn');
    }, REPEAT_AFTER_MS);
  }
}

async function notifyDevice(): Promise<void> {
  // If it fails, the title still says the same.
  await import('./device-notification.ts').then(({ notifyTurn }) => notifyTurn()).catch(() => undefined);
}

/** `name` is that of the page; empty on the first page. */
export function setPageTitle(name: string): void {
  page.value = name;
}

/** The title of the tab. */
export function titleOf(name: string, mine: boolean): string {
  const parts = [mine ? t('shell.title.turn') : '', name, t('shell.title')];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Keeps title, icon and badge as they should be. */
export function showTurnSignals(): void {
  effect(() => {
    document.title = titleOf(page.value, turn.value);
  });
  effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = turn.value ? '/favicon-turn.svg' : '/favicon.svg';
    setBadge(turn.value);
  });
}

function setBadge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the program is not installed; the title says the same.
  (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}
