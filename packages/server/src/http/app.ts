/** The HTTP side of the server: the API, the client's files, health, readiness and metrics. */

import type { Refused } from '@tokaido/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { AddressLimits, Limits } from '../net/limits.ts';
import { keyOf } from '../tables/secrets.ts';
import type { ClientFiles } from './files.ts';
import { sendClientFile } from './files.ts';
import { HEADERS } from './headers.ts';
import { openApi } from './openapi.ts';
import type { Route, Services } from './routes.ts';
import { ROUTES } from './routes.ts';

export interface AppSettings extends Services {
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits: Limits;
  readonly requests: AddressLimits;
  readonly tables: AddressLimits;
  readonly client: ClientFiles;
  /** Believe the address that a reverse proxy names. */
  readonly trustProxy: boolean;
  /** Whether the store answers and the server is not about to stop. */
  ready(): Promise<boolean>;
}

const STATUS: Readonly<Partial<Record<Refused['code'], number>>> = {
  'no-table': 404,
  'no-seat': 404,
  'not-host': 403,
  'not-seated': 403,
  'chat-off': 403,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  unreadable: 400,
  'bad-plan': 400,
  busy: 503,
  stopping: 503,
};

export function makeApp(settings: AppSettings): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: settings.trustProxy,
    bodyLimit: settings.limits.messageBytes,
    requestTimeout: 60_000,
    // Ids are short; a longer one cannot be found anyway.
    routerOptions: { maxParamLength: 64 },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!settings.requests.take(request.ip)) await refuse(reply, 'too-fast', 'too many requests; slow down');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address itself: that may be somebody's link.
    const route = request.routeOptions.url ?? 'other';
    settings.metrics.answered(route, reply.statusCode, reply.elapsedTime);
    settings.log.debug({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'http');
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return refuse(reply, 'too-large', 'the request is too large');
    if ((error.statusCode ?? 500) < 500) return refuse(reply, 'unreadable', 'the request cannot be read');
    settings.log.error({ problem: error.message }, 'a request failed');
    return refuse(reply, 'busy', 'the server could not do this; try again');
  });

  function refuse(reply: FastifyReply, code: Refused['code'], says: string, reason?: Refused['reason']) {
    settings.metrics.refused(code);
    const refused: Refused = reason === undefined ? { code, says } : { code, says, reason };
    return reply.code(STATUS[code] ?? 409).send({ refused });
  }

  async function answer(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    const body = route.body?.safeParse(request.body);
    if (body?.success === false) return refuse(reply, 'unreadable', firstIssue('body', body.error));
    const query = route.query?.safeParse(request.query);
    if (query?.success === false) return refuse(reply, 'unreadable', firstIssue('query', query.error));
    if (route.opensTable && !settings.tables.take(request.ip))
      return refuse(reply, 'too-many', 'too many tables opened from here; try again later');
    const secret = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const done = await route.run(settings, {
      id: (request.params as { readonly id?: string }).id ?? '',
      body: body?.data,
      query: query?.data,
      key: keyOf(secret),
      secret,
      gone: gone.signal,
    });
    if ('refused' in done) {
      const { code, says, reason } = done.refused;
      return refuse(reply, code, says, reason);
    }
    if ('json' in done) return reply.code(done.status).send(done.json);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${done.file}"`)
      .send(done.text);
  }

  for (const route of ROUTES) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => answer(route, request, reply),
    });
  }
  const document = openApi();
  app.get('/api/openapi.json', async () => document);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = await settings.ready();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', async (_request, reply) => {
    const { registry } = settings.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.setNotFoundHandler((request, reply) => {
    if ((request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/'))
      return sendClientFile(request, reply, settings.client);
    return refuse(reply.header('cache-control', 'no-store'), 'no-table', 'there is nothing at this address');
  });
  return app;
}

function firstIssue(
  where: string,
  error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] },
): string {
  const [issue] = error.issues;
  const at = issue?.path.map(String).join('.') ?? '';
  return `the ${where} cannot be read${at === '' ? '' : `: look at ${at}`}`;
}
