/** Words at the table: preset phrases, free text where the host allows it, and whom one does not want to hear. */

import { signal } from '@preact/signals';
import type { Command } from '@tokaido/table';
import { PHRASES } from '@tokaido/table';
import { deviceStorage } from '../../app/storage.ts';

export type Phrase = NonNullable<Extract<Command, { readonly t: 'say' }>['phrase']>;

/** What may be said before, in and after a game; everything else is one more tap away. */
export const OFTEN: readonly Phrase[] = ['hello', 'one-moment', 'good-luck'];
export const ALL_PHRASES: readonly Phrase[] = PHRASES;

/** Longest text that a table takes. */
export const TEXT_LENGTH = 200;

const MUTED = 'muted';
/** Tables come and go; whom one did not want to hear long ago is forgotten. */
const MOST_MUTED = 100;

/** People not listened to, as `table/color`, the latest last: seats move on when a game begins, colors do not. */
const muted = signal<ReadonlySet<string>>(mutedSeats(deviceStorage.get(MUTED)));

/** Whether the last change could be stored: if not, only this page knows it. */
let isStored = true;

export function isMuted(table: string, color: number): boolean {
  return muted.value.has(`${table}/${color}`);
}

/** The same people go on at another table: whom one did not hear here is not heard there. */
export function copyMuted(from: string, to: string): void {
  for (const key of muted.peek()) {
    const [table, color] = key.split('/');
    if (table === from && !isMuted(to, Number(color))) toggleMuted(to, Number(color));
  }
}

export function toggleMuted(table: string, color: number): void {
  const key = `${table}/${color}`;
  // Another tab may have changed them, or the player deleted all that is stored.
  const next = new Set(isStored ? mutedSeats(deviceStorage.get(MUTED)) : muted.value);
  if (isMuted(table, color)) next.delete(key);
  else next.add(key);
  muted.value = next;
  // Where nothing can be stored they stay unheard as long as the page lives.
  isStored = deviceStorage.set(MUTED, [...next].slice(-MOST_MUTED)).ok;
}

export function mutedSeats(stored: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []);
}
