/** The HTTP side of the server: the API, the client's files, health, readiness and metrics. */

import type { Refused } from '@tokaido/table';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Limits, Rates } from '../net/limits.ts';
import type { AddressServices } from './address-route.ts';
import { addAddressRoute } from './address-route.ts';
import type { DailyServices } from './daily-routes.ts';
import { addDailyRoutes } from './daily-routes.ts';
import { addDocument } from './document.ts';
import type { ClientFiles } from './files.ts';
import { sendClientFile } from './files.ts';
import { HEADERS } from './headers.ts';
import type { OpenTableServices } from './open-table-routes.ts';
import { addOpenTableRoutes } from './open-table-routes.ts';
import type { OperatorServices } from './operator-routes.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import type { PushServices } from './push-routes.ts';
import { addPushRoutes } from './push-routes.ts';
import { refusalOf, statusOf } from './refusals.ts';
import type { Services } from './routes.ts';
import { addRoutes } from './routes.ts';

export interface AppSettings
  extends Services,
    DailyServices,
    AddressServices,
    OpenTableServices,
    PushServices,
    OperatorServices {
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly rates: Rates;
  readonly client: ClientFiles;
  /** Once true, nothing new is begun, and each answer is the last on its connection. */
  readonly isStopping: () => boolean;
}

const TOO_FAST: Refused = { code: 'too-fast', message: 'too many requests; slow down' };
const STOPPING: Refused = { code: 'stopping', message: 'the server restarts; try again in a moment' };

export async function makeApp(settings: AppSettings): Promise<FastifyInstance> {
  const refuse = (reply: FastifyReply, refused: Refused): FastifyReply => {
    settings.metrics.refused(refused.code);
    return reply.code(statusOf(refused.code)).send({ refused });
  };
  const mayAsk = ({ raw }: FastifyRequest) => settings.rates.requests.take(settings.addressOf(raw));
  const app = fastify({
    logger: false,
    // `isStopping` refuses requests in words of the API.
    return503OnClosing: false,
    bodyLimit: settings.limits.messageBytes,
    requestTimeout: 60_000,
    // Ids are short; a longer one cannot be found anyway.
    routerOptions: { maxParamLength: 64 },
    // Addresses that reach no route, and so none of the hooks below.
    frameworkErrors: (error, request, reply) =>
      refuse(reply.headers(HEADERS), mayAsk(request) ? refusalOf(error) : TOO_FAST),
  });
  app.setValidatorCompiler(validatorCompiler);
  // What the handlers answer is checked by the compiler already.
  app.setSerializerCompiler(() => JSON.stringify);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (settings.isStopping()) await refuse(reply, STOPPING);
    else if (!isForClient(request) && !mayAsk(request)) await refuse(reply, TOO_FAST);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (settings.isStopping()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address itself: that may be somebody's link.
    const route = request.routeOptions.url ?? 'other';
    settings.metrics.answered(route, reply.statusCode, reply.elapsedTime);
    settings.log.debug({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'http');
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const refused = refusalOf(error);
    if (refused.code === 'busy') settings.log.error({ error: error.message }, 'a request failed');
    return refuse(reply, refused);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isForClient(request)) return sendClientFile(request, reply, settings.client);
    return refuse(reply, { code: 'no-table', message: 'there is nothing at this address' });
  });

  await addDocument(app);
  const api = app.withTypeProvider<ZodTypeProvider>();
  addRoutes(api, settings, refuse);
  addOpenTableRoutes(api, settings, refuse);
  addDailyRoutes(api, settings, refuse);
  addAddressRoute(api, settings);
  addPushRoutes(api, settings, refuse);
  addOperatorRoutes(app, settings);
  await app.ready();
  return app;
}

/** Whether a request is for a file or a screen of the client, which no route serves. */
function isForClient({ is404, method, url }: FastifyRequest): boolean {
  return is404 && (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
}
