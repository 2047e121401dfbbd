/** Buckets of a rate: what is allowed at once, what comes back, and who is remembered. */

import { expect, it } from 'vitest';
import { RateLimits } from './limits.ts';

it('allows so many at once, then so many a second', () => {
  let now = 5;
  const limits = new RateLimits([3, 2], () => now);
  const taken = (times: number) =>
    Array.from({ length: times }, () => limits.take('a')).filter(Boolean).length;
  expect(taken(5)).toBe(3);
  now += 1000;
  expect(taken(5)).toBe(2);
  now += 60_000;
  expect(taken(5)).toBe(3);
  expect(limits.take('b')).toBe(true);
});

it('forgets within a minute those whose bucket is full again, and remembers the others', () => {
  let now = 0;
  const limits = new RateLimits([10, 1 / 60], () => now);
  for (let i = 0; i < 10; i++) limits.take('busy');
  limits.take('once');
  now = 61_000;
  limits.take('now');
  expect(limits.size).toBe(2);
  expect([limits.take('busy'), limits.take('busy')]).toEqual([true, false]);
});

it('does not grow without end', () => {
  const limits = new RateLimits([1, 0], () => 0);
  for (let i = 0; i < 60_000; i++) limits.take(String(i));
  expect(limits.size).toBe(50_000);
  expect(limits.take('59999')).toBe(false);
});
