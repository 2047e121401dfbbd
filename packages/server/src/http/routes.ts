/** The HTTP API, route by route: what each takes, what it answers, and what it does. */

import type { Refused, Room, Sitter, Table } from '@tokaido/table';
import { infoOf, recordText, seatOfKey, sitDown, turnOf, viewOf } from '@tokaido/table';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { AddressOf } from '../net/address.ts';
import type { Limits, Rates } from '../net/limits.ts';
import { isTableId, keyOf, newSecret } from '../tables/secrets.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { bearerOf } from './bearer.ts';
import type { DeviceCodes } from './device-codes.ts';
import type { LongPolls } from './long-polls.ts';
import type { Refuse } from './refusals.ts';
import {
  CodeRequest,
  CommandRequest,
  DeviceCode,
  EntryNumber,
  LONGEST_WAIT,
  NewSitter,
  NewTable,
  Refusal,
  SeatSecret,
  TableAddress,
  TableView,
  UpdatesQuery,
} from './schemas.ts';

export interface Services {
  readonly registry: TableRegistry;
  readonly deviceCodes: DeviceCodes;
  readonly longPolls: LongPolls;
  readonly rates: Rates;
  readonly addressOf: AddressOf;
  readonly limits: Pick<Limits, 'planBytes'>;
}

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export const REFUSED = {
  description: 'Refused; nothing changed.',
  content: { 'application/json': { schema: Refusal } },
};
export const NO_TABLE: Refused = {
  code: 'no-table',
  message: 'there is no such table; it may have been deleted',
};
const BAD_CODE: Refused = {
  code: 'bad-code',
  message: 'this code was used already, or its five minutes are over; make a new one on the other device',
};
const TOO_MANY_CODES: Refused = {
  code: 'too-fast',
  message: 'too many codes from here; try again in a minute',
};

/** A request about one table. */
type TableRequest = Pick<FastifyRequest, 'headers' | 'raw'> & { readonly params: { readonly id: string } };

export function addRoutes(api: Api, services: Services, refuse: Refuse): void {
  const { registry, deviceCodes, longPolls, rates, addressOf, limits } = services;

  const findRoom = async ({ params: { id }, raw }: TableRequest): Promise<Room | null> =>
    isTableId(id) ? registry.find(id, addressOf(raw)) : null;

  /** For routes that only read: the table as the store has it. */
  const storedTable = async (request: TableRequest): Promise<Table | null> =>
    (await findRoom(request))?.read() ?? null;

  const sendView = (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, table: Table | null) =>
    table === null ? refuse(reply, NO_TABLE) : reply.send(tableView(table, keyOf(bearerOf(request))));

  /** Whoever sits at the table and asks or waits is there, until the function it returns is called. */
  const present = (room: Room, key: string): (() => void) => {
    const seat = seatOfKey(room.table, key);
    if (seat < 0) return () => undefined;
    room.presence.come(seat);
    return () => room.presence.go(seat, registry.now());
  };

  /** Codes are short, so nobody may try many. */
  const limitCodes = async ({ raw }: Pick<FastifyRequest, 'raw'>, reply: FastifyReply): Promise<void> => {
    if (deviceCodes.isBusy || !rates.deviceCodes.take(addressOf(raw))) await refuse(reply, TOO_MANY_CODES);
  };

  api.route({
    method: 'POST',
    url: '/api/tables',
    bodyLimit: limits.planBytes,
    schema: {
      summary:
        'Opens a table. The answer holds the secret of your seat: keep it on your device, never share it.',
      body: NewTable,
      response: { 201: SeatSecret, '4xx': REFUSED },
    },
    handler: async ({ body, raw }, reply) => {
      const { secret, who } = newcomer(body.name, body.bytes ?? '');
      const opened = await registry.openTable(body.plan, who, addressOf(raw));
      if (!opened.ok) return refuse(reply, opened.error);
      const { table } = opened.value;
      return reply.code(201).send({ table: table.id, seat: seatOfKey(table, who.key), secret });
    },
  });

  api.route({
    method: 'GET',
    url: '/api/tables/:id',
    schema: {
      summary: 'What is public of a table, the position as you may see it, and what is asked of whom.',
      params: TableAddress,
      response: { 200: TableView, '4xx': REFUSED },
    },
    handler: async (request, reply) => {
      return sendView(request, reply, await storedTable(request));
    },
  });

  api.route({
    method: 'POST',
    url: '/api/tables/:id/seats',
    schema: {
      summary:
        'Sits you down: on an open seat, or in place of a bot whose traveler rests at an inn. If you had a seat at this table before, send its secret as the bearer.',
      params: TableAddress,
      body: NewSitter,
      response: { 201: SeatSecret, '4xx': REFUSED },
    },
    handler: async (request, reply) => {
      const room = await findRoom(request);
      if (room === null) return refuse(reply, NO_TABLE);
      const { params, body } = request;
      const { secret, who } = newcomer(body.name, body.bytes ?? '');
      // Whoever was removed is known by the secret that they had; see docs/protocol.md.
      const before = keyOf(bearerOf(request));
      const done = await sitDown(room, body.seat, who, () => registry.now(), before);
      if (!done.ok) return refuse(reply, done.error);
      return reply.code(201).send({ table: params.id, seat: done.value, secret });
    },
  });

  api.route({
    method: 'POST',
    url: '/api/tables/:id/commands',
    schema: {
      summary: 'Carries out a command, once for each id of yours; the answer comes when it is stored.',
      params: TableAddress,
      body: CommandRequest,
      response: { 200: EntryNumber, '4xx': REFUSED },
    },
    handler: async (request, reply) => {
      const room = await findRoom(request);
      if (room === null) return refuse(reply, NO_TABLE);
      const { id, command } = request.body;
      const key = keyOf(bearerOf(request));
      if (!rates.mayCommand(request.params.id, key))
        return refuse(reply, { code: 'too-fast', message: 'too many commands for this seat; slow down' });
      present(room, key)();
      const done = await room.ask(key, id, command, addressOf(request.raw));
      return done.ok ? reply.send({ n: done.value }) : refuse(reply, done.error);
    },
  });

  api.route({
    method: 'GET',
    url: '/api/tables/:id/updates',
    schema: {
      summary:
        'Waits until the table has an entry after `since`, at most `wait` seconds; answers as GET /api/tables/{id}.',
      params: TableAddress,
      querystring: UpdatesQuery,
      response: { 200: TableView, '4xx': REFUSED },
    },
    handler: async (request, reply) => {
      const room = await findRoom(request);
      if (room === null) return refuse(reply, NO_TABLE);
      const { since, wait = LONGEST_WAIT } = request.query;
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const leave = present(room, keyOf(bearerOf(request)));
      await longPolls.changed(room, since, wait * 1000, gone.signal);
      leave();
      return sendView(request, reply, await room.read());
    },
  });

  api.route({
    method: 'GET',
    url: '/api/tables/:id/record',
    schema: {
      summary: 'The record of a finished game as text, with the seed of its shuffle; see docs/record.md.',
      params: TableAddress,
      response: { 200: { content: { 'text/plain': { schema: z.string() } } }, '4xx': REFUSED },
    },
    handler: async (request, reply) => {
      const table = await storedTable(request);
      if (table === null) return refuse(reply, NO_TABLE);
      if (table.phase !== 'over')
        return refuse(reply, { code: 'not-now', message: 'the record is available when the game is over' });
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="tokaido-${table.id}.txt"`)
        .send(recordText(table));
    },
  });

  api.route({
    method: 'POST',
    url: '/api/tables/:id/device',
    schema: {
      summary: 'A code that moves your seat to another device: valid once, for five minutes.',
      params: TableAddress,
      response: { 201: DeviceCode, '4xx': REFUSED },
    },
    preHandler: limitCodes,
    handler: async (request, reply) => {
      const table = await storedTable(request);
      if (table === null) return refuse(reply, NO_TABLE);
      const secret = bearerOf(request);
      const seat = seatOfKey(table, keyOf(secret));
      if (seat < 0) return refuse(reply, { code: 'not-seated', message: 'you do not sit at this table' });
      return reply.code(201).send({ code: await deviceCodes.issue({ table: table.id, seat, secret }) });
    },
  });

  api.route({
    method: 'POST',
    url: '/api/device',
    schema: {
      summary: 'The seat behind such a code.',
      body: CodeRequest,
      response: { 200: SeatSecret, '4xx': REFUSED },
    },
    preHandler: limitCodes,
    handler: async ({ body }, reply) => {
      const seat = await deviceCodes.redeem(body.code);
      if (seat !== null) return reply.send(seat);
      return refuse(reply, BAD_CODE);
    },
  });
}

/** A person with a new secret; the secret is told to them alone. */
export function newcomer(name: string, bytes: string): { readonly secret: string; readonly who: Sitter } {
  const secret = newSecret();
  return { secret, who: { key: keyOf(secret), name, bytes } };
}

function tableView(table: Table, key: string): TableView {
  const you = seatOfKey(table, key);
  return { n: table.n, you, info: infoOf(table), view: viewOf(table, you), turn: turnOf(table, you) };
}
