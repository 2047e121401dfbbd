/** The HTTP side of the server: the API, the client's files, health, readiness and metrics. */

import type { Refused } from '@tokaido/table';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { AddressLimits, Limits } from '../net/limits.ts';
import { addDocument } from './document.ts';
import type { ClientFiles } from './files.ts';
import { sendClientFile } from './files.ts';
import { HEADERS } from './headers.ts';
import { refusalOf, statusOf } from './refusals.ts';
import type { Services } from './routes.ts';
import { addRoutes } from './routes.ts';

export interface AppSettings extends Services {
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly requests: AddressLimits;
  readonly client: ClientFiles;
  /** Believe the address that a reverse proxy names. */
  readonly trustProxy: boolean;
  /** Whether the store answers and the server is not about to stop. */
  readonly ready: () => Promise<boolean>;
}

export async function makeApp(settings: AppSettings): Promise<FastifyInstance> {
  const refuse = (reply: FastifyReply, refused: Refused): FastifyReply => {
    settings.metrics.refused(refused.code);
    return reply.code(statusOf(refused.code)).send({ refused });
  };
  const app = fastify({
    logger: false,
    trustProxy: settings.trustProxy,
    bodyLimit: settings.limits.messageBytes,
    requestTimeout: 60_000,
    // Ids are short; a longer one cannot be found anyway.
    routerOptions: { maxParamLength: 64 },
    // Addresses that reach no route, and so none of the hooks below.
    frameworkErrors: (error, _request, reply) => refuse(reply.headers(HEADERS), refusalOf(error)),
  });
  app.setValidatorCompiler(validatorCompiler);
  // What the handlers answer is checked by the compiler already.
  app.setSerializerCompiler(() => JSON.stringify);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!settings.requests.take(request.ip))
      await refuse(reply, { code: 'too-fast', message: 'too many requests; slow down' });
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
    if ((request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/'))
      return sendClientFile(request, reply, settings.client);
    return refuse(reply, { code: 'no-table', message: 'there is nothing at this address' });
  });

  await addDocument(app);
  addRoutes(app.withTypeProvider<ZodTypeProvider>(), settings, refuse);
  addOperatorRoutes(app, settings);
  await app.ready();
  return app;
}

/** What operators and their programs ask for; not part of the document. */
function addOperatorRoutes(app: FastifyInstance, { metrics, ready }: AppSettings): void {
  const schema = { hide: true };
  app.get('/api/openapi.json', { schema }, async () => app.swagger());
  app.get('/healthz', { schema }, async () => ({ ok: true }));
  app.get('/readyz', { schema }, async (_request, reply) => {
    const ok = await ready();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', { schema }, async (_request, reply) => {
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
