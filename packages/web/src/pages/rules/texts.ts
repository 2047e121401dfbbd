/** The texts of the rules as the page uses them: in the language of the player, with the numbers of the game. */

import type { Values } from '@tokaido/words';
import { format } from '@tokaido/words';
import type { DuoKey } from './duo/words.ts';
import type { PageKey } from './page-words.ts';
import { pageWords } from './page-words.ts';
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

/** Whether a reader of this language has to read the book in another one, and should be told why. */
export function isInAnotherLanguage(texts: Texts, locale: string): boolean {
  return texts.lang !== locale && locale !== 'xx';
}
