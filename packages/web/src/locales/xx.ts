/** A language nobody speaks: accents on every letter and two fifths longer, to find what does not fit. */

import type { Catalogue, Key } from '../i18n/index.ts';
import { english } from './en/index.ts';

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'ï', o: 'ô', u: 'ü', n: 'ñ', c: 'ç', y: 'ÿ' };

/** Changes what is read and leaves what is filled in, such as `{n, plural, …}`, as it is. */
function stretch(message: string): string {
  let depth = 0;
  let out = '';
  let letters = 0;
  for (const sign of message) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (depth === 0 && /\p{L}/u.test(sign)) letters++;
    out += depth === 0 ? (ACCENTS[sign] ?? sign) : sign;
  }
  return out + '~'.repeat(Math.ceil(letters * 0.4));
}

export const words: Catalogue = Object.fromEntries(
  Object.entries(english).map(([key, message]) => [key as Key, stretch(message)]),
);
