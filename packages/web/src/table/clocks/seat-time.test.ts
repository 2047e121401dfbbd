/** How much time everybody has, between two messages of the table. */

import { signal } from '@preact/signals';
import type { Plan, SeatInfo } from '@tokaido/table';
import { GRACE } from '@tokaido/table';
import { expect, test } from 'vitest';
import { unknownTable } from '../known-table.ts';
import type { Seen } from '../model.ts';
import type { Clocks } from './seat-time.ts';
import { seatTime, standInTime, votesNeeded } from './seat-time.ts';

const person: Omit<SeatInfo, 'name'> = {
  kind: 'person',
  level: '',
  ready: true,
  standIn: false,
  votes: [],
  host: false,
};
const seats: SeatInfo[] = [
  { ...person, name: 'Aki' },
  { ...person, name: 'Ben' },
  { ...person, kind: 'bot', name: '' },
];

function table(pace: Plan['pace'], gone: readonly (number | null)[] = [null, null, null]): Clocks {
  return {
    info: signal({ ...unknownTable('t').info, phase: 'playing' as const, seats, pace }),
    clock: signal({ left: 150_000, bank: 60_000, extends: 10, since: 1_000 }),
    seen: signal({ turn: { seat: 0 } } as Seen),
    online: {
      said: signal([]),
      banks: signal(pace.kind === 'live' ? [60_000, 45_000, 60_000] : null),
      gone: signal(gone),
      waiting: signal(null),
      withdraw() {},
    },
  };
}

const LIVE: Plan['pace'] = { kind: 'live', seconds: 90, bank: 60 };

test('the clock of whoever must decide runs, the others have their banks, bots none', () => {
  const live = table(LIVE);
  expect(seatTime(live, 0, 31_000)).toEqual({ left: 120_000, bank: 60_000, runs: true });
  expect(seatTime(live, 1, 31_000)).toEqual({ left: 45_000, bank: 45_000, runs: false });
  expect(seatTime(live, 2, 31_000)).toBeNull();
  // Its own time is up: the bank runs, and no clock goes below nothing.
  expect(seatTime(live, 0, 141_000)).toEqual({ left: 10_000, bank: 10_000, runs: true });
  expect(seatTime(live, 0, 999_000)).toMatchObject({ left: 0 });
});

test('by letter only the pending decision has a time; without a clock nobody has', () => {
  const letter = table({ kind: 'correspondence', days: 1 });
  expect([0, 1].map((seat) => seatTime(letter, seat, 1_000)?.left)).toEqual([150_000, undefined]);
  expect(seatTime(table({ kind: 'none' }), 0, 1_000)).toBeNull();
});

test('a bot may play for somebody from the very moment the server allows it', () => {
  const away = table({ kind: 'none' }, [null, 5_000, 5_000]);
  expect(standInTime(away, 0, 10_000)).toBeNull();
  expect(standInTime(away, 1, 10_000)).toBe(GRACE - 5_000);
  expect(standInTime(away, 1, 5_000 + GRACE)).toBe(0);
  expect(standInTime(away, 2, 10_000)).toBeNull();
});

test('by letter a bot may play only for whoever must decide, once the deadline has passed', () => {
  const letter = table({ kind: 'correspondence', days: 1 }, [5_000, 5_000, null]);
  const after = 151_000;
  expect([10_000, after - 1, after].map((now) => standInTime(letter, 0, now))).toEqual([null, null, 0]);
  expect(standInTime(letter, 1, after + GRACE)).toBeNull();
});

test('a bot needs more than half of the others', () => {
  expect(votesNeeded(table(LIVE), 1)).toBe(1);
});
