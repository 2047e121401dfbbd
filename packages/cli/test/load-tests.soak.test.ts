/** The load tests themselves, from end to end and as short as they can be. */

import { expect, it } from 'vitest';
import { tokaido } from './command.ts';

it('load plays real games and says what they cost', () => {
  const { code, out, err } = tokaido(['load', '--tables', '8', '--seconds', '2', '--clients', '2', '--json']);
  expect([code, err]).toEqual([0, '']);
  const numbers = JSON.parse(out) as Record<string, unknown>;
  expect(numbers).toMatchObject({ store: 'sqlite', liveSeats: 32, hung: 0, errors: {} });
  expect(numbers['movesPerSecond']).toBeGreaterThan(0);
  if (process.platform === 'linux') expect(numbers['cpuMicroseconds']).toBeGreaterThan(0);
});

it('load alternates the seats of each table between servers', () => {
  const flags = ['--tables', '8', '--seconds', '3', '--think', '20', '--json'];
  const { code, out } = tokaido(['load', '--postgres', '--alternate', '3', ...flags]);
  expect(JSON.parse(out)).toMatchObject({ store: 'postgresql', hung: 0, errors: {} });
  expect(code).toBe(0);
});

it.each([
  ['servers', []],
  ['the store thread', ['--end-store-thread']],
  ['the database', ['--kill-database', '--away', '3']],
])('chaos finds nothing wrong after kills of %s', (_, flags) => {
  const { code, out } = tokaido(['chaos', '--tables', '6', '--kills', '2', '--every', '1', ...flags]);
  for (const what of ['lost', 'doubled', 'numbers used twice', 'views that diverged', 'seats that hung'])
    expect(out).toMatch(new RegExp(`^${what} +0$`, 'm'));
  expect(code).toBe(0);
});

it('attack leaves honest people alone', () => {
  const { out } = tokaido(['attack', 'flood', '--seconds', '3', '--tables', '4']);
  expect(out).toMatch(/^honest tables that hung +0 before, 0 during the attack$/m);
  expect(out).toMatch(/^errors of honest people +\{\} before, \{\} during the attack$/m);
});
