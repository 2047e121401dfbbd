/** Words at the table: preset phrases, free text where the host allows it, and whom one does not want to hear. */

import { signal } from '@preact/signals';
import type { Command } from '@tokaido/table';
import { nameOf } from '@tokaido/words';
import type { Line } from '../model.ts';

export type Phrase = NonNullable<Extract<Command, { readonly t: 'say' }>['phrase']>;

/** What may be said before, in and after a game; everything else is one more tap away. */
export const OFTEN: readonly Phrase[] = ['hello', 'one-moment', 'good-luck'];
export const ALL_PHRASES: readonly Phrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'beautiful',
  'hurry',
  'one-moment',
  'again',
  'goodbye',
];

/** Longest text that a table takes. */
export const TEXT_LENGTH = 200;

export const phraseWords = (phrase: string) => nameOf('online.phrase', phrase);

const KEY = 'tokaido.muted';
/** Tables come and go; whom one did not want to hear long ago is forgotten. */
const MOST_MUTED = 100;

/** Seats not listened to, as `table/seat`, the latest last. */
const muted = signal<ReadonlySet<string>>(stored() ?? new Set());

export function isMuted(table: string, seat: number): boolean {
  return muted.value.has(`${table}/${seat}`);
}

export function toggleMuted(table: string, seat: number): void {
  const key = `${table}/${seat}`;
  // Another tab may have changed them, or the player deleted all that is kept.
  const next = new Set(stored() ?? muted.value);
  if (isMuted(table, seat)) next.delete(key);
  else next.add(key);
  muted.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next].slice(-MOST_MUTED)));
  } catch {
    // Full or forbidden: they stay unheard as long as the page lives.
  }
}

/** Null where the browser keeps nothing. */
function stored(): ReadonlySet<string> | null {
  try {
    return parseMuted(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function parseMuted(text: string | null): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

export interface Said {
  readonly n: number;
  readonly seat: number;
  readonly words: string;
}

/** What was said and is wanted to be heard, oldest first. */
export function saidIn(journal: readonly Line[], table: string): readonly Said[] {
  return journal.flatMap((line) => {
    if (line.kind !== 'say' || isMuted(table, line.seat)) return [];
    const words = line.phrase === undefined ? (line.text ?? '') : phraseWords(line.phrase);
    return words === '' ? [] : [{ n: line.n, seat: line.seat, words }];
  });
}
