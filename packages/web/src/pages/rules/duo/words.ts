/** The words of Duo's rules: each language is a file of its own, fetched when the book is opened. All four have it. */

// The tables name what is on the island as a table of the game does.
import '@tokaido/words/locales/en/duo';
import type english from '@tokaido/words/locales/en/duo-rules.json';

export type DuoKey = keyof typeof english;
type Catalogue = Readonly<Record<DuoKey, string>>;

const LOADERS = {
  en: () => import('@tokaido/words/locales/en/duo-rules.json'),
  es: () => import('@tokaido/words/locales/es/duo-rules.json'),
  fr: () => import('@tokaido/words/locales/fr/duo-rules.json'),
  ja: () => import('@tokaido/words/locales/ja/duo-rules.json'),
} satisfies Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;

export const DUO_LANGUAGES: readonly string[] = Object.keys(LOADERS);

export async function loadDuoWords(
  wanted: string,
): Promise<{ readonly lang: string; readonly words: Catalogue }> {
  const lang = hasRules(wanted) ? wanted : 'en';
  const { default: words } = await LOADERS[lang]();
  return { lang, words };
}

function hasRules(language: string): language is keyof typeof LOADERS {
  return Object.hasOwn(LOADERS, language);
}
