/** Which language the program begins in, and follows: the address, else the player's choice, else the browser's. */

import { effect } from '@preact/signals';
import { LOCALES, locale, setLocale } from '@tokaido/words';
import { route } from './router.ts';
import { LANGUAGES, setting } from './settings.ts';

type Language = (typeof LANGUAGES)[number];

/** The best of our languages for those that a reader knows, in order. */
export function bestLanguage(
  asked: string,
  chosen: Language,
  known: readonly string[],
): Exclude<Language, 'auto'> {
  if (asked !== 'auto' && isLanguage(asked)) return asked as Exclude<Language, 'auto'>;
  if (chosen !== 'auto') return chosen;
  for (const tag of known) {
    const [base = ''] = tag.toLowerCase().split('-');
    if (Object.hasOwn(LOCALES, base)) return base as Exclude<Language, 'auto'>;
  }
  return 'en';
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** Follows the choice; resolves when the first language is ready to be read. */
export function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const { lang } = route.value.query;
    const wanted = bestLanguage(lang ?? '', setting('locale').value, navigator.languages);
    // A language that cannot be loaded leaves the page in the words it had.
    const loaded = setLocale(wanted).catch(() => undefined);
    first ??= loaded;
  });
  effect(() => {
    // The pseudo-language is English with accents, as far as a reader is concerned.
    document.documentElement.lang = locale.value === 'xx' ? 'en' : locale.value;
  });
  return first ?? Promise.resolve();
}
