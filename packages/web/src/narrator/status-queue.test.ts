import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStatusQueue } from './status-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Everything that is shown from now on. */
function shownBy({ shown }: ReturnType<typeof openStatusQueue>): string[] {
  const all: string[] = [];
  shown.subscribe((text) => void (text !== '' && all.push(text)));
  return all;
}

test('a line is shown at once, and stands before the next one takes its place', () => {
  const queue = openStatusQueue();
  queue.say('Akiko uses the coach.');
  queue.say('Who will you be?');
  expect(queue.shown.value).toBe('Akiko uses the coach.');
  vi.advanceTimersByTime(100);
  expect(queue.shown.value).toBe('Akiko uses the coach.');
  vi.runAllTimers();
  expect(queue.shown.value).toBe('Who will you be?');
});

test('none is lost, and the same words said twice are two changes', () => {
  const queue = openStatusQueue();
  const all = shownBy(queue);
  for (const text of ['a', '', 'b', 'b', 'c']) queue.say(text);
  vi.runAllTimers();
  expect(all).toEqual(['a', 'b', 'b\u00a0', 'c']);
  queue.say('d');
  expect(queue.shown.value).toBe('d');
});

test('what was for one person does not come up before the next', () => {
  const queue = openStatusQueue();
  queue.say('a');
  queue.say('b');
  queue.clear();
  vi.runAllTimers();
  expect(queue.shown.value).toBe('');
});
