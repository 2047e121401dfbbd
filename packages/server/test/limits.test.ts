/** The default limits on a real server: nobody walks around them, and a household gets in. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Config } from '../src/config.ts';
import type { Peer } from './kit.ts';
import { nth, PLAN, playOn, TestServer } from './kit.ts';

const FILES = 170;
const web = mkdtempSync(join(tmpdir(), 'tokaido-limits-'));
const sockets: WebSocket[] = [];
let server: TestServer;

beforeAll(() => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  for (let i = 0; i < FILES; i++) writeFileSync(join(web, 'assets', `part-${10_000_000 + i}.js`), `${i}`);
});
afterAll(() => rmSync(web, { recursive: true }));

beforeEach(() => start({}));
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.end();
});

async function start(config: Partial<Config>): Promise<void> {
  server = await new TestServer({ unlimited: false, trustProxy: 1, web, ...config }).start();
}

/** As if a proxy had seen the caller at this address, and the caller had made up the rest. */
const from = (address: string, madeUp = '203.0.113.9') => ({ 'x-forwarded-for': `${madeUp}, ${address}` });

async function openFrom(address: string, madeUp?: string): Promise<number> {
  const answer = await server.call(
    'POST',
    '/api/tables',
    { plan: PLAN, name: 'A' },
    '',
    from(address, madeUp),
  );
  return answer.status;
}

/** 101 for a connection, or the status with which it was refused. */
function connect(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
}

const count = <T>(items: readonly T[], item: T): number => items.filter((each) => each === item).length;

const OPEN = { kind: 'open' } as const;

it('lets a household in: five devices behind one address load everything at once', async () => {
  const host = await server.open({ seats: [{ kind: 'me' }, OPEN, OPEN, OPEN, OPEN] });
  const files = Array.from({ length: FILES }, (_, i) => `/assets/part-${10_000_000 + i}.js`);
  const paths = [`/g/${host.table}`, ...files, `/api/tables/${host.table}`, '/api/tables'];
  const device = async (secret: string) => {
    for (const path of paths) expect((await server.call('GET', path)).status, path).toBe(200);
    return (await server.peer(host.table, secret)).you;
  };
  const guests = await Promise.all(['Ben', 'Cho', 'Dai', 'Emi'].map((name) => server.sit(host.table, name)));
  const seats = await Promise.all([host, ...guests].map(({ secret }) => device(secret)));
  expect(seats.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
});

it('counts tables by the hop that the proxy saw, whatever the caller makes up', async () => {
  const opened: number[] = [];
  for (let i = 0; i < 25; i++) opened.push(await openFrom('192.0.2.1', `203.0.113.${i}`));
  expect(count(opened, 201)).toBe(20);
  expect(count(opened, 429)).toBe(5);
  expect(await openFrom('192.0.2.2')).toBe(201);
});

it('counts a whole /64 as one caller, by HTTP and by socket', async () => {
  const opened: number[] = [];
  for (let i = 0; i < 25; i++) opened.push(await openFrom(`2001:db8::${i}`));
  expect(count(opened, 201)).toBe(20);
  expect(await openFrom('2001:db8:0:1::1')).toBe(201);

  const { table } = (
    await server.call('POST', '/api/tables', { plan: PLAN, name: 'A' }, '', from('192.0.2.1'))
  ).json as { table: string };
  const connected: number[] = [];
  for (let i = 0; i < 70; i++)
    connected.push(await connect(`/ws/${table}`, from(`2001:db8::${i}`, `203.0.113.${i}`)));
  expect(count(connected, 101)).toBe(64);
  expect(await connect(`/ws/${table}`, from('2001:db8:0:1::1'))).toBe(101);
});

it('limits new connections, also of those who hang up at once', async () => {
  const { table } = await server.open();
  let connected = 0;
  let last = 101;
  // A few more than a hundred, as many as have come back meanwhile.
  for (; connected < 1000 && last === 101; connected++) {
    last = await connect(`/ws/${table}`);
    sockets.pop()?.terminate();
  }
  expect(last).toBe(429);
  expect(connected).toBeGreaterThan(100);
});

it('counts addresses that cannot be read, and answers each in words of the API', async () => {
  const paths = ['/api/tables/%zz', `/api/tables/${'a'.repeat(300)}`, '/%zz'];
  const statuses: number[] = [];
  while (statuses.length < 1000 && statuses.at(-1) !== 429) {
    const answer = await server.call('GET', nth(paths, statuses.length % paths.length));
    statuses.push(answer.status);
    expect(answer.json).toHaveProperty('refused.code');
  }
  expect(statuses.pop()).toBe(429);
  expect(statuses.length).toBeGreaterThanOrEqual(120);
  expect(new Set(statuses)).toEqual(new Set([400]));
});

it('keeps the last twelve connections of a seat', async () => {
  const { table, secret } = await server.open();
  const tabs: Peer[] = [];
  for (let i = 0; i < 14; i++) tabs.push(await server.peer(table, secret));
  await nth(tabs, 1).until(() => !nth(tabs, 1).isOpen);
  expect(tabs.map(({ byes }) => byes[0])).toEqual([
    'flood',
    'flood',
    ...Array.from({ length: 12 }, () => undefined),
  ]);
  expect(tabs.filter(({ isOpen }) => isOpen)).toHaveLength(12);
  for (const tab of tabs) tab.cut();
  const watchers = await Promise.all(Array.from({ length: 14 }, () => server.peer(table)));
  expect(watchers.filter(({ isOpen }) => isOpen)).toHaveLength(14);
});

it('counts the commands of a seat over all its connections, and those of others apart', async () => {
  const { table, secret } = await server.open();
  const guest = await server.sit(table);
  const tabs = await Promise.all(Array.from({ length: 4 }, () => server.peer(table, secret)));
  const answers = await Promise.all(
    tabs.flatMap((tab, t) =>
      // Nothing to take back, so nothing is stored and all are answered quickly.
      Array.from({ length: 30 }, (_, i) => tab.do({ t: 'undo', number: 0 }, `${t}-${i}`)),
    ),
  );
  const codes = answers.map((answer) => (typeof answer === 'number' ? '' : answer.code));
  expect(count(codes, 'too-fast')).toBeGreaterThan(40);
  expect(count(codes, 'too-fast')).toBeLessThanOrEqual(80);
  const http = (id: string, by: string) =>
    server.call('POST', `/api/tables/${table}/commands`, { id, command: { t: 'ready', ready: true } }, by);
  expect((await http('h', guest.secret)).status).toBe(200);
  expect(
    (await Promise.all(Array.from({ length: 30 }, (_, i) => http(`h${i}`, secret)))).map(
      ({ status }) => status,
    ),
  ).toContain(429);
});

it('counts a rematch as a table that was opened, by socket and by HTTP', async () => {
  const free = await new TestServer().start();
  const host = await free.open({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'pilgrim' }] });
  const aki = await free.peer(host.table, host.secret);
  await aki.do({ t: 'start' });
  await playOn([aki]);
  await free.stop();
  await server.end();
  await start({ data: free.data, trustProxy: 0 });
  try {
    for (let i = 0; i < 20; i++) await server.open();
    const again = await server.peer(host.table, host.secret);
    expect(await again.do({ t: 'rematch' })).toMatchObject({ code: 'too-many' });
    const path = `/api/tables/${host.table}/commands`;
    const body = { id: 'r', command: { t: 'rematch' } };
    expect(await server.call('POST', path, body, host.secret)).toMatchObject({
      status: 429,
      json: { refused: { code: 'too-many' } },
    });
  } finally {
    await server.stop();
    await free.end();
  }
});

it.each([-1, 1])('goes on as before when the clock of the machine jumps by %i h', async (hours) => {
  const host = await server.open({
    seats: [{ kind: 'me' }, OPEN],
    pace: { kind: 'live', seconds: 90, bank: 60 },
  });
  const guest = await server.sit(host.table);
  const aki = await server.peer(host.table, host.secret);
  await aki.do({ t: 'start' });
  await aki.until(() => aki.turn !== null);
  const { n, turn } = aki;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  for (let i = 0; i < 20; i++)
    expect((await server.call('GET', `/api/tables/${host.table}`)).status).toBe(200);
  for (const { secret } of [host, guest]) {
    const back = await server.peer(host.table, secret);
    expect(back.welcome).toMatchObject({ n, turn: { number: turn?.number } });
    const left = back.welcome.clock?.left ?? 0;
    expect(left).toBeGreaterThan(100_000);
    expect(left).toBeLessThanOrEqual(150_000);
  }
  expect(await openFrom('192.0.2.77')).toBe(201);
});
