/** `tokaido serve --processes`: one address, several processes, each table in one of them. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Seat } from './kit.ts';
import { nth, Peer, PLAN } from './kit.ts';
import { databases } from './store-kit.ts';

const LAUNCHER = fileURLToPath(new URL('../../cli/bin/tokaido.js', import.meta.url));
const TOKEN = 'token-of-the-tests';
const TABLES = 8;

let postgres: Awaited<ReturnType<typeof databases>>;
let server: ChildProcess;
let printed = '';
let url = '';
let ended: Promise<number | null>;

beforeAll(async () => {
  postgres = await databases();
  const flags = ['--processes', '2', '--database', await postgres.fresh(), '--port', '0'];
  const args = [LAUNCHER, 'serve', ...flags, '--bot-pause', '0', '--metrics-token', TOKEN, '--name', 'test'];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const hear = (data: Buffer) => {
    printed += data.toString();
  };
  server.stdout?.on('data', hear);
  server.stderr?.on('data', hear);
  ended = new Promise((resolve) => server.once('exit', resolve));
  url = await vi.waitUntil(() => /served at\s+(http:\S+)/.exec(printed)?.[1], { timeout: 60_000 });
}, 90_000);
afterAll(async () => {
  server.kill('SIGKILL');
  await ended;
  await postgres.stop();
});

/** On a connection of its own, so that processes take turns. */
async function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, {
    headers: { connection: 'close', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function open(): Promise<Seat> {
  return (await ask('/api/tables', { plan: PLAN, name: 'Aki' })).json() as Promise<Seat>;
}

async function sit(table: string): Promise<Seat> {
  return (await ask(`/api/tables/${table}/seats`, { name: 'Ben' })).json() as Promise<Seat>;
}

/** The sum of a number over all processes. */
async function metric(name: string): Promise<number> {
  const page = await (await ask('/metrics', undefined, { authorization: `Bearer ${TOKEN}` })).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(page)?.[1] ?? Number.NaN);
}

function children(): number[] {
  const pids = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  return pids.trim().split(' ').map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('keeps each table in one process, whichever of them a caller reaches', async () => {
  const hosts = await Promise.all(Array.from({ length: TABLES }, open));
  const guests = await Promise.all(hosts.map(({ table }) => sit(table)));
  const seats = [...hosts, ...guests];
  const peers = await Promise.all(seats.map(({ table, secret }) => new Peer(url, table, secret).connect()));
  for (const peer of peers.slice(0, TABLES)) expect(await peer.do({ t: 'start' })).toBeTypeOf('number');
  for (const { table, secret } of seats) {
    const answer = await ask(`/api/tables/${table}`, undefined, { authorization: `Bearer ${secret}` });
    expect(await answer.json()).toMatchObject({
      you: secret === hosts.find((one) => one.table === table)?.secret ? 0 : 1,
    });
  }
  await Promise.all(peers.map((peer) => peer.until(() => peer.info?.phase === 'playing')));
  await vi.waitFor(async () => expect(await metric('tokaido_tables_in_memory')).toBe(TABLES), 5_000);
  expect(await metric('tokaido_sockets')).toBe(peers.length);
  for (const peer of peers) peer.close();
}, 30_000);

it('brings strangers together who ask at the same moment, and every process lists what is left', async () => {
  const plan = { ...PLAN, game: 'duo', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const find = async (name: string) =>
    (await ask('/api/find', { plan, name })).json() as Promise<Seat & { readonly found: boolean }>;
  const seats = await Promise.all(['Aki', 'Ben', 'Cho', 'Dai', 'Ema'].map(find));
  expect(seats.map(({ found }) => found).filter(Boolean)).toHaveLength(2);
  const tables = [...new Set(seats.map(({ table }) => table))];
  expect(tables).toHaveLength(3);
  const left = tables.filter((id) => seats.filter(({ table }) => table === id).length === 1);
  await vi.waitFor(async () => {
    for (let times = 0; times < 6; times++) {
      const { tables: listed } = (await (await ask('/api/tables')).json()) as { tables: { id: string }[] };
      expect(listed.map(({ id }) => id)).toEqual(left);
    }
  }, 10_000);
}, 30_000);

it('goes on when a process is killed, and starts it again under its name', async () => {
  const hosts = await Promise.all(Array.from({ length: 4 }, open));
  const [victim = 0] = children();
  process.kill(victim, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(victim));
  // Whoever is reached serves them now.
  await vi.waitFor(async () => {
    for (const { table } of hosts) expect((await ask(`/api/tables/${table}`)).status).toBe(200);
  }, 10_000);
  await vi.waitUntil(() => children().length === 2 && printed.match(/"listening"/g)?.length === 3, 20_000);
  for (const { table, secret } of hosts) {
    const peer = await new Peer(url, table, secret).connect();
    expect(await peer.do({ t: 'start' })).toBeTypeOf('number');
    peer.close();
  }
  expect(printed).toMatch(/"process":"test-\d","how":"SIGKILL","msg":"a process ended"/);
}, 60_000);

it('ends all processes in order with sockets and long polls open', async () => {
  const hosts = await Promise.all(Array.from({ length: 4 }, open));
  const peers = await Promise.all(hosts.map(({ table, secret }) => new Peer(url, table, secret).connect()));
  const polls = hosts.map(({ table }, i) => ask(`/api/tables/${table}/updates?since=${nth(peers, i).n}`));
  await vi.waitFor(async () => expect(await metric('tokaido_sockets')).toBeGreaterThanOrEqual(4), 5_000);
  const pids = children();
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
  expect(peers.map(({ byes }) => byes)).toEqual(peers.map(() => ['restart']));
  for (const answer of await Promise.allSettled(polls))
    if (answer.status === 'fulfilled') expect([200, 503]).toContain(answer.value.status);
}, 30_000);
