/** The texts of the rules as the page uses them: in the language of the player, with the numbers of the game. */

import { signal } from '@preact/signals';
import type { Values } from '@tokaido/words';
import { format, locale } from '@tokaido/words';
import { useEffect, useState } from 'preact/hooks';
import { FACTS } from './numbers.ts';
import type { TextKey } from './words.ts';
import { loadWords } from './words.ts';

export type { TextKey };

export interface Texts {
  /** The language that the words are in. */
  readonly lang: string;
  /** A message, with the numbers of the game filled in. */
  say(key: TextKey, values?: Values): string;
  /** The same for a key made of an id; null where there is nothing to say. */
  find(key: string): string | null;
}

export async function loadTexts(wanted: string): Promise<Texts> {
  const { lang, words } = await loadWords(wanted);
  const say = (key: TextKey, values: Values = {}) => format(words[key], { ...FACTS, ...values }, lang);
  return { lang, say, find: (key) => (Object.hasOwn(words, key) ? say(key as TextKey) : null) };
}

/** Kept between visits, so that a way back finds the page at once. */
const shown = signal<Texts | null>(null);

/** The words in the language of the player; null until they are here. A failure goes to the error boundary. */
export function useTexts(): Texts | null {
  const wanted = locale.value;
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const texts = await loadTexts(wanted);
        if (!left) shown.value = texts;
      } catch (reason) {
        // Words in another language are better than none.
        if (!left && shown.peek() === null) setFailure({ reason });
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [wanted]);
  if (failure !== null) throw failure.reason;
  return shown.value;
}
