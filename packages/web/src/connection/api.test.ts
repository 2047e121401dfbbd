/** What comes back from the server becomes a value, whatever it is. */

import type { Plan } from '@tokaido/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { claimDevice, deviceCode, findTable, openTable, openTables, sitDown } from './api.ts';

const plan: Plan = {
  game: 'tokaido',
  options: '',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'none' },
  listed: false,
  chat: true,
  takeover: true,
  level: 'innkeeper',
};
const { signal } = new AbortController();
const guest = { name: 'Aki', bytes: 'ab'.repeat(16) };

afterEach(() => vi.unstubAllGlobals());

function answering(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function bodyOf(request: RequestInit): unknown {
  return typeof request.body === 'string' ? JSON.parse(request.body) : null;
}

describe('requests', () => {
  test('a table is opened with the plan, a name and random bytes', async () => {
    const fetched = answering({ table: 'hagi-27', seat: 0, secret: 's' });
    expect(await openTable(plan, guest)).toEqual({
      ok: true,
      value: { table: 'hagi-27', seat: 0, secret: 's' },
    });
    const [path, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect(path).toBe('/api/tables');
    expect(request.method).toBe('POST');
    expect(bodyOf(request)).toEqual({ plan, ...guest });
  });

  test('the list of tables is asked for at once first, and then when it is another', async () => {
    const fetched = answering({ mark: 'a b', tables: [{ id: 'hagi', seats: [], offer: 'sit' }] });
    expect(await openTables(null, signal)).toMatchObject({ ok: true, value: { mark: 'a b' } });
    await openTables('a b', signal);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/tables', '/api/tables?mark=a%20b']);
    // A server of 0.1.0 tells less than the list shows.
    answering({ tables: [{ id: 'hagi', seats: [] }] });
    expect(await openTables(null, signal)).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  });

  test('a table is found by the plan, and never where one sits already', async () => {
    const fetched = answering({ table: 'hagi', seat: 1, secret: 's', found: true }, 201);
    expect(await findTable(plan, guest, ['fuji'])).toMatchObject({ ok: true, value: { table: 'hagi' } });
    const [path, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect([path, bodyOf(request)]).toEqual(['/api/find', { plan, ...guest, not: ['fuji'] }]);
  });

  test('a seat is named only where one was chosen, and no secret is in an address', async () => {
    const fetched = answering({ seat: 2, secret: 's' });
    await sitDown('a/b', guest);
    await sitDown('a/b', guest, 2);
    const bodies = fetched.mock.calls.map(([, request]) => bodyOf(request as RequestInit));
    expect(bodies).toEqual([guest, { ...guest, seat: 2 }]);
    expect(fetched.mock.calls[0]![0]).toBe('/api/tables/a%2Fb/seats');
    const asked = answering({ code: 'K7' });
    expect(await deviceCode('hagi', 'the-secret')).toEqual({ ok: true, value: { code: 'K7' } });
    const [path, request] = asked.mock.calls[0] as [string, RequestInit];
    expect(path).not.toContain('the-secret');
    expect(request.headers).toMatchObject({ authorization: 'Bearer the-secret' });
  });
});

describe('failures', () => {
  test('a refusal of the server is passed on with its code', async () => {
    answering({ refused: { code: 'seat-taken', message: 'that seat is not free' } }, 409);
    expect(await sitDown('t', guest)).toEqual({
      ok: false,
      error: { code: 'seat-taken', message: 'that seat is not free' },
    });
  });

  test('no server, or one that speaks something else, is unreachable', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('failed to fetch');
    });
    expect(await openTables(null, signal)).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    for (const body of ['<!doctype html>', '[{"id":1}]', '{}', 'null']) {
      answering(body);
      expect(await openTables(null, signal), body).toMatchObject({
        ok: false,
        error: { code: 'unreachable' },
      });
    }
    answering('{"table":"t","seat":"0"}');
    expect(await claimDevice('x')).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  });
});
