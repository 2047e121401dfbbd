/** A random seed phrase, short enough to type again. */

import { randomInt } from 'node:crypto';

const SYLLABLES = [
  'ka',
  'ki',
  'ko',
  'ma',
  'mi',
  'mo',
  'na',
  'ni',
  'no',
  'ra',
  'ri',
  'sa',
  'shi',
  'ta',
  'to',
  'yu',
];

export function randomPhrase(): string {
  return Array.from({ length: 6 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('');
}
