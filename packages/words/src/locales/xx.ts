/** A language nobody speaks: accents on every letter and two fifths longer, to find what does not fit. */

import { everything } from './en/all.ts';
import type { Catalogue, Key } from './en/index.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ô',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  y: 'ÿ',
};

/**
 * Makes each word that is read longer, also in the forms of `{n, plural, one {…} other {…}}`, and leaves the rest
 * as it is: inside one brace stand names and kinds, inside two again words.
 */
function stretch(message: string): string {
  let depth = 0;
  return message.replaceAll(/[{}]|\p{L}+/gu, (part) => {
    if (part === '{') depth++;
    else if (part === '}') depth--;
    else if (depth % 2 === 0) return longer(part);
    return part;
  });
}

function longer(word: string): string {
  const accented = Array.from(word, (letter) => ACCENTS[letter] ?? letter).join('');
  return accented + '~'.repeat(Math.round(word.length * 0.4));
}

export const words: Catalogue = Object.fromEntries(
  Object.entries(everything).map(([key, message]) => [key as Key, stretch(message)]),
);
