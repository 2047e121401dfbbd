/** The HTTP API of notices to devices: the server's key, and turning them on and off for a seat. */

import type { Refused, Room } from '@tokaido/table';
import type { AddressOf } from '../net/address.ts';
import type { Rates } from '../net/limits.ts';
import type { Subscriptions } from '../push/subscriptions.ts';
import { isTableId, keyOf } from '../tables/secrets.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { bearerOf } from './bearer.ts';
import type { Refuse } from './refusals.ts';
import type { Api } from './routes.ts';
import { NO_TABLE, REFUSED } from './routes.ts';
import { Nothing, PushEndpoint, PushKey, PushMove, PushRequest, TableAddress } from './schemas.ts';

export interface PushServices {
  readonly subscriptions: Subscriptions;
  readonly registry: TableRegistry;
  readonly rates: Pick<Rates, 'push'>;
  readonly addressOf: AddressOf;
}

const TOO_MANY: Refused = {
  code: 'too-fast',
  message: 'too many subscriptions from here; try again in a minute',
};

export function addPushRoutes(api: Api, services: PushServices, refuse: Refuse): void {
  const { subscriptions, registry, rates, addressOf } = services;

  api.route({
    method: 'GET',
    url: '/api/push',
    schema: {
      summary:
        'The key that a browser subscribes to its push service with; null where this server sends no notices.',
      response: { 200: PushKey },
    },
    handler: async () => ({ key: subscriptions.key }),
  });

  api.route({
    method: 'PUT',
    url: '/api/tables/:id/push',
    schema: {
      summary:
        'Tells a device when it is your turn, before a deadline, and when the game is over: a subscription as the browser gives it, and your language.',
      params: TableAddress,
      body: PushRequest,
      response: { 200: Nothing, '4xx': REFUSED },
    },
    handler: async (request, reply) => {
      const { params, body, raw } = request;
      const address = addressOf(raw);
      if (!rates.push.take(address)) return refuse(reply, TOO_MANY);
      const room: Room | null = isTableId(params.id) ? await registry.find(params.id, address) : null;
      const table = (await room?.read()) ?? null;
      if (table === null) return refuse(reply, NO_TABLE);
      const { endpoint, keys, language } = body;
      const done = await subscriptions.add(table, keyOf(bearerOf(request)), { endpoint, ...keys, language });
      return done.ok ? reply.send({}) : refuse(reply, done.error);
    },
  });

  api.route({
    method: 'DELETE',
    url: '/api/tables/:id/push',
    schema: {
      summary: 'Tells that device nothing more of this table, and forgets it.',
      params: TableAddress,
      body: PushEndpoint,
      response: { 200: Nothing, '4xx': REFUSED },
    },
    handler: async (request, reply) => {
      const { params, body } = request;
      await subscriptions.remove(params.id, keyOf(bearerOf(request)), body.endpoint);
      return reply.send({});
    },
  });

  api.route({
    method: 'POST',
    url: '/api/push/moved',
    schema: {
      summary:
        'A browser was given another address by its push service. Whoever knows the old one and its secret may replace it, at all tables.',
      body: PushMove,
      response: { 200: Nothing, '4xx': REFUSED },
    },
    handler: async ({ body, raw }, reply) => {
      if (!rates.push.take(addressOf(raw))) return refuse(reply, TOO_MANY);
      const { from, to } = body;
      const done = await subscriptions.move(from, { endpoint: to.endpoint, ...to.keys });
      return done.ok ? reply.send({}) : refuse(reply, done.error);
    },
  });
}
