/** Completions that random games rarely bring: several in one line, and what a power adds. */

import type { Event } from '@tokaido/tokaido';
import { PANORAMA_LENGTHS, PANORAMAS, SEAT_AT } from '@tokaido/tokaido';
import { TestTable } from '@tokaido/words/tokaido/testkit';
import { expect, test } from 'vitest';
import { completionsOf } from './completion.ts';

const PADDY = PANORAMAS.indexOf('paddy');
const SEA = PANORAMAS.indexOf('sea');

/** What a line of these events completes, when everybody misses one section of each panorama. */
function completions(...events: readonly Event[]) {
  const table = new TestTable({ players: 3, boxes: [], variations: [] }, 1);
  for (const { seat } of table.s.all.slice(0, 3))
    for (const [i, length] of PANORAMA_LENGTHS.entries())
      table.s.m[SEAT_AT.panoramas + seat * SEAT_AT.stride + i] = length - 1;
  const line = { n: 1, seat: 0, kind: 'act', by: 'person', events } as const;
  return completionsOf({ line, before: table.seen(0) });
}

const section = (seat: number, kind: number): Event => ({ type: 'panorama', seat, kind, section: 0 });
const board = (seat: number, achievement: number): Event => ({ type: 'achievement', seat, achievement });
const points = (seat: number, source: string, n: number): Event => ({
  type: 'points',
  seat,
  source,
  points: n,
});

test('two who complete a panorama together both have the achievement, each with their own points', () => {
  const events = [
    section(0, SEA),
    points(0, 'panorama', 5),
    section(1, SEA),
    points(1, 'panorama', 5),
    board(0, SEA),
    points(0, 'ach-panorama', 3),
    board(1, SEA),
    points(1, 'ach-panorama', 3),
    points(1, 'traveler', 1),
  ];
  const [first, second] = completions(...events);
  expect(first).toMatchObject({ seat: 0, first: 3, gained: 8, score: 8 });
  expect(second).toMatchObject({ seat: 1, first: 4, gained: 9, score: 9 });
  expect(first?.events).toEqual(events.filter((event) => 'seat' in event && event.seat === 0));
});

test('an achievement of another panorama, or of somebody else, belongs to another moment', () => {
  const done = completions(
    section(0, PADDY),
    points(0, 'panorama', 3),
    section(0, SEA),
    points(0, 'panorama', 5),
    section(1, SEA),
    points(1, 'panorama', 5),
    board(0, SEA),
    points(0, 'ach-panorama', 3),
    points(1, 'traveler', 2),
  );
  expect(done.map(({ seat, kind, first, gained }) => [seat, kind, first, gained])).toEqual([
    [0, 'paddy', null, 3],
    [0, 'sea', 3, 8],
    [1, 'sea', null, 5],
  ]);
});

test('points that come before in the same line are no part of it, but of the score', () => {
  const [done] = completions(points(0, 'encounter', 4), section(0, PADDY), points(0, 'panorama', 3));
  expect(done).toMatchObject({ first: null, gained: 3, score: 7 });
});
