/** One sound for a line. */

import type { Event } from '@tokaido/tokaido';
import { expect, test } from 'vitest';
import { soundOf } from './sounds.ts';
import { playGame, seenBy } from './testkit/positions.ts';

const found = playGame(
  { players: 3, boxes: [], variations: ['initiation'] },
  2,
  ({ decision }) => decision === 'travel',
);
if (found === null) throw new Error('nobody ever walks');
const seen = seenBy(found.s, 0);
const walks: Event = { type: 'travel', seat: 0, to: 5, place: 1 };

function at(position: number) {
  seen.s.all[0]!.position = position;
  return seen;
}

test('what happens at a stop sounds, not the steps to it', () => {
  expect(soundOf([walks, { type: 'spring', seat: 0, points: 2 }], at(5))).toBe('water');
  expect(soundOf([walks], at(5))).toBe('tap');
});

test('an inn is heard before all else', () => {
  expect(soundOf([walks, { type: 'coins', seat: 0, coins: 1, from: 'x' }], at(14))).toBe('bell');
});

test('what cannot be heard is silent', () => {
  expect(soundOf([{ type: 'hungry', seat: 0 }], at(14))).toBeNull();
  expect(soundOf([], null)).toBeNull();
});
