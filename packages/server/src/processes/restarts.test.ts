import { expect, it } from 'vitest';
import { MOST_DEATHS, Restarts } from './restarts.ts';

it('waits longer each time a process ends, and gives up after many times in a row', () => {
  const restarts = new Restarts();
  const pauses = Array.from({ length: MOST_DEATHS }, () => restarts.pauseAfter(5));
  expect(pauses.slice(0, 6)).toEqual([100, 500, 2_000, 5_000, 10_000, 10_000]);
  expect(pauses.at(-1)).toBeNull();
});

it('starts over after a process that was sound for a minute', () => {
  const restarts = new Restarts();
  for (let i = 1; i < MOST_DEATHS; i++) restarts.pauseAfter(5);
  expect(restarts.pauseAfter(60_000)).toBe(100);
  expect(restarts.pauseAfter(5)).toBe(500);
});
