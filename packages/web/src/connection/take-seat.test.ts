/** Sitting down: what the device remembers of it for the check of the shuffle. */

import { afterEach, expect, test, vi } from 'vitest';
import { seatAt } from './seat-secrets.ts';
import { takeSeat } from './take-seat.ts';

afterEach(() => vi.unstubAllGlobals());

function serverAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

test('bytes given before the game are looked for in its record', async () => {
  serverAnswers(200, { seat: 1, secret: 'a-secret' });
  expect(await takeSeat('hagi', { isLate: false })).toBe('');
  expect(seatAt('hagi')).toMatchObject({
    secret: 'a-secret',
    bytes: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a late guest has no part in the shuffle, and looks for none', async () => {
  serverAnswers(200, { seat: 1, secret: 'a-secret' });
  expect(await takeSeat('fuji', { seat: 1, isLate: true })).toBe('');
  expect(seatAt('fuji')).toMatchObject({ secret: 'a-secret', bytes: '' });
});

test('a refusal is told, and nothing is remembered', async () => {
  serverAnswers(409, { refused: { code: 'seat-taken', message: 'that seat is not free' } });
  expect(await takeSeat('edo', { isLate: false })).toMatch(/seat/i);
  expect(seatAt('edo')).toBeNull();
});
