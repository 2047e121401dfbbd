/**
 * Bad messages of every kind, by socket and by HTTP: each gets a typed error or a clean goodbye, the server
 * stays up, and no game changes. `SCALE=10` sends ten times as many.
 */

import { FastChance } from '@tokaido/kernel';
import type { ServerMessage } from '@tokaido/table';
import { PROTOCOL, REFUSALS, ServerMessage as ServerSchema } from '@tokaido/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Peer, Seat } from './kit.ts';
import { nth, TestServer } from './kit.ts';

const MESSAGES = 100_000 * Number(process.env['SCALE'] ?? 1);
const REQUESTS = Math.ceil(MESSAGES / 50);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const server = new TestServer({ logLevel: 'debug' });
let host: Seat;
let guest: Seat;
let aki: Peer;

beforeAll(async () => {
  await server.start();
  host = await server.open({ seats: [{ kind: 'me' }, { kind: 'open' }], options: 'boxes=crossroads' });
  guest = await server.sit(host.table);
  aki = await server.peer(host.table, host.secret);
  await aki.do({ t: 'start' });
  await aki.until(() => aki.info?.phase === 'playing');
});
afterAll(() => server.end());

const TYPES = ['hello', 'do', 'ping', 'welcome', 'act', '', 'constructor', '__proto__'];
const COMMANDS = [
  'act',
  'undo',
  'name',
  'ready',
  'bytes',
  'seat',
  'start',
  'leave',
  'extend',
  'stand-in',
  'back',
  'say',
  'x',
];

/** Something that no table should carry out. */
function nonsense(rng: FastChance, decision: number): string | Buffer {
  const pick = <T>(items: readonly T[]): T => nth(items, rng.below(items.length));
  const junk = (depth = 0): unknown => {
    const kind = rng.below(depth > 3 ? 6 : 9);
    if (kind === 0) return null;
    if (kind === 1) return rng.below(3) === 0 ? Number.MAX_SAFE_INTEGER : rng.next() - 2 ** 31;
    if (kind === 2)
      return String.fromCodePoint(...Array.from({ length: rng.below(30) }, () => rng.below(0xd000)));
    if (kind === 3) return rng.below(2) === 0;
    if (kind === 4) return '\u0000'.repeat(rng.below(20));
    if (kind === 5) return 1e308 * rng.below(3);
    if (kind === 6) return Array.from({ length: rng.below(5) }, () => junk(depth + 1));
    return Object.fromEntries(
      Array.from({ length: rng.below(5) }, () => [pick([...TYPES, 't', 'id', 'secret']), junk(depth + 1)]),
    );
  };
  const stale = [-1, 0, decision - 1, decision + 1, 2 ** 31, 1.5, '3', null];
  switch (rng.below(10)) {
    case 0:
      return Buffer.from(Array.from({ length: rng.below(64) }, () => rng.below(256)));
    case 1:
      return JSON.stringify(junk());
    case 2:
      return JSON.stringify(junk()).slice(0, rng.below(20));
    case 3:
      return JSON.stringify({
        t: pick(TYPES),
        id: junk(),
        command: junk(),
        table: junk(),
        protocol: PROTOCOL,
      });
    case 4:
      return JSON.stringify({
        t: 'do',
        id: junk(),
        command: { t: pick(COMMANDS), number: junk(), action: junk() },
      });
    case 5:
      // A decision that is over or not yet, or an action that is none.
      return JSON.stringify({
        t: 'do',
        id: `f${rng.next()}`,
        command: { t: 'act', number: pick(stale), action: 'travel 17' },
      });
    case 6:
      return JSON.stringify({
        t: 'do',
        id: `f${rng.next()}`,
        command: {
          t: 'act',
          number: decision,
          action: pick(['travel 99', 'buy', 'eat soba ', '\n', 'choose nobody', 'option']),
        },
      });
    case 7:
      return JSON.stringify({ t: 'do', id: `f${rng.next()}`, command: { t: 'undo', number: pick(stale) } });
    case 8:
      return JSON.stringify({
        t: 'do',
        id: `f${rng.next()}`,
        command: { t: pick(['start', 'extend', 'back', 'rematch']) },
      });
    default:
      return rng.below(200) === 0 ? 'x'.repeat(5000) : '['.repeat(rng.below(3000));
  }
}

/** One connection that talks nonsense until it is thrown out. Everything it hears must be of the protocol. */
async function babble(secret: string | undefined, rng: FastChance, most: number): Promise<number> {
  const table = rng.below(20) === 0 ? 'aaaaaaaaaa' : host.table;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/${table}`);
  const codes: string[] = [];
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('open', () => resolve()));
  socket.on('message', (data: Buffer) => {
    const read = ServerSchema.safeParse(JSON.parse(data.toString()));
    if (!read.success) throw new Error(`not of the protocol: ${data.toString().slice(0, 200)}`);
    const message: ServerMessage = read.data;
    if (message.t === 'no') codes.push(message.refused.code);
  });
  if (rng.below(5) > 0) {
    const forged = secret ?? 'A'.repeat(rng.below(64));
    socket.send(
      JSON.stringify({
        t: 'hello',
        protocol: rng.below(30) === 0 ? 0 : PROTOCOL,
        secret: forged,
      }),
    );
  }
  let sent = 0;
  const decision = aki.turn?.number ?? 0;
  while (sent < most && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 20; i++, sent++) socket.send(nonsense(rng, decision));
    await new Promise((resume) => setImmediate(resume));
  }
  socket.close();
  await closed;
  for (const code of codes) expect(REFUSALS).toContain(code);
  return sent;
}

/** The whole log of the table, and what it looks like. */
async function position(): Promise<unknown> {
  const look = await server.call('GET', `/api/tables/${host.table}`, undefined, host.secret);
  const { n, turn, view } = look.json as { n: number; turn: unknown; view: unknown };
  return { n, turn, view };
}

it(`survives ${MESSAGES} bad messages by socket (repeat with SEED=${SEED})`, async () => {
  const before = await position();
  const rng = new FastChance(SEED);
  // Strangers, and the guest whose turn it is not; the host's own turn must survive too.
  const waiting = aki.turn?.seat === aki.you ? guest : host;
  let sent = 0;
  while (sent < MESSAGES) {
    const secrets = [undefined, undefined, waiting.secret, undefined];
    const counts = await Promise.all(secrets.map((secret) => babble(secret, rng, 400)));
    sent += counts.reduce((a, b) => a + b, 0);
  }
  expect(await position()).toEqual(before);
  expect((await server.call('GET', '/healthz')).status).toBe(200);
});

it(`survives ${REQUESTS} bad requests over every route (repeat with SEED=${SEED})`, async () => {
  const before = await position();
  const rng = new FastChance(SEED + 1);
  const pick = <T>(items: readonly T[]): T => nth(items, rng.below(items.length));
  const { paths } = (await server.call('GET', '/api/openapi.json')).json as {
    readonly paths: Readonly<Record<string, object>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
  );
  expect(routes.length).toBeGreaterThan(8);
  const batch = async () => {
    const route = pick(routes);
    const id = pick([host.table, 'nosuchtable', '..%2f..%2fetc', '%00', 'a'.repeat(300), '%f0%28']);
    const path = `${route.path.replace('{id}', id)}${pick(['', '?since=x', '?since=-1&wait=99', '?since=1e400', '?__proto__=1'])}`;
    const text = nonsense(rng, 0);
    const body =
      route.method === 'GET' ? undefined : pick([text.toString(), '', '{}', '[]', 'null', '"'.repeat(6000)]);
    const answer = await server.call(
      pick([route.method, 'PUT', 'DELETE']),
      path,
      body,
      pick(['', 'x', 'A'.repeat(64), 'wrong-secret']),
    );
    if (answer.status === 200 || answer.status === 201) return;
    expect([400, 403, 404, 409, 413, 414, 415, 429, 431]).toContain(answer.status);
    expect(answer.text).not.toMatch(/\bat .*\.(ts|js):\d+/);
    expect(answer.json, answer.text).toHaveProperty('refused.code');
  };
  for (let i = 0; i < REQUESTS; i += 20) await Promise.all(Array.from({ length: 20 }, batch));
  expect(await position()).toEqual(before);
});

it('disconnects those who flood it, and serves the others', async () => {
  const strict = await new TestServer({ unlimited: false }).start();
  try {
    const seat = await strict.open();
    const flood = await strict.peer(seat.table, seat.secret);
    for (let i = 0; i < 500; i++) flood.send({ t: 'ping' });
    await flood.until(() => !flood.isOpen);
    expect(flood.byes).toEqual(['flood']);
    const calm = await strict.peer(seat.table, seat.secret);
    expect(calm.you).toBe(0);
    const opened = await Promise.all(
      Array.from({ length: 30 }, () => strict.open().then(() => 'ok', String)),
    );
    expect(opened.filter((answer) => answer === 'ok').length).toBeLessThan(25);
    expect(opened.some((answer) => answer.includes('too-many'))).toBe(true);
  } finally {
    await strict.end();
  }
});

it('refuses pages of other sites', async () => {
  const status = await new Promise<number>((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/${host.table}`, {
      origin: 'https://elsewhere.example',
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
    socket.on('open', () => resolve(101));
  });
  expect(status).toBe(403);
});

it('logged no stack trace, no secret and no link', () => {
  const all = server.logged.join('');
  expect(all).not.toMatch(/\bat .*\.(ts|js):\d+/);
  for (const secret of [host.secret, guest.secret, host.table]) expect(all).not.toContain(secret);
});
