/** The token in the header `authorization`. */

import type { FastifyRequest } from 'fastify';

/** Empty where there is none, or none that can be meant. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return /^Bearer ([\w.~+/=-]{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '';
}
