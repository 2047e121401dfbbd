/** The texts of the rules as the page uses them: in the language of the player, with the numbers of the game. */

import { signal } from '@preact/signals';
import type { Values } from '@tokaido/words';
import { format, locale } from '@tokaido/words';
import { useEffect, useState } from 'preact/hooks';
import type { DuoKey } from './duo/words.ts';
import type { PageKey } from './page-words.ts';
import { pageWords } from './page-words.ts';
import type { Volume, VolumeId } from './volume.ts';
import { loadVolume } from './volume.ts';
import type { TokaidoKey } from './words.ts';

export type TextKey = TokaidoKey | DuoKey | PageKey;

export interface Texts {
  /** The language that the book is in; the page around it may be in another. */
  readonly lang: string;
  /** A message, with the numbers of the game filled in. */
  say(key: TextKey, values?: Values): string;
  /** The same for a key made of an id; null where there is nothing to say. */
  find(key: string): string | null;
}

/** The words of a book in one language, and those of the page in the language that was wanted. */
export function textsOf(
  wanted: string,
  lang: string,
  words: Readonly<Record<string, string>>,
  facts: Values,
): Texts {
  const [pageLang, around] = pageWords(wanted);
  const find = (key: string, values: Values = {}) => {
    if (Object.hasOwn(words, key)) return format(words[key] ?? '', { ...facts, ...values }, lang);
    return Object.hasOwn(around, key) ? format(around[key] ?? '', values, pageLang) : null;
  };
  return { lang, say: (key, values) => find(key, values) ?? '', find: (key) => find(key) };
}

/** A book that is open: what is in it, and its words. */
export interface OpenBook {
  readonly volume: Volume;
  readonly texts: Texts;
}

/** Kept between visits, so that a way back finds the page at once. */
const shown = signal<OpenBook | null>(null);

/** The book in the language of the player; null until it is here. A failure goes to the error boundary. */
export function useBook(id: VolumeId): OpenBook | null {
  const wanted = locale.value;
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const volume = await loadVolume(id);
        const texts = await volume.loadTexts(wanted);
        if (!left) shown.value = { volume, texts };
      } catch (reason) {
        // Words in another language are better than none.
        if (!left && shown.peek()?.volume.id !== id) setFailure({ reason });
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [wanted, id]);
  if (failure !== null) throw failure.reason;
  return shown.value?.volume.id === id ? shown.value : null;
}
