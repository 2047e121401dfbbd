/** The OpenAPI document: complete, and of the schemas that check the requests. */

import { gameIds } from '@tokaido/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './kit.ts';

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, object>>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const server = new TestServer();
let document: Document;

beforeAll(async () => {
  await server.start();
  document = (await server.call('GET', '/api/openapi.json')).json;
});
afterAll(() => server.end());

it('names each route of the API, and none of those for operators', () => {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.sort()).toEqual([
    'DELETE /api/tables/{id}/push',
    'GET /api/address',
    'GET /api/daily/{date}',
    'GET /api/push',
    'GET /api/tables',
    'GET /api/tables/{id}',
    'GET /api/tables/{id}/record',
    'GET /api/tables/{id}/updates',
    'POST /api/daily/{date}',
    'POST /api/device',
    'POST /api/find',
    'POST /api/push/moved',
    'POST /api/tables',
    'POST /api/tables/{id}/commands',
    'POST /api/tables/{id}/device',
    'POST /api/tables/{id}/seats',
    'PUT /api/tables/{id}/push',
  ]);
});

it('tells the type, range and need of each parameter', () => {
  expect(document.paths['/api/tables/{id}/updates']?.['get']?.parameters).toEqual([
    { in: 'query', name: 'since', required: true, schema: { type: 'number', minimum: 0 } },
    { in: 'query', name: 'wait', required: false, schema: { type: 'number', minimum: 0, maximum: 25 } },
    { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
  ]);
});

it('has every schema that it refers to', () => {
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(names).toContain('PlanInput');
  for (const name of new Set(names)) expect(document.components.schemas).toHaveProperty(name);
});

it.each(['PlanInput', 'TableInfo'])('says what the game and the board of %s are', (name) => {
  const { properties } = document.components.schemas[name] as {
    properties: Record<string, { type: string; description?: string }>;
  };
  for (const id of gameIds()) expect(properties['game']?.description).toContain(id);
  expect(properties['board']).toMatchObject({
    type: 'string',
    description: expect.stringContaining('docs/duo.md'),
  });
});

it('tells what was wrong with a request by its place', async () => {
  const refusal = async (path: string, body?: unknown) =>
    (await server.call(body === undefined ? 'GET' : 'POST', path, body)).json;
  const { table } = await server.open();
  expect(await refusal(`/api/tables/${table}/updates?since=x`)).toEqual({
    refused: { code: 'unreadable', message: 'the query cannot be read: look at since' },
  });
  expect(
    await refusal(`/api/tables/${table}/commands`, { id: 'a', command: { t: 'seat', seat: 9 } }),
  ).toEqual({
    refused: { code: 'unreadable', message: 'the body cannot be read: look at command.seat' },
  });
  expect(await refusal('/api/tables', 'null')).toEqual({
    refused: { code: 'unreadable', message: 'the body cannot be read' },
  });
});
