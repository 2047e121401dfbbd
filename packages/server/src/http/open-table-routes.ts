/** The HTTP API of open tables: the list, which can be waited for, and a seat at one that fits. */

import type { AddressOf } from '../net/address.ts';
import type { Limits } from '../net/limits.ts';
import type { OpenList } from '../tables/open-list.ts';
import type { FindTable } from '../tables/table-finder.ts';
import type { Refuse } from './refusals.ts';
import type { Api } from './routes.ts';
import { newcomer, REFUSED } from './routes.ts';
import { FoundSeat, ListQuery, LONGEST_WAIT, OpenTables, TableWish } from './schemas.ts';

export interface OpenTableServices {
  readonly openList: OpenList;
  readonly findTable: FindTable;
  readonly addressOf: AddressOf;
  readonly limits: Pick<Limits, 'planBytes'>;
}

export function addOpenTableRoutes(api: Api, services: OpenTableServices, refuse: Refuse): void {
  const { openList, findTable, addressOf, limits } = services;

  api.route({
    method: 'GET',
    url: '/api/tables',
    schema: {
      summary:
        'The listed tables where somebody is: those where one may sit down first, then those under way. With `mark`, that of the last answer, it waits until the list is another, at most `wait` seconds.',
      querystring: ListQuery,
      response: { 200: OpenTables, '4xx': REFUSED },
    },
    handler: async ({ query: { mark, wait = LONGEST_WAIT } }, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { mark: now, tables } = await (mark === undefined
        ? openList.read()
        : openList.changed(mark, wait * 1000, gone.signal));
      return reply.send({ mark: now, tables: [...tables] });
    },
  });

  api.route({
    method: 'POST',
    url: '/api/find',
    bodyLimit: limits.planBytes,
    schema: {
      summary:
        'Finds you a seat: at a listed table of the same game that waits for players, best with the same options, else at a new listed table of your plan, where `found` is false. `not` names tables where you sit already.',
      body: TableWish,
      response: { 201: FoundSeat, '4xx': REFUSED },
    },
    handler: async ({ body, raw }, reply) => {
      const { secret, who } = newcomer(body.name, body.bytes ?? '');
      const found = await findTable({ plan: body.plan, who, not: body.not ?? [] }, addressOf(raw));
      if (!found.ok) return refuse(reply, found.error);
      return reply.code(201).send({ ...found.value, secret });
    },
  });
}
