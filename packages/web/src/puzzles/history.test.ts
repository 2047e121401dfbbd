import { beforeEach, expect, test, vi } from 'vitest';
import type { Answered } from './history.ts';
import { longestStreak, meanLost, readHistory, streakOf } from './history.ts';

const answer = (id: string, solved: boolean, lost: number | null = solved ? 0 : 1.5): Answered => ({
  id,
  grade: 2,
  solved,
  lost,
  at: 1,
});

const answers = (...solved: readonly boolean[]) => solved.map((each, i) => answer(`t${i + 1}`, each));

beforeEach(() => {
  vi.resetModules();
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
});

test('a streak ends with the first miss; the longest one is remembered', () => {
  expect(streakOf(answers(true, true, false, true))).toBe(1);
  expect(streakOf(answers(true, false))).toBe(0);
  expect(longestStreak(answers(true, true, false, true))).toBe(2);
});

test('points lost are told over the last answers, those who gave up aside', () => {
  expect(meanLost([], 20)).toBeNull();
  expect(meanLost([answer('t1', false, 9), answer('t2', false, 3), answer('t3', true, 0)], 2)).toBe(1.5);
  expect(meanLost([answer('t1', false, null), answer('t2', false, 3)], 20)).toBe(3);
});

test('damaged data is left out', () => {
  expect(readHistory(null)).toEqual([]);
  expect(readHistory('x')).toEqual([]);
  expect(readHistory({ format: 2, answers: [answer('t1', true)] })).toEqual([]);
  const good = answer('d7', true);
  const bad = [null, 3, { ...good, id: '../x' }, { ...good, solved: 'yes' }, { ...good, lost: 'none' }];
  expect(readHistory({ format: 1, answers: [...bad, good, { ...good, solved: false }] })).toEqual([good]);
});

test('only the first answer counts, and it is there after a reload', async () => {
  const first = await import('./history.ts');
  expect(first.addAnswer(answer('t4', false))).toBe(true);
  first.addAnswer(answer('t4', true));
  first.addAnswer(answer('t5', true));
  vi.resetModules();
  const later = await import('./history.ts');
  expect(later.history.value.map(({ id, solved }) => [id, solved])).toEqual([
    ['t4', false],
    ['t5', true],
  ]);
});

test('a browser that stores nothing is told of, and the answer counts for this visit', async () => {
  const { addAnswer, history } = await import('./history.ts');
  vi.stubGlobal('localStorage', undefined);
  expect(addAnswer(answer('t1', true))).toBe(false);
  expect(history.value).toHaveLength(1);
});
