/** Walks of daily roads over HTTP, with real bots in their threads: honest ones count once, forged ones are refused. */

import { Worker } from 'node:worker_threads';
import { netName } from '@tokaido/bots';
import type { GameRecord } from '@tokaido/kernel';
import { recordToText } from '@tokaido/kernel';
import type { DailyRoad, Refused } from '@tokaido/table';
import {
  addGame,
  applyEntry,
  botSeed,
  dailyRoad,
  dailyTable,
  duoTable,
  gameOf,
  legalWords,
  pendingOf,
  recordOf,
  tokaidoTable,
} from '@tokaido/table';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { DailyWalks } from '../src/daily/daily-walks.ts';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { DEFAULT_LIMITS, Rates } from '../src/net/limits.ts';
import type { Store } from '../src/store/store.ts';
import { openMemory } from '../src/store/testkit/memory.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { workerUrl } from '../src/workers.ts';
import { testApp } from './test-app.ts';

addGame(tokaidoTable);
addGame(duoTable);

/** The bots of this day play by rules of thumb, those of Duo by the net. */
const BASE = '2026-11-23';
const DUO = '2026-11-25';
const NOON = Date.parse(`${BASE}T12:00:00Z`);
const DAY = 86_400_000;

const metrics = new Metrics();
const bots = new BotPool({
  startWorker: () => new Worker(workerUrl('bot-worker')),
  threads: 1,
  deadline: 20_000,
  metrics,
  log: makeLog('silent'),
});
afterAll(() => bots.close());

function roadOn(date: string): DailyRoad {
  const road = dailyRoad(date, { rules: (game) => gameOf({ game }).game.version, net: netName });
  if (road === null) throw new Error(`no road on ${date}`);
  return road;
}

/** Walks the road: whoever walks takes the first of the open actions, or the last. */
async function walked(date: string, pick: 0 | -1): Promise<GameRecord> {
  const road = roadOn(date);
  const { table } = dailyTable(road, { id: `walk-${date}-${pick}`, at: 1, key: 'walker', name: '' });
  for (;;) {
    const pending = pendingOf(table);
    if (pending === null) return recordOf(table);
    const { seat } = pending;
    const words = legalWords(table);
    const level = road.seats[seat] ?? null;
    const action =
      level === null || words.length === 1
        ? words.at(pick)
        : await bots.decide(table, seat, level, botSeed(table, pending), 'test');
    const by = level === null ? 'person' : 'bot';
    applyEntry(table, { kind: 'acted', at: 1, seat, action: action ?? '', by });
  }
}

let record: GameRecord;
let other: GameRecord;
let duo: GameRecord;
beforeAll(async () => {
  record = await walked(BASE, 0);
  other = await walked(BASE, -1);
  duo = await walked(DUO, 0);
}, 60_000);

let store: Store;
let app: FastifyInstance;
let now: number;
beforeEach(async () => {
  now = NOON;
  store = openMemory();
  const dailyWalks = new DailyWalks({ store, bots, now: () => now });
  app = await testApp({} as TableRegistry, store, { dailyWalks });
});

const TOKEN = 'a1'.repeat(32);

async function send(what: GameRecord | string, token = TOKEN, date = BASE) {
  const body = { token, record: typeof what === 'string' ? what : recordToText(what) };
  const response = await app.inject({ method: 'POST', url: `/api/daily/${date}`, payload: body });
  return { status: response.statusCode, body: response.json<{ points: number[][]; refused: Refused }>() };
}

async function look(date = BASE) {
  return (await app.inject({ method: 'GET', url: `/api/daily/${date}` })).json<{ points: number[][] }>();
}

const ownPoints = ({ result }: GameRecord, date = BASE) => result?.[roadOn(date).seat] ?? -1;

describe('an honest walk', () => {
  it('is played again and counted, once for each device', async () => {
    expect(await look()).toEqual({ date: BASE, points: [] });
    const points = [[ownPoints(record), 1]];
    expect(await send(record)).toMatchObject({ status: 200, body: { date: BASE, points } });
    // Again, and a better one: the first counts.
    expect((await send(record)).body.points).toEqual(points);
    expect((await send(other)).body.points).toEqual(points);
    const both = await send(other, 'b2'.repeat(32));
    expect(both.body.points.reduce((sum, [, count]) => sum + (count ?? 0), 0)).toBe(2);
    expect(await look()).toEqual({ date: BASE, points: both.body.points });
  });

  it('is taken of Duo too, in any names', async () => {
    now = Date.parse(`${DUO}T12:00:00Z`);
    expect(await send({ ...duo, seats: [] }, TOKEN, DUO)).toMatchObject({
      status: 200,
      body: { points: [[ownPoints(duo, DUO), 1]] },
    });
  });

  it('leaves no trace of the device: another hash on every date, and no hour', async () => {
    const walks: { device: string; sent: number }[] = [];
    const kept = { ...store, saveWalk: async (walk: (typeof walks)[number]) => (walks.push(walk), 'stored') };
    const dailyWalks = new DailyWalks({ store: kept as unknown as Store, bots, now: () => now });
    await dailyWalks.send(BASE, TOKEN, recordToText(record), 'x');
    now = Date.parse(`${DUO}T12:00:00Z`);
    await dailyWalks.send(DUO, TOKEN, recordToText(duo), 'x');
    expect(new Set(walks.map(({ device }) => device)).size).toBe(2);
    for (const { device, sent } of walks) {
      expect(device).toMatch(/^[0-9a-f]{64}$/);
      expect(device).not.toContain(TOKEN.slice(0, 12));
      expect(sent % DAY).toBe(0);
    }
  });

  it('may come late, but neither before its day has begun anywhere nor long after it', async () => {
    now = NOON + 7 * DAY;
    expect((await send(record)).status).toBe(200);
    for (const at of [NOON - 2 * DAY, NOON + 9 * DAY]) {
      now = at;
      expect(await send(record, 'c3'.repeat(32))).toMatchObject({
        status: 409,
        body: { refused: { code: 'not-now', message: expect.stringContaining(`the road of ${BASE}`) } },
      });
    }
    expect((await look()).points).toEqual([[ownPoints(record), 1]]);
  });
});

describe('a forged walk', () => {
  const change = (at: number, changed: Partial<GameRecord['moves'][number]>): GameRecord => ({
    ...record,
    moves: record.moves.map((move, i) => (i === at ? { ...move, ...changed } : move)),
  });
  const richer = () => record.result?.map((points) => points + 5) ?? null;

  it.each([
    ['other points', () => ({ ...record, result: richer() }), /the result says .* the rules say/],
    ['another seed', () => ({ ...record, seed: 'f'.repeat(64), commit: null }), /the seed is not that of/],
    ['no seed', () => ({ ...record, seed: null, commit: null }), /the seed is not that of/],
    ['the road of another date', () => duo, /the road of 2026-11-23 is tokaido/],
    ['an illegal move', () => change(8, { action: 'travel 99' }), /not open there/],
    ['other cards', () => change(3, { outcomes: ['a', 'b'] }), /other cards/],
    ['half a game', () => ({ ...record, moves: record.moves.slice(0, 40), result: null }), /not over yet/],
    ['no record at all', () => 'hello', /the record cannot be read: line 1/],
  ])('with %s is refused with a sentence', async (_, forged, sentence) => {
    const { status, body } = await send(forged());
    expect(status).toBe(422);
    expect(body.refused.code).toBe('bad-walk');
    expect(body.refused.message).toMatch(sentence);
    expect((await look()).points).toEqual([]);
  });

  it('with a decision that the bot does not make is refused', async () => {
    const road = roadOn(BASE);
    const { table } = dailyTable(road, { id: 'forge', at: 1, key: 'walker', name: '' });
    for (let i = 4; i < record.moves.length; i++) {
      const pending = pendingOf(table);
      const move = record.moves[i];
      if (pending === null || move === undefined) break;
      const another = legalWords(table).find((words) => words !== move.action);
      if (i > 20 && pending.seat !== road.seat && another !== undefined) {
        const { status, body } = await send(change(i, { action: another }));
        expect(status).toBe(422);
        expect(body.refused.message).toMatch(/decides otherwise there/);
        return;
      }
      applyEntry(table, { kind: 'acted', at: 1, seat: pending.seat, action: move.action, by: 'bot' });
    }
    expect.unreachable('no bot had a choice');
  });

  it('of a date without a road, or with a token that is none, is refused', async () => {
    expect(await send(record, TOKEN, '2026-11-15')).toMatchObject({ status: 404 });
    expect(await send(record, TOKEN, 'today')).toMatchObject({ status: 404 });
    expect(await send(record, 'short')).toMatchObject({
      status: 400,
      body: { refused: { message: 'the body cannot be read: look at token' } },
    });
  });

  it('that is huge is refused before it is read', async () => {
    const long = `${recordToText(record)}${'# '.repeat(40_000)}`;
    expect(await send(long)).toMatchObject({ status: 413, body: { refused: { code: 'too-large' } } });
    const longish = `${recordToText(record)}${'#'.repeat(61_000 - recordToText(record).length)}`;
    expect(await send(longish)).toMatchObject({ status: 400 });
  });
});

it('lets an address send only so many, and takes none while many are checked', async () => {
  const dailyWalks = new DailyWalks({ store, bots, now: () => now });
  app = await testApp({} as TableRegistry, store, { dailyWalks, rates: new Rates(DEFAULT_LIMITS) });
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) statuses.push((await send('hello')).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
  expect(statuses.slice(20)).toEqual([429, 429]);

  const asked: (() => void)[] = [];
  const slow = {
    decide: () => new Promise<null>((resolve) => void asked.push(() => resolve(null))),
  };
  const busy = new DailyWalks({ store, bots: slow, now: () => now });
  const text = recordToText(record);
  const waiting = Array.from({ length: 8 }, (_, i) => busy.send(BASE, String(i), text, 'x'));
  expect(await busy.send(BASE, 'one more', text, 'x')).toMatchObject({ ok: false, error: { code: 'busy' } });
  for (const answer of asked) answer();
  for (const each of await Promise.all(waiting))
    expect(each).toMatchObject({ ok: false, error: { code: 'busy' } });
});
