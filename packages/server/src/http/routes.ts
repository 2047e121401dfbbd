/**
 * The HTTP API, route by route: what each takes, what it answers, and what it does. The OpenAPI document is
 * written from this table, so it cannot say anything else.
 */

import type { Refused, Room, Sitter, Table } from '@tokaido/table';
import {
  Command,
  infoOf,
  Plan,
  recordText,
  seatOfKey,
  sitDown,
  TableInfo,
  turnOf,
  viewOf,
} from '@tokaido/table';
import * as z from 'zod/mini';
import type { Keeper } from '../tables/keeper.ts';
import { keyOf, newSecret } from '../tables/secrets.ts';
import type { Devices } from './devices.ts';

export interface Services {
  readonly keeper: Keeper;
  readonly devices: Devices;
  listed(): Promise<readonly unknown[]>;
}

export interface Call<B, Q> {
  readonly id: string;
  readonly body: B;
  readonly query: Q;
  /** The key of the secret in the `authorization` header; empty for none. */
  readonly key: string;
  /** The secret itself, for whoever passes it on to another device of the same person. */
  readonly secret: string;
  /** Aborted when the caller hangs up. */
  readonly gone: AbortSignal;
}

export type Reply =
  | { readonly status: 200 | 201; readonly json: unknown }
  | { readonly status: 200; readonly text: string; readonly file: string }
  | { readonly refused: Refused };

type Schema = z.ZodMiniType;

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What it does, in one line, for the document. */
  readonly says: string;
  readonly body?: Schema;
  readonly query?: Schema;
  /** What a good answer holds; text where it is absent. */
  readonly answer?: Schema;
  /** Counts against the number of tables that one address may open. */
  readonly opensTable?: true;
  run(services: Services, call: Call<unknown, unknown>): Promise<Reply>;
}

function route<B extends Schema, Q extends Schema>(
  spec: Omit<Route, 'run' | 'body' | 'query'> & {
    readonly body?: B;
    readonly query?: Q;
    run(services: Services, call: Call<z.infer<B>, z.infer<Q>>): Promise<Reply>;
  },
): Route {
  return spec;
}

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(24));
const Bytes = z.string().check(z.regex(/^([0-9a-f]{32})?$/));
const Seated = z.strictObject({ table: z.string(), seat: z.int(), secret: z.string() });

const NO_TABLE: Reply = {
  refused: { code: 'no-table', says: 'there is no such table; it may have been forgotten' },
};

async function withRoom(
  services: Services,
  id: string,
  work: (room: Room) => Promise<Reply>,
): Promise<Reply> {
  const room = await services.keeper.find(id);
  return room === null ? NO_TABLE : work(room);
}

/** For whatever only reads: the table as the store has it. */
async function withTable(
  services: Services,
  id: string,
  answer: (table: Table) => Reply,
  waited: (room: Room) => Promise<unknown> = async () => undefined,
): Promise<Reply> {
  return withRoom(services, id, async (room) => {
    await waited(room);
    const table = await room.read();
    return table === null ? NO_TABLE : answer(table);
  });
}

/** A person with a new secret; the secret is told to them alone. */
function newcomer(name: string, bytes: string): { readonly secret: string; readonly who: Sitter } {
  const secret = newSecret();
  return { secret, who: { key: keyOf(secret), name, bytes } };
}

/** The longest that a call for updates waits. */
const LONGEST_WAIT = 25;

export const ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables',
    says: 'The listed tables at which somebody may still sit down.',
    answer: z.strictObject({ tables: z.array(TableInfo) }),
    run: async (services) => ({ status: 200, json: { tables: await services.listed() } }),
  }),
  route({
    method: 'POST',
    path: '/api/tables',
    says: 'Opens a table. The answer holds the secret of your seat: keep it on your device, never share it.',
    body: z.strictObject({ plan: Plan, name: Name, bytes: z.optional(Bytes) }),
    answer: Seated,
    opensTable: true,
    async run({ keeper }, { body }) {
      const { secret, who } = newcomer(body.name, body.bytes ?? '');
      const opened = await keeper.openTable(body.plan, who);
      if (!opened.ok) return opened;
      const { table } = opened.room;
      const seat = seatOfKey(table, who.key);
      return { status: 201, json: { table: table.id, seat, secret } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id',
    says: 'What is public of a table, the position as you may see it, and what is asked of whom.',
    answer: z.strictObject({
      n: z.int(),
      you: z.int(),
      info: TableInfo,
      view: z.unknown(),
      turn: z.unknown(),
    }),
    run: (services, { id, key }) =>
      withTable(services, id, (table) => ({ status: 200, json: lookOf(table, key) })),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/seats',
    says: 'Sits you down: on an open seat, or in place of a bot whose traveler rests at an inn.',
    body: z.strictObject({
      name: Name,
      bytes: z.optional(Bytes),
      seat: z.optional(z.int().check(z.gte(0), z.lte(4))),
    }),
    answer: Seated,
    run: (services, { id, body }) =>
      withRoom(services, id, async (room) => {
        const { secret, who } = newcomer(body.name, body.bytes ?? '');
        const done = await sitDown(room, body.seat, who, () => services.keeper.now());
        return done.ok ? { status: 201, json: { table: id, seat: done.seat, secret } } : done;
      }),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/commands',
    says: 'Carries out a command, once for each id of yours; the answer comes when it is stored.',
    body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(40)), command: Command }),
    answer: z.strictObject({ n: z.int() }),
    run: (services, { id, body, key }) =>
      withRoom(services, id, async (room) => {
        const done = await room.ask(key, body.id, body.command);
        return done.ok ? { status: 200, json: { n: done.n } } : done;
      }),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/updates',
    says: 'Waits until the table has an entry after `since`, at most `wait` seconds; answers as GET /api/tables/{id}.',
    query: z.strictObject({
      since: z.coerce.number().check(z.gte(0)),
      wait: z.optional(z.coerce.number().check(z.gte(0), z.lte(LONGEST_WAIT))),
    }),
    answer: z.strictObject({
      n: z.int(),
      you: z.int(),
      info: TableInfo,
      view: z.unknown(),
      turn: z.unknown(),
    }),
    run: (services, { id, key, query, gone }) =>
      withTable(
        services,
        id,
        (table) => ({ status: 200, json: lookOf(table, key) }),
        (room) => changedAfter(room, query.since, (query.wait ?? LONGEST_WAIT) * 1000, gone),
      ),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/record',
    says: 'The record of a finished game as text, with the seed of its shuffle; see docs/record.md.',
    run: (services, { id }) =>
      withTable(services, id, (table) =>
        table.phase === 'over'
          ? { status: 200, text: recordText(table), file: `tokaido-${id}.txt` }
          : { refused: { code: 'not-now', says: 'the record is given out when the game is over' } },
      ),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/device',
    says: 'A code that moves your seat to another device: good once, for five minutes.',
    answer: z.strictObject({ code: z.string() }),
    run: (services, { id, key, secret }) =>
      withTable(services, id, (table) => {
        const seat = seatOfKey(table, key);
        if (seat < 0) return { refused: { code: 'not-seated', says: 'you do not sit at this table' } };
        return { status: 201, json: { code: services.devices.give({ table: id, seat, secret }) } };
      }),
  }),
  route({
    method: 'POST',
    path: '/api/device',
    says: 'The seat behind such a code.',
    body: z.strictObject({ code: z.string().check(z.maxLength(16)) }),
    answer: Seated,
    async run({ devices }, { body }) {
      const seat = devices.take(body.code);
      if (seat !== null) return { status: 200, json: seat };
      return { refused: { code: 'no-seat', says: 'this code is not good, or no longer' } };
    },
  }),
];

function lookOf(table: Table, key: string): unknown {
  const you = seatOfKey(table, key);
  return { n: table.n, you, info: infoOf(table), view: viewOf(table, you), turn: turnOf(table, you) };
}

/** Resolves once there is an entry after `since`, the time is over, or the caller has hung up. */
async function changedAfter(room: Room, since: number, ms: number, gone: AbortSignal): Promise<void> {
  if (room.table.n > since || gone.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unwatch();
      gone.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    const unwatch = room.watch(done);
    gone.addEventListener('abort', done);
  });
}
