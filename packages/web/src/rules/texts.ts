/**
 * The words of the rules. They are long, so they are no part of the first load: each language is a file of its
 * own, fetched when the rules are opened. A language without one, or not yet complete, reads them in English.
 */

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { laterWords, locale } from '../i18n/index.ts';
import type { Values } from '../i18n/message.ts';
import { format } from '../i18n/message.ts';
import type english from '../locales/en/rules.json';
import { FACTS } from './numbers.ts';

export type TextKey = keyof typeof english;
type Catalogue = Readonly<Record<TextKey, string>>;

/** Languages whose rules are complete; the types see to that. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>> = {
  en: () => import('../locales/en/rules.json'),
  es: () => import('../locales/es/rules.json'),
};

export interface Texts {
  /** The language that the words are in. */
  readonly lang: string;
  /** A message, with the numbers of the game filled in. */
  say(key: TextKey, values?: Values): string;
  /** The same for a key made of an id; null where there is nothing to say. */
  find(key: string): string | null;
}

export async function loadTexts(wanted: string): Promise<Texts> {
  const lang = Object.hasOwn(LOADERS, wanted) ? wanted : 'en';
  // The names of all cards are wanted here.
  const [{ default: words }] = await Promise.all([
    LOADERS[lang](),
    laterWords('boxes'),
    laterWords('underway'),
  ]);
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
