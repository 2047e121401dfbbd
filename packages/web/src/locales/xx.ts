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

const longer = (letters: number) => '~'.repeat(Math.ceil(letters * 0.4));

/**
 * Changes what is read, also in the forms of `{n, plural, one {…} other {…}}`, and leaves the rest as it is:
 * inside one brace stand names and kinds, inside two again words.
 */
function stretch(message: string): string {
  let out = '';
  /** Letters read since each brace that is open, the whole message first. */
  const letters = [0];
  for (const sign of message) {
    const isText = letters.length % 2 === 1;
    if (isText && /\p{L}/u.test(sign)) letters[letters.length - 1]++;
    if (sign === '{') letters.push(0);
    // Only text counts letters, so a name or a kind grows by nothing.
    if (sign === '}') out += longer(letters.pop() ?? 0);
    out += isText ? (ACCENTS[sign] ?? sign) : sign;
  }
  return out + longer(letters[0]);
}

export const words: Catalogue = Object.fromEntries(
  Object.entries(everything).map(([key, message]) => [key as Key, stretch(message)]),
);
