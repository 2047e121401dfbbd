import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadSeat } from './load-seat.ts';
import { LoadTable } from './load-table.ts';
import { Stats } from './stats.ts';

const NOBODY = { at: { seat: 3 } } as LoadSeat;
const TURN = { seat: 1, decision: 'travel', number: 4, details: {}, undo: false };

let table: LoadTable;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  table = new LoadTable({ urls: [], seats: 4, options: '', think: 0, stats: new Stats() }, 1);
});
afterEach(() => {
  vi.useRealTimers();
});

const hangs = () => table.hangsAt(performance.now());

it('hangs when a game is on and nobody hears anything for five seconds', () => {
  vi.advanceTimersByTime(60_000);
  expect(hangs()).toBe(false);
  table.begin();
  vi.advanceTimersByTime(4_000);
  expect(hangs()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(hangs()).toBe(true);
});

it('does not hang while entries arrive', () => {
  table.begin();
  vi.advanceTimersByTime(4_000);
  table.heard(NOBODY, 7, TURN, false);
  vi.advanceTimersByTime(4_000);
  expect(hangs()).toBe(false);
  vi.advanceTimersByTime(4_000);
  expect(hangs()).toBe(true);
});
