/** The list of open tables and a seat at one of them, over HTTP. */

import type { OpenTable } from '@tokaido/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLAN, TestServer } from './kit.ts';

interface Listed {
  readonly mark: string;
  readonly tables: readonly OpenTable[];
}

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const list = async (query = ''): Promise<Listed> => (await server.call('GET', `/api/tables${query}`)).json;

it('answers those who wait once the list is another', async () => {
  const { mark, tables } = await list();
  expect(tables).toEqual([]);
  expect((await list(`?mark=${mark}&wait=0`)).mark).toBe(mark);
  const waiting = list(`?mark=${mark}`);
  const { table } = await server.open({ listed: true });
  await server.open();
  const next = await waiting;
  expect(next).toMatchObject({ tables: [{ id: table, offer: 'sit', seats: [{ name: 'Aki' }, {}, {}, {}] }] });
  expect((await list(`?mark=${mark}`)).mark).toBe(next.mark);
  expect((await server.call('GET', '/api/tables?wait=99')).status).toBe(400);
});

it('seats two strangers at one table and keeps their secrets apart', async () => {
  const plan = { ...PLAN, options: 'boxes=crossroads' };
  const find = async (name: string) => {
    const answer = await server.call('POST', '/api/find', { plan, name, bytes: '0c'.repeat(16), not: [] });
    expect(answer.status).toBe(201);
    return answer.json as { table: string; seat: number; secret: string; found: boolean };
  };
  const host = await find('Cho');
  const guest = await find('Dai');
  // It prefers the table with the same boxes, though another one has a seat.
  expect([host.found, guest.found]).toEqual([true, false]);
  expect(guest.secret).not.toBe(host.secret);
  const dai = await server.peer(guest.table, guest.secret);
  expect(dai.info).toMatchObject({ listed: true, seats: [{ name: 'Dai', host: true }, {}, {}, {}] });
  const third = await find('Ema');
  expect(third).toMatchObject({ table: guest.table, found: true });
  expect((await server.call('POST', '/api/find', { plan: {}, name: 'x' })).status).toBe(400);
});
