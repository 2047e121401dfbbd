/** How the HTTP API answers a request that it does not carry out. */

import type { Refused } from '@tokaido/table';
import { MOST_BOARD } from '@tokaido/table';
import type { FastifyError, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { refusalOfTable } from '../tables/damaged-table.ts';

/** 409, a conflict with the state of the table, for every code that is not here. */
const STATUS: Readonly<Partial<Record<Refused['code'], number>>> = {
  'no-table': 404,
  'no-seat': 404,
  'bad-code': 404,
  'not-host': 403,
  'not-seated': 403,
  'chat-off': 403,
  removed: 403,
  'table-closed': 410,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  unreadable: 400,
  'bad-plan': 400,
  'bad-walk': 422,
  'bad-push': 422,
  'push-off': 404,
  damaged: 500,
  busy: 503,
  stopping: 503,
};

export function statusOf(code: Refused['code']): number {
  return STATUS[code] ?? 409;
}

/** Sends a refusal, and counts it. */
export type Refuse = (reply: FastifyReply, refused: Refused) => FastifyReply;

/** What a caller is told of an error: what is wrong with their request, or that the server failed. */
export function refusalOf(error: FastifyError): Refused {
  const refused = refusalOfTable(error);
  if (refused !== null) return refused;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return {
      code: 'too-large',
      message: `the request is too large: a board has at most ${MOST_BOARD} characters, all else is short`,
    };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where =
      error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'request');
    const at = error.validation[0]?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    const message = `the ${where} cannot be read${at === '' ? '' : `: look at ${at}`}`;
    return { code: 'unreadable', message: `${message}${longest(error.validation[0]?.params)}` };
  }
  if ((error.statusCode ?? 500) < 500) return { code: 'unreadable', message: 'the request cannot be read' };
  return { code: 'busy', message: 'the server could not do this; try again' };
}

/** How long a text may be, where it is too long. */
function longest(issue: Readonly<Record<string, unknown>> = {}): string {
  const { origin, maximum } = issue;
  return origin === 'string' && typeof maximum === 'number'
    ? `, which has at most ${maximum} characters`
    : '';
}
