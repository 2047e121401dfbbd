/** The language of the command: that of the flag, else of the environment, else English. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { LOCALES, setLocale } from '@tokaido/words';
import '@tokaido/words/locales/en/boxes';
import '@tokaido/words/tokaido/box-actions';
import '@tokaido/words/locales/en/duo';
import '@tokaido/words/locales/en/duo-underway';
import '@tokaido/words/locales/en/narrator';
import '@tokaido/words/locales/en/terminal';
import '@tokaido/words/locales/en/underway';
import { terminalWords } from '@tokaido/words/locales/terminal';

export const LANGUAGES: readonly string[] = Object.keys(LOCALES);

/** The pseudo-language of the tests. */
const PSEUDO = 'xx';

type Environment = Readonly<Record<string, string | undefined>>;

/** The first of these variables that is set decides, as in other programs; `es_MX.UTF-8` is Spanish. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

export function languageFrom(flag: string | undefined, env: Environment): Result<string> {
  if (flag !== undefined) {
    const wanted = flag.toLowerCase();
    if (LANGUAGES.includes(wanted) || wanted === PSEUDO) return ok(wanted);
    return fail(`unknown language "${flag}"; there are ${LANGUAGES.join(', ')}`);
  }
  const set = VARIABLES.map((name) => env[name]).find((value) => value !== undefined && value !== '');
  const code = /^[a-z]+/i.exec(set ?? '')?.[0].toLowerCase() ?? '';
  return ok(LANGUAGES.includes(code) ? code : 'en');
}

/** From now on everything is written in this language; an error if the flag names none. */
export async function useLanguage(
  flag: string | undefined,
  env: Environment = process.env,
): Promise<Result<null>> {
  const language = languageFrom(flag, env);
  if (!language.ok) return language;
  await setLocale(language.value, terminalWords);
  return ok(null);
}
