/** The OpenAPI document at /api/openapi.json, written from the schemas that check the requests. */

import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { NAMED_SCHEMAS } from './schemas.ts';

const DESCRIPTION =
  'A seat is a secret: send it as `authorization: Bearer <secret>`. Without one you are a spectator. ' +
  'Updates also come over a WebSocket at /ws/<table id>, see docs/protocol.md.';

/** Notes each route that is added after it; `app.swagger()` is the document. */
export async function addDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tokaido tables', version: '1', description: DESCRIPTION },
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { seat: [] }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry: NAMED_SCHEMAS }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: NAMED_SCHEMAS }),
  });
}
