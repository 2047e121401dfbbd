/** The HTTP API of the daily road: the walks of a date, and sending one. */

import type { Refused } from '@tokaido/table';
import type { DailyWalks } from '../daily/daily-walks.ts';
import type { AddressOf } from '../net/address.ts';
import type { Limits, Rates } from '../net/limits.ts';
import type { Refuse } from './refusals.ts';
import type { Api } from './routes.ts';
import { REFUSED } from './routes.ts';
import { DailyAddress, DailyPoints, DailyRecord } from './schemas.ts';

export interface DailyServices {
  readonly dailyWalks: DailyWalks;
  readonly rates: Pick<Rates, 'walks'>;
  readonly addressOf: AddressOf;
  readonly limits: Pick<Limits, 'walkBytes'>;
}

const TOO_MANY: Refused = {
  code: 'too-fast',
  message: 'too many walks from here; try again in an hour',
};

export function addDailyRoutes(api: Api, services: DailyServices, refuse: Refuse): void {
  const { dailyWalks, rates, addressOf, limits } = services;

  api.route({
    method: 'GET',
    url: '/api/daily/:date',
    schema: {
      summary: 'How many of the walks that people sent of a daily road came to how many points.',
      params: DailyAddress,
      response: { 200: DailyPoints, '4xx': REFUSED },
    },
    handler: async ({ params: { date } }, reply) => {
      const points = await dailyWalks.points(date);
      return points.ok ? reply.send(answer(date, points.value)) : refuse(reply, points.error);
    },
  });

  api.route({
    method: 'POST',
    url: '/api/daily/:date',
    bodyLimit: limits.walkBytes,
    schema: {
      summary:
        'Sends the record of a walk, which is played again with the bots of this server. One walk counts for each token, which should be another one on each date. Answers as GET.',
      params: DailyAddress,
      body: DailyRecord,
      response: { 200: DailyPoints, '4xx': REFUSED },
    },
    handler: async ({ params: { date }, body, raw }, reply) => {
      const address = addressOf(raw);
      if (!rates.walks.take(address)) return refuse(reply, TOO_MANY);
      const points = await dailyWalks.send(date, body.token, body.record, address);
      return points.ok ? reply.send(answer(date, points.value)) : refuse(reply, points.error);
    },
  });
}

function answer(date: string, counts: readonly { readonly points: number; readonly count: number }[]) {
  return { date, points: counts.map(({ points, count }): [number, number] => [points, count]) };
}
