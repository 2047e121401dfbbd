import { expect, it } from 'vitest';
import type { Round } from './against.ts';
import { compareRounds } from './against.ts';
import type { Measured } from './measurement.ts';
import { isGood, measurementOf, rowsOf } from './measurement.ts';
import { addUp, percentile } from './stats.ts';

const MiB = 1024 ** 2;

const counted = {
  moves: 1000,
  games: 3,
  bytes: 4000,
  hung: 0,
  errors: new Map<string, number>(),
  delays: [3, 1, 2],
};

/** A server that used 2 s of processor time, 40 MiB of memory and 10 MiB of garbage in four seconds. */
const measured: Measured = {
  tables: 10,
  seats: 4,
  seconds: 4,
  counted,
  server: {
    fresh: { usage: { cpu: 100, resident: 60 * MiB }, garbage: { bytes: 0, pause: 0 } },
    open: { usage: { cpu: 150, resident: 80 * MiB }, garbage: { bytes: 0, pause: 0 } },
    from: { usage: { cpu: 500, resident: 90 * MiB }, garbage: { bytes: 5 * MiB, pause: 20 } },
    to: { usage: { cpu: 2500, resident: 100 * MiB }, garbage: { bytes: 15 * MiB, pause: 220 } },
  },
};

it('says what a move and a table cost the server', () => {
  expect(measurementOf(measured)).toMatchObject({
    liveSeats: 40,
    movesPerSecond: 250,
    bytesPerMove: 4,
    cpuToOpen: 5,
    cpuMicroseconds: 2000,
    garbageKiB: 10.2,
    garbagePercent: 5,
    residentMiB: 40,
    kiBPerTable: 4096,
  });
});

it('says so where the system does not tell', () => {
  const server = measured.server!;
  const blind = measurementOf({ ...measured, server: { ...server, to: { ...server.to, usage: null } } });
  expect(blind).toMatchObject({ cpuMicroseconds: null, kiBPerTable: null, garbageKiB: 10.2 });
  expect(
    rowsOf(blind)
      .map(([what, value]) => `${what} ${value}`)
      .join('\n'),
  ).toMatch(/processor time .*: only Linux tells it/);
});

it('is not content with a table that hung, an error, or nothing at all', () => {
  const good = (other: Partial<typeof counted>) =>
    isGood(measurementOf({ ...measured, counted: { ...counted, ...other } }));
  expect(good({})).toBe(true);
  expect(good({ hung: 1 })).toBe(false);
  expect(good({ errors: new Map([['refused: stale', 1]]) })).toBe(false);
  expect(good({ moves: 0 })).toBe(false);
});

it('adds up what several clients counted', () => {
  const other = { moves: 1, games: 1, bytes: 500, hung: 2, errors: new Map([['lost', 1]]), delays: [9] };
  const sum = addUp([counted, other, other]);
  expect(sum).toMatchObject({ moves: 1002, games: 5, bytes: 5000, hung: 4, delays: [3, 1, 2, 9, 9] });
  expect([...sum.errors]).toEqual([['lost', 2]]);
  expect(percentile(sum.delays, 0.5)).toBe(3);
  expect(percentile(sum.delays, 0.99)).toBe(9);
  expect(percentile([], 0.5)).toBe(0);
});

it('compares two builds pair by pair', () => {
  const round = (cpu: number): Round => ({
    'moves/s': 100,
    'p50, ms': 1,
    'p99, ms': 2,
    'CPU for a move, µs': cpu,
    'garbage for a move, KiB': 1,
    'memory for a table, KiB': 1,
  });
  const rows = compareRounds([round(400), round(800), round(500)], [round(200), round(200), round(150)]);
  expect(rows.find(({ what }) => what.startsWith('CPU'))).toEqual({
    what: 'CPU for a move, µs',
    there: 500,
    here: 200,
    ratio: 0.3,
  });
});
