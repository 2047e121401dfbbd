/** What was said, without those who are not to be heard. */

import { expect, test } from 'vitest';
import type { Line } from '../table/model.ts';
import { isMuted, saidIn, toggleMuted } from './talk.ts';

const line = (n: number, seat: number, more: Partial<Line>): Line => ({
  n,
  seat,
  kind: 'say',
  by: 'person',
  events: [],
  ...more,
});

test('phrases in words, texts as they are, other lines not at all', () => {
  const journal = [
    line(1, 0, { phrase: 'hello' }),
    line(2, 1, { text: 'mind the step' }),
    line(3, 1, { kind: 'act' }),
    line(4, 1, {}),
  ];
  expect(saidIn(journal, 'hagi')).toEqual([
    { n: 1, seat: 0, words: 'Hello' },
    { n: 2, seat: 1, words: 'mind the step' },
  ]);
});

test('a muted seat is silent at its table only, until it is heard again', () => {
  const journal = [line(1, 1, { phrase: 'hurry' })];
  toggleMuted('hagi', 1);
  expect(isMuted('hagi', 1)).toBe(true);
  expect(saidIn(journal, 'hagi')).toEqual([]);
  expect(saidIn(journal, 'fuji')).toHaveLength(1);
  toggleMuted('hagi', 1);
  expect(saidIn(journal, 'hagi')).toHaveLength(1);
});
