/**
 * Logs name nobody. Games are played with marked names, texts, addresses and links at the finest log level, every
 * kind of request fails once, the store fails too, and then all that was logged is searched for the marks.
 */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connect } from '../src/store/sqlite-driver.ts';
import { dataFile } from '../src/store/sqlite-files.ts';
import { keyOf } from '../src/tables/secrets.ts';
import type { Seat } from './kit.ts';
import { playOn, TestServer } from './kit.ts';

const ADDRESS = '198.51.100.77';
const FORWARDED = { 'x-forwarded-for': `203.0.113.78, ${ADDRESS}` };
const TOKEN = 'marked-token-for-metrics';
const CODE = 'markedcode';
const server = new TestServer({ logLevel: 'trace', trustProxy: 1, metricsToken: TOKEN });

beforeAll(() => server.start());
afterAll(() => server.end());

/** A table where people talk and play to the end. */
async function play(): Promise<readonly Seat[]> {
  const host = await server.open({ chat: true, seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Markaki');
  const guest = await server.sit(host.table, 'Markben');
  const [aki, ben] = [
    await server.peer(host.table, host.secret),
    await server.peer(host.table, guest.secret),
  ];
  await aki.do({ t: 'say', text: 'marktext' });
  await aki.do({ t: 'name', name: 'Markaki II' });
  await aki.do({ t: 'start' });
  await playOn([aki, ben]);
  await ben.do({ t: 'rematch' });
  return [host, guest];
}

/** Requests of every kind that are refused. */
async function fail({ table, secret }: Seat): Promise<void> {
  const path = `/api/tables/${table}`;
  for (const each of [
    `${path}/%zz`,
    `${path}/none`,
    `${path}x`,
    `${path}/updates?since=${table}`,
    `/g/${table}`,
  ])
    await server.call('GET', each, undefined, secret, FORWARDED);
  const wrong = { id: 'markid', command: { t: 'act', number: 0, action: 'marktext' } };
  await server.call('POST', `${path}/commands`, wrong, secret, FORWARDED);
  await server.call('POST', `${path}/commands`, '{"markid"', secret, FORWARDED);
  await server.call('POST', `${path}/commands`, `"${'marktext'.repeat(1000)}"`, secret, FORWARDED);
  await server.call('POST', '/api/tables', { plan: { game: 'marktext' }, name: 'Markaki' }, '', FORWARDED);
  await server.call('POST', '/api/device', { code: CODE }, '', FORWARDED);
  await server.call('POST', `${path}/device`, {}, secret, FORWARDED);
  await server.call('GET', '/metrics', undefined, `${TOKEN}x`, FORWARDED);
  const peer = await server.peer(table, secret);
  peer.sendText('marktext');
  await peer.do({ t: 'say', text: 'marktext' });
}

/** Deletes a table behind the server's back, so that its next write cannot be stored. */
async function failStore({ table, secret }: Seat): Promise<void> {
  const peer = await server.peer(table, secret);
  const database = await connect(dataFile(server.data));
  for (const name of ['table_entries', 'table_heads'])
    database.prepare(`DELETE FROM ${name} WHERE table_id = ?`).run(table);
  database.close();
  expect(await peer.do({ t: 'ready', ready: true })).toMatchObject({ code: 'busy' });
}

it('logs no link, secret, name, text, code or address, whatever fails', async () => {
  const people = await play();
  for (const seat of people) await fail(seat);
  const other = await server.open({}, 'Markcho');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/${other.table}x`, {
    headers: FORWARDED,
  });
  await new Promise((resolve) => socket.once('error', resolve));
  await failStore(other);
  await server.stop();

  const logged = server.logged.join('').toLowerCase();
  expect(logged).toContain('a request failed');
  expect(logged).toContain('/api/tables/:id/commands');
  const marks = ['mark', ADDRESS, '203.0.113.78', TOKEN, CODE];
  const secrets = [...people, other].flatMap(({ table, secret }) => [table, secret, keyOf(secret)]);
  for (const mark of [...marks, ...secrets]) expect(logged).not.toContain(mark.toLowerCase());
  expect(logged).not.toMatch(/\bat .*\.(ts|js):\d+/);
});
