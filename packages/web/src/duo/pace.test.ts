/** How long what happens on the island takes to be seen. */

import type { Event } from '@tokaido/duo';
import { expect, test } from 'vitest';
import { motionOf, walkTime } from './pace.ts';

const moved: Event = { type: 'moved', seat: 0, character: 0, from: 3, to: 5 };
const die = (value: number): Event => ({ type: 'die', seat: 0, character: 0, value });

test('a walk takes longer the further it goes, but never long', () => {
  expect(walkTime(0)).toBe(0);
  expect(walkTime(4)).toBeGreaterThan(walkTime(1));
  expect(walkTime(60)).toBe(walkTime(59));
  expect(motionOf({ events: [die(4), moved] })).toBe(walkTime(4));
});

test('a piece that stays takes no time', () => {
  expect(motionOf({ events: [die(2), { ...moved, to: moved.from }] })).toBe(0);
});

test('a line takes as long as the longest of its parts', () => {
  const painted: Event = { type: 'painted', seat: 0, icons: [1] };
  expect(motionOf({ events: [painted] })).toBeGreaterThan(walkTime(1));
  expect(motionOf({ events: [die(1), moved, painted] })).toBe(motionOf({ events: [painted] }));
});

test('a new roll is seen before anybody moves', () => {
  expect(motionOf({ events: [{ type: 'turn', turn: 2, roller: 1, dice: [1, 2, 3] }] })).toBeGreaterThan(0);
});
