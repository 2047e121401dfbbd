/** The words of the page around a book of rules. They are few, and there in every language whatever the book is in. */

import en from '@tokaido/words/locales/en/rules-page.json';
import es from '@tokaido/words/locales/es/rules-page.json';
import fr from '@tokaido/words/locales/fr/rules-page.json';
import ja from '@tokaido/words/locales/ja/rules-page.json';

export type PageKey = keyof typeof en;

const WORDS: Readonly<Record<string, Readonly<Record<PageKey, string>>>> = { en, es, fr, ja };

/** The language of the page, and its words. */
export function pageWords(wanted: string): readonly [lang: string, words: Readonly<Record<string, string>>] {
  const words = Object.hasOwn(WORDS, wanted) ? WORDS[wanted] : undefined;
  return words === undefined ? ['en', en] : [wanted, words];
}
