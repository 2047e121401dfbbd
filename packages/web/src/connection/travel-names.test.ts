/** Travel names. */

import { t } from '@tokaido/words';
import { expect, test } from 'vitest';
import { anotherName, isMadeUp, myName, travelName } from './travel-names.ts';

const count = (key: 'online.name.adjectives' | 'online.name.animals') => t(key).split(',').length;

test('a name is an adjective and an animal, and fits the protocol', () => {
  for (let i = 0; i < 1; i += 0.01) {
    const name = travelName(() => i);
    expect(name).toMatch(/^\p{Lu}\S* \p{Lu}\S*$/u);
    expect(name.length).toBeLessThanOrEqual(24);
  }
});

test('a taken name is never given again, until none is left', () => {
  const all = count('online.name.adjectives') * count('online.name.animals');
  const taken: string[] = [];
  for (let i = 0; i < all; i++) taken.push(travelName(() => 0.5, taken));
  expect(new Set(taken).size).toBe(all);
  expect(travelName(() => 0.5, taken)).toBe(t('online.name.plain'));
});

test('my own name goes first; a made-up one stays the same', () => {
  expect(myName('Aki')).toBe('Aki');
  expect(myName('')).toBe(myName(''));
});

test('a made-up name gives way where somebody has it, or when another one is asked for', () => {
  const first = myName('');
  expect(isMadeUp(first)).toBe(true);
  const second = myName('', [first]);
  expect(second).not.toBe(first);
  expect(myName('')).toBe(second);
  expect(anotherName([])).not.toBe(second);
  expect(isMadeUp(second)).toBe(false);
  expect(myName('Aki', ['Aki'])).toBe('Aki');
});
