/** Who is away, with a grace period for each seat. */

import { signal } from '@preact/signals';
import type { SeatInfo } from '@tokaido/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAway } from './away-players.ts';
import { unknownTable } from './known-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person: SeatInfo = {
  kind: 'person',
  name: 'Aki',
  level: '',
  ready: true,
  standIn: false,
  votes: [],
  host: false,
};

function table(local = false) {
  const info = signal({ ...unknownTable('t').info, seats: [person, person, person] });
  const present = signal<readonly boolean[]>([true, true, true]);
  const away = signal<ReadonlySet<number>>(new Set());
  const stop = followAway({ info, present, local }, away);
  return { info, present, stop, away: () => [...away.value].sort((a, b) => a - b) };
}

test('a change elsewhere does not begin the time again', () => {
  const { present, away } = table();
  present.value = [true, false, true];
  vi.advanceTimersByTime(20_000);
  present.value = [true, false, false];
  vi.advanceTimersByTime(10_000);
  expect(away()).toEqual([1]);
  vi.advanceTimersByTime(20_000);
  expect(away()).toEqual([1, 2]);
  present.value = [true, true, false];
  expect(away()).toEqual([2]);
});

test('a short break is nobody’s business, nor is one that a bot bridges', () => {
  const { info, present, away } = table();
  present.value = [true, false, false];
  vi.advanceTimersByTime(29_000);
  present.value = [true, true, false];
  info.value = { ...info.value, seats: [person, person, { ...person, standIn: true }] };
  vi.advanceTimersByTime(60_000);
  expect(away()).toEqual([]);
});

test('nobody is away from a table of this device, and nobody once it is left', () => {
  const here = table(true);
  here.present.value = [true, false, false];
  const left = table();
  left.present.value = [true, false, false];
  left.stop();
  vi.advanceTimersByTime(60_000);
  expect([here.away(), left.away(), vi.getTimerCount()]).toEqual([[], [], 0]);
});
