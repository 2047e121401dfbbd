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

/** Seats not listened to, as `table/seat`, the latest last. */
const muted = signal<ReadonlySet<string>>(mutedSeats(deviceStorage.get(MUTED)));

/** Whether the last change could be stored: if not, only this page knows it. */
let isStored = true;

export function isMuted(table: string, seat: number): boolean {
  return muted.value.has(`${table}/${seat}`);
}

export function toggleMuted(table: string, seat: number): void {
  const key = `${table}/${seat}`;
  // Another tab may have changed them, or the player deleted all that is stored.
  const next = new Set(isStored ? mutedSeats(deviceStorage.get(MUTED)) : muted.value);
  if (isMuted(table, seat)) next.delete(key);
  else next.add(key);
  muted.value = next;
  // Where nothing can be stored they stay unheard as long as the page lives.
  isStored = deviceStorage.set(MUTED, [...next].slice(-MOST_MUTED)).ok;
}

export function mutedSeats(stored: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []);
}
