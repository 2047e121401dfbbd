/** The OpenAPI document, written from the routes. */

import { REFUSALS } from '@tokaido/table';
import * as z from 'zod/mini';
import type { Route } from './routes.ts';
import { ROUTES } from './routes.ts';

const REFUSED = {
  description: 'Refused; nothing changed.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          refused: {
            type: 'object',
            properties: {
              code: { enum: [...REFUSALS] },
              says: { type: 'string' },
              reason: { type: 'object' },
            },
            required: ['code', 'says'],
          },
        },
        required: ['refused'],
      },
    },
  },
};

export function openApi(): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of ROUTES) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tokaido tables',
      version: '1',
      description:
        'A seat is a secret: send it as `authorization: Bearer <secret>`. Without one you are a spectator. ' +
        'Updates also come over a WebSocket at /ws, see docs/protocol.md.',
    },
    components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    security: [{}, { seat: [] }],
    paths,
  };
}

function operation({ method, path, says, body, query, answer }: Route): unknown {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const good =
    answer === undefined
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { 'application/json': { schema: z.toJSONSchema(answer, { unrepresentable: 'any' }) } };
  return {
    summary: says,
    parameters: [...inPath, ...(query === undefined ? [] : queryParameters(query))],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) },
            },
          },
        }),
    responses: {
      [method === 'POST' ? '2XX' : '200']: { description: 'Done.', content: good },
      '4XX': REFUSED,
    },
  };
}

function queryParameters(query: z.ZodMiniType): unknown[] {
  const schema = z.toJSONSchema(query, { unrepresentable: 'any', io: 'input' });
  const required = schema.required ?? [];
  return Object.keys(schema.properties ?? {}).map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: { type: 'number' },
  }));
}
