/** One sound for a line. */

import type { Event } from '@tokaido/duo';
import { expect, test } from 'vitest';
import { soundOf } from './sounds.ts';

const moved: Event = { type: 'moved', seat: 0, character: 1, from: 0, to: 2 };
const roll: Event = { type: 'turn', turn: 2, roller: 1, dice: [1, 2, 3] };

test('what is gained sounds, not the steps to it or the roll after it', () => {
  expect(soundOf([moved, { type: 'coins', seat: 0, coins: 4, from: 'town' }, roll], null)).toBe('coin');
  expect(soundOf([{ type: 'painted', seat: 0, icons: [1] }, roll], null)).toBe('brush');
  expect(soundOf([moved, roll], null)).toBe('tap');
});

test('the last turn is heard before all else', () => {
  const last: Event = { type: 'last-turn', seat: 0, trigger: 2 };
  expect(soundOf([{ type: 'coins', seat: 0, coins: 4, from: 'sale' }, last], null)).toBe('bell');
});

test('what is given up is silent', () => {
  expect(soundOf([{ type: 'returned', seat: 0, wares: [1, 0, 0, 0] }], null)).toBeNull();
  expect(soundOf([], null)).toBeNull();
});
