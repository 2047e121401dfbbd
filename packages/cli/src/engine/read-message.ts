/** Checks what a host says, field by field. The error names the field. */

import type { Result, View } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Decide, Fields, HostMessage, Place, TakeSeat } from './protocol.ts';
import { isFields, readFields } from './protocol.ts';

const TYPES = ['hello', 'seat', 'decide', 'leave', 'ping', 'quit'];

class FieldError extends Error {}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw new FieldError(`"${name}" must be a text`);
}

function whole(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new FieldError(`"${name}" must be a whole number, 0 or more`);
}

function place(fields: Fields): Place {
  return { table: text(fields, 'table'), seat: whole(fields, 'seat') };
}

function takeSeat(fields: Fields): TakeSeat {
  const { board, bot, budget = {} } = fields;
  if (!isFields(budget)) throw new FieldError('"budget" must be an object with "ms" and "playouts"');
  const { ms = 0, playouts = 0 } = budget;
  return {
    type: 'seat',
    ...place(fields),
    game: text(fields, 'game'),
    options: text(fields, 'options'),
    rules: whole(fields, 'rules'),
    ...(board !== undefined && { board }),
    seed: whole(fields, 'seed'),
    budget: { ms: whole({ ms }, 'ms'), playouts: whole({ playouts }, 'playouts') },
    limit: whole({ limit: 0, ...fields }, 'limit'),
    ...(bot !== undefined && { bot: text(fields, 'bot') }),
  };
}

/** The outline of a view; what is in it only the game can judge. */
function isView(value: unknown): value is View {
  if (!isFields(value)) return false;
  const { game, who, size, table, seats, frames, hidden } = value;
  return (
    typeof game === 'string' &&
    typeof who === 'number' &&
    typeof size === 'number' &&
    Number.isInteger(size) &&
    size >= 0 &&
    isFields(table) &&
    Array.isArray(seats) &&
    Array.isArray(frames) &&
    isFields(hidden)
  );
}

function decide(fields: Fields): Decide {
  const { view, legal, details = {} } = fields;
  if (!isView(view)) throw new FieldError('"view" must be the view of a seat');
  if (!Array.isArray(legal) || !legal.every((action) => typeof action === 'string'))
    throw new FieldError('"legal" must be a list of actions in words');
  return {
    type: 'decide',
    ...place(fields),
    number: whole(fields, 'number'),
    decision: text({ decision: '', ...fields }, 'decision'),
    details: isFields(details) ? (details as Decide['details']) : {},
    view,
    legal,
  };
}

export function readMessage(line: string): Result<HostMessage> {
  const read = readFields(line);
  if (!read.ok) return fail(`this line is ${read.error}; a message is one JSON object on one line`);
  const fields = read.value;
  const { type } = fields;
  try {
    switch (type) {
      case 'hello':
        return ok({ type, protocol: whole(fields, 'protocol') });
      case 'seat':
        return ok(takeSeat(fields));
      case 'decide':
        return ok(decide(fields));
      case 'leave':
        return ok({ type, ...place(fields) });
      case 'ping':
      case 'quit':
        return ok({ type });
      default:
        return fail(
          `unknown message ${JSON.stringify(type) ?? 'without a type'}; there are ${TYPES.join(', ')}`,
        );
    }
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return fail(`${error.message} in a message "${String(type)}"`);
  }
}
