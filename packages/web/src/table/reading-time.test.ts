/** What is shown until it could be read. */

import { expect, test } from 'vitest';
import { onceRead, readingTime } from './reading-time.ts';
import { TestClock } from './testkit/clock.ts';

function page() {
  const clock = new TestClock();
  let hidden = false;
  const watchers = new Set<() => void>();
  const setHidden = (is: boolean) => {
    hidden = is;
    for (const watcher of watchers) watcher();
  };
  const time = {
    later: clock.later,
    now: clock.now,
    isHidden: () => hidden,
    onVisibility(then: () => void) {
      watchers.add(then);
      return () => watchers.delete(then);
    },
  };
  return { clock, time, setHidden, watchers };
}

test('a phrase stays for six seconds, a long line longer', () => {
  expect(readingTime('Good luck')).toBe(6_000);
  expect(readingTime('x'.repeat(200))).toBeGreaterThan(15_000);
});

test('the time stands still while nobody sees the page', () => {
  const { clock, time, setHidden, watchers } = page();
  let done = 0;
  onceRead('Hello', time, () => done++);
  clock.pass(4_000);
  setHidden(true);
  clock.pass(3_600_000);
  expect(done).toBe(0);
  setHidden(false);
  clock.pass(1_999);
  expect(done).toBe(0);
  clock.pass(1);
  expect([done, watchers.size, clock.waiting]).toEqual([1, 0, 0]);
});

test('a page that was never seen has not been read', () => {
  const { clock, time, setHidden } = page();
  setHidden(true);
  let done = 0;
  onceRead('Hello', time, () => done++);
  clock.pass(60_000);
  expect(done).toBe(0);
  setHidden(false);
  clock.pass(6_000);
  expect(done).toBe(1);
});

test('what is taken away earlier leaves nothing behind', () => {
  const { clock, time, watchers } = page();
  onceRead('Hello', time, () => expect.unreachable())();
  clock.pass(60_000);
  expect([watchers.size, clock.waiting]).toEqual([0, 0]);
});
