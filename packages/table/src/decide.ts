/**
 * Who may ask what of a table. A command is checked against the current table and becomes entries, or a refusal that
 * gives the reason and changes nothing. What is legal in the game itself is up to the engine.
 */

import { ok } from '@tokaido/kernel';
import { HANDLERS } from './command-handlers.ts';
import type { Answer, EntryBody, Made, TableCommand, World } from './decision.ts';
import { MANY_ENTRIES } from './decision.ts';
import { FULL, NOT_HOST, SHUT } from './refuse.ts';
import { sharedDecisions } from './shared-decisions.ts';
import type { Table } from './table.ts';
import { entryAsked } from './table.ts';

/** What is taken also when the log is full. */
const ALWAYS: ReadonlySet<TableCommand['t']> = new Set(['act', 'back', 'leave', 'rematch', 'close']);

/** Identifies a command, so that it is carried out only once however often it is sent. */
export function askedBy(key: string, id: string): string {
  return `${key.slice(0, 16)}:${id}`;
}

/** `key` is the caller's; a stranger's is empty. */
export function decide(table: Table, key: string, id: string, command: TableCommand, world: World): Answer {
  const asked = askedBy(key, id);
  const before = entryAsked(table, asked);
  if (before !== undefined) return ok({ entries: [], n: before });
  if (table.closed) return SHUT;
  if (table.n >= MANY_ENTRIES && !ALWAYS.has(command.t)) return FULL;
  const more: AnyHandlers | undefined = sharedDecisions()?.handlers;
  const handler = (HANDLERS as AnyHandlers)[command.t] ?? more?.[command.t];
  const made = handler?.(table, key, command as never, world) ?? NOT_HOST;
  if ('ok' in made) return made;
  const bodies: readonly EntryBody[] = isList(made) ? made : [made];
  return ok({ entries: bodies.map((body) => ({ ...body, at: world.now, asked })) });
}

function isList(made: EntryBody | readonly EntryBody[]): made is readonly EntryBody[] {
  return Array.isArray(made);
}

type AnyHandlers = {
  readonly [T in TableCommand['t']]?: (table: Table, key: string, command: never, world: World) => Made;
};
