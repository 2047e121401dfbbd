/**
 * The words of the rules. They are long, so they are no part of the first load: each language is a file of its
 * own, fetched when the rules are opened. A language without one, or not yet complete, reads them in English.
 */

import { laterWords } from '@tokaido/words';
import type english from '@tokaido/words/locales/en/rules.json';

export type TokaidoKey = keyof typeof english;
type Catalogue = Readonly<Record<TokaidoKey, string>>;

/** Languages whose rules are complete; the types see to that. */
const LOADERS = {
  en: () => import('@tokaido/words/locales/en/rules.json'),
  es: () => import('@tokaido/words/locales/es/rules.json'),
  fr: () => import('@tokaido/words/locales/fr/rules.json'),
  ja: () => import('@tokaido/words/locales/ja/rules.json'),
} satisfies Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;

export const TOKAIDO_LANGUAGES: readonly string[] = Object.keys(LOADERS);

export interface Words {
  /** The language that they are in. */
  readonly lang: string;
  readonly words: Catalogue;
}

export async function loadWords(wanted: string): Promise<Words> {
  const lang = hasRules(wanted) ? wanted : 'en';
  // The names of all cards are wanted here.
  const [{ default: words }] = await Promise.all([
    LOADERS[lang](),
    laterWords('boxes'),
    laterWords('underway'),
  ]);
  return { lang, words };
}

function hasRules(language: string): language is keyof typeof LOADERS {
  return Object.hasOwn(LOADERS, language);
}
