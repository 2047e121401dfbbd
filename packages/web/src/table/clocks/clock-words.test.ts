/** Lengths of time and deadlines, in four languages. */

import { setLocale } from '@tokaido/words';
import { afterEach, expect, test } from 'vitest';
import { deadlineWords, lengthWords } from './clock-words.ts';

afterEach(() => setLocale('en'));

const HOUR = 3_600_000;

test('a clock shows seconds for as long as they matter', () => {
  expect([-5, 0, 1, 1_000, 130_000, 3_600_000, 4_980_000, 11 * HOUR].map(lengthWords)).toEqual([
    '0:00',
    '0:00',
    '0:01',
    '0:01',
    '2:10',
    '1:00:00',
    '1:23:00',
    '11 h 0 min',
  ]);
});

test.each([
  ['en', '1 d 4 h', 'Thu 18:30'],
  ['es', '1 d 4 h', 'jue 18:30'],
  ['fr', '1 j 4 h', 'jeu. 18:30'],
  ['ja', '1日4時間', '木曜日 18:30'],
])('%s: days, and a deadline by the day of the week', async (language, days, when) => {
  await setLocale(language);
  expect(lengthWords(28.9 * HOUR)).toBe(days);
  const at = new Date(2026, 10, 19, 18, 30).getTime();
  expect(deadlineWords(at, at - 28 * HOUR).replace(/\s/g, ' ')).toBe(when);
});

test('a deadline beyond this week has its date', () => {
  const at = new Date(2026, 10, 19, 18, 30).getTime();
  expect(deadlineWords(at, at - 8 * 24 * HOUR)).toContain('19 Nov');
});
