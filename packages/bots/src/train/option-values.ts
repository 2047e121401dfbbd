/** Numbers among the options of a command, checked. */

import type { Fall } from './settings.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** A mistake in the words, caught where they are read. */
export class Mistake extends Error {}

export function insist(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Mistake(problem);
}

export function number(values: Values, name: string, otherwise: number, least = Number.MIN_VALUE): number {
  const word = values[name];
  if (word === undefined) return otherwise;
  const value = Number(word);
  const wanted = least === 0 ? 'a number from 0' : 'a number above 0';
  insist(
    Number.isFinite(value) && value >= least && word !== '',
    `--${name} must be ${wanted}, not "${word}"`,
  );
  return value;
}

export function wholeNumber(values: Values, name: string, otherwise: number): number {
  const value = number(values, name, otherwise);
  insist(Number.isInteger(value), `--${name} must be a whole number, not "${values[name]}"`);
  return value;
}

/** `FIRST,LAST`; after `FIRST` alone, the last is in the same proportion to it as by default. */
export function startAndEnd(values: Values, name: string, [first, last]: Fall): Fall {
  const word = values[name];
  if (word === undefined) return [first, last];
  const numbers = word.split(',').map(Number);
  const [start, end = (start * last) / first] = numbers;
  const isFit = word !== '' && numbers.length <= 2 && [start, end].every((n) => n >= 0 && Number.isFinite(n));
  insist(isFit, `--${name} must be one number from 0 or two with a comma, not "${word}"`);
  return [start, end];
}
