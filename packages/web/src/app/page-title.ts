/** What the tab is called, and whether it says that a decision of mine is awaited. */

import { effect, signal } from '@preact/signals';
import { t } from '@tokaido/words';

/** Set while it is my turn; the other signs of it follow. */
export const isMyTurn = signal(false);
const page = signal('');

/** `name` is that of the page; empty on the first page. */
export function setPageTitle(name: string): void {
  page.value = name;
}

/** The title of the tab. */
export function titleOf(name: string, mine: boolean): string {
  const parts = [mine ? t('shell.title.turn') : '', name, t('shell.title')];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Keeps the title as it should be. */
export function showPageTitle(): void {
  effect(() => {
    document.title = titleOf(page.value, isMyTurn.value);
  });
}
