/** Codes for another device: they outlive a restart, work at every process, and tell a reader of the store nothing. */

import { afterEach, expect, it } from 'vitest';
import { DeviceCodes } from '../src/http/device-codes.ts';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import { keyOf } from '../src/tables/secrets.ts';
import { describeEachStore } from './each-store.ts';
import type { Seat } from './kit.ts';
import { TestServer } from './kit.ts';

const PASS = { table: 'abcdefghjk', seat: 2, secret: 'the-secret-of-the-seat' };
let server: TestServer | null = null;
afterEach(() => server?.end());

async function issue(at: TestServer, seat: Seat): Promise<string> {
  const answer = await at.call('POST', `/api/tables/${seat.table}/device`, {}, seat.secret);
  return (answer.json as { readonly code: string }).code;
}

it('is redeemed after a restart', async () => {
  server = await new TestServer().start();
  const host = await server.open();
  const code = await issue(server, host);
  await server.stop();
  await server.start();
  expect((await server.call('POST', '/api/device', { code })).json).toEqual(host);
  const again = await server.call('POST', '/api/device', { code });
  expect([again.status, again.json]).toMatchObject([404, { refused: { code: 'bad-code' } }]);
});

describeEachStore((stores) => {
  it('lets any process redeem a code, once, for five minutes', async () => {
    let now = 0;
    const store = await stores.empty();
    const here = new DeviceCodes(store, () => now);
    const there = new DeviceCodes(await stores.rivalOf(store), () => now);
    const code = await here.issue(PASS);
    const answers = await Promise.all([here.redeem(code), there.redeem(code)]);
    expect(answers.filter((answer) => answer !== null)).toEqual([PASS]);
    const late = await here.issue(PASS);
    now += 300_001;
    expect(await there.redeem(late)).toBeNull();
    expect(await there.redeem('')).toBeNull();
  });
});

it('leaves nothing in the store by which it could be found or read', async () => {
  const data = new MemoryData();
  const code = await new DeviceCodes(openMemory(data), () => 0).issue(PASS);
  const stored = [...data.kept].flatMap(([key, { body }]) => [
    key,
    body,
    Buffer.from(body, 'base64').toString(),
  ]);
  expect(stored).toHaveLength(3);
  for (const text of stored)
    for (const hidden of [code, keyOf(code), PASS.secret, PASS.table]) expect(text).not.toContain(hidden);
});

it('cannot be guessed: an address may try a few', async () => {
  server = await new TestServer({ unlimited: false }).start();
  const host = await server.open();
  await issue(server, host);
  const statuses: number[] = [];
  while (statuses.length < 60 && statuses.at(-1) !== 429)
    statuses.push((await server.call('POST', '/api/device', { code: `${statuses.length}` })).status);
  expect(statuses.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
});
