/** The tiles as data. Where each of them is felt is found by playing, in `test/felt-at.test.ts`. */

import { expect, test } from 'vitest';
import './game.ts';
import { TRAVELERS } from './moments.ts';

const [NOBODY] = TRAVELERS;

test('who has no tile has no power to feel', () => expect(NOBODY.feltAt).toEqual([]));

test('all travelers have one object shape, for speed: the same keys in the same order', () => {
  const keys = Object.keys(TRAVELERS[0]);
  for (const traveler of TRAVELERS) expect(Object.keys(traveler), traveler.id).toEqual(keys);
});
