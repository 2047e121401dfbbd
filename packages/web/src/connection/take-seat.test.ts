/** Sitting down: what the device remembers of it for the check of the shuffle. */

import { afterEach, expect, test, vi } from 'vitest';
import { setting } from '../app/settings.ts';
import { saveSeat, seatAt } from './seat-secrets.ts';
import { takeSeat } from './take-seat.ts';
import { myName } from './travel-names.ts';

afterEach(() => vi.unstubAllGlobals());

function serverAnswers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

test('bytes given before the game are looked for in its record', async () => {
  serverAnswers(200, { seat: 1, secret: 'a-secret' });
  expect(await takeSeat('hagi', { name: 'Ren', isLate: false })).toBe('');
  expect(seatAt('hagi')).toMatchObject({
    secret: 'a-secret',
    bytes: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a late guest has no part in the shuffle, and looks for none', async () => {
  serverAnswers(200, { seat: 1, secret: 'a-secret' });
  expect(await takeSeat('fuji', { seat: 1, name: 'Ren', isLate: true })).toBe('');
  expect(seatAt('fuji')).toMatchObject({ secret: 'a-secret', bytes: '' });
});

test('whoever had a seat there says so with its secret, so that a host’s removal lasts', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    const removed = { code: 'removed', message: 'the host has removed you from this table' };
    return new Response(JSON.stringify({ refused: removed }), { status: 403 });
  });
  await takeSeat('kyoto', { isLate: false });
  saveSeat('kyoto', 'the-old-one', '');
  expect(await takeSeat('kyoto', { isLate: false })).toMatch(/removed/);
  expect(sent).toEqual([null, 'Bearer the-old-one']);
  expect(seatAt('kyoto')?.secret).toBe('the-old-one');
});

test('a refusal is told, and nothing is remembered', async () => {
  serverAnswers(409, { refused: { code: 'seat-taken', message: 'that seat is not free' } });
  expect(await takeSeat('edo', { name: 'Ren', isLate: false })).toMatch(/seat/i);
  expect(seatAt('edo')).toBeNull();
});

test('a name of one’s own is remembered, a suggested one is not, and none is a suggested one', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    sent.push((JSON.parse(body) as { readonly name: string }).name);
    return new Response(JSON.stringify({ seat: 1, secret: 's' }), { status: 200 });
  });
  setting('name').value = '';
  const suggested = myName('');
  await takeSeat('a', { name: suggested, isLate: false });
  await takeSeat('b', { name: '  ', isLate: false });
  expect(setting('name').value).toBe('');
  await takeSeat('c', { name: ' Ren ', isLate: false });
  expect(setting('name').value).toBe('Ren');
  expect(sent).toEqual([suggested, suggested, 'Ren']);
});
