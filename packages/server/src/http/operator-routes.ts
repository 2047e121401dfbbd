/** What operators and their programs ask for: health, readiness, metrics and the API's document. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { MetricsPage } from '../metrics.ts';
import { bearerOf } from './bearer.ts';

export interface OperatorServices {
  /** Why the server cannot serve anybody, in words for an operator; null while it can. */
  readonly health: () => string | null;
  /** The same of new work: the store must take a write, and the server must not be about to stop. */
  readonly readiness: () => Promise<string | null>;
  readonly metricsPage: () => Promise<MetricsPage>;
  /** Who knows it may read the metrics here; empty: nobody. */
  readonly metricsToken: string;
}

export function addOperatorRoutes(app: FastifyInstance, services: OperatorServices): void {
  const { health, readiness, metricsPage, metricsToken } = services;
  const schema = { hide: true };
  app.get('/api/openapi.json', { schema }, async () => app.swagger());
  app.get('/healthz', { schema }, async (_request, reply) => sendState(reply, health()));
  app.get('/readyz', { schema }, async (_request, reply) => sendState(reply, await readiness()));
  app.get('/metrics', { schema }, async (request, reply) => {
    if (metricsToken === '')
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
    if (!isSame(bearerOf(request), metricsToken))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Send the token of --metrics-token as authorization: Bearer <token>.\n');
    const { type, text } = await metricsPage();
    return reply.type(type).send(text);
  });
}

function sendState(reply: FastifyReply, reason: string | null): FastifyReply {
  const { version } = manifest;
  return reason === null
    ? reply.send({ ok: true, version })
    : reply.code(503).send({ ok: false, version, reason });
}

/** Takes the same time whatever was sent. */
function isSame(sent: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(sent), hash(token));
}
