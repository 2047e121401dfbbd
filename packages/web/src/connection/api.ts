/** The few requests that a client makes of the server outside a table's socket. Failures come back as values. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Plan, Refused, TableInfo, Turn } from '@tokaido/table';

/** `unreachable`: no server answered, or not in its own words. */
export type Refusal = Refused | { readonly code: 'unreachable'; readonly message: string };

export type Reply<T> = Result<T, Refusal>;

/** Somebody who sits down: their name, and the random bytes that they add to the shuffle. */
export interface Guest {
  readonly name: string;
  readonly bytes: string;
}

export interface TakenSeat {
  readonly seat: number;
  readonly secret: string;
}

export interface TakenSeatAt extends TakenSeat {
  readonly table: string;
}

/** A table as it stands, for a person with a seat there. */
export interface Look {
  readonly info: TableInfo;
  /** My seat; −1 when it is mine no longer. */
  readonly you: number;
  readonly turn: Pick<Turn, 'seat'> | null;
}

export const openTable = (plan: Plan, guest: Guest): Promise<Reply<TakenSeatAt>> =>
  post('/api/tables', isTakenAt, { plan, ...guest });

export const listedTables = (): Promise<Reply<{ readonly tables: readonly TableInfo[] }>> =>
  ask('/api/tables', isTables);

export const lookAt = (table: string, secret: string, timeoutMs: number): Promise<Reply<Look>> =>
  ask(at(table), isLook, { headers: bearer(secret), signal: AbortSignal.timeout(timeoutMs) });

/** Without a seat the first free one is taken. */
export const sitDown = (table: string, guest: Guest, seat?: number): Promise<Reply<TakenSeat>> =>
  post(`${at(table)}/seats`, isTaken, seat === undefined ? { ...guest } : { ...guest, seat });

/** A code that is good once and for a few minutes: it carries a seat to another device. */
export const deviceCode = (table: string, secret: string): Promise<Reply<{ readonly code: string }>> =>
  post(`${at(table)}/device`, isCode, {}, bearer(secret));

export const claimDevice = (code: string): Promise<Reply<TakenSeatAt>> =>
  post('/api/device', isTakenAt, { code });

function bearer(secret: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${secret}` };
}

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

function post<T>(
  path: string,
  check: (body: unknown) => body is T,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<T>> {
  return ask(path, check, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function ask<T>(
  path: string,
  check: (body: unknown) => body is T,
  request: RequestInit = {},
): Promise<Reply<T>> {
  let response: Response;
  try {
    response = await fetch(path, { ...request, cache: 'no-store' });
  } catch {
    return unreachable('no server answered');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && check(body)) return ok(body);
  if (isRefusal(body)) return fail(body.refused);
  return unreachable(`the answer to ${path} could not be read (status ${response.status})`);
}

function unreachable(message: string): Reply<never> {
  return fail({ code: 'unreachable', message });
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTaken(body: unknown): body is TakenSeat {
  return isFields(body) && typeof body.seat === 'number' && typeof body.secret === 'string';
}

function isTakenAt(body: unknown): body is TakenSeatAt {
  return isFields(body) && typeof body.table === 'string' && isTaken(body);
}

function isCode(body: unknown): body is { readonly code: string } {
  return isFields(body) && typeof body.code === 'string';
}

/** A shallow check: the server is ours, and a body from elsewhere would fail here. */
function isTable(body: unknown): body is TableInfo {
  return isFields(body) && typeof body.id === 'string' && Array.isArray(body.seats);
}

function isLook(body: unknown): body is Look {
  return isFields(body) && isTable(body.info) && typeof body.you === 'number';
}

function isTables(body: unknown): body is { readonly tables: readonly TableInfo[] } {
  return isFields(body) && Array.isArray(body.tables) && body.tables.every(isTable);
}

function isRefusal(body: unknown): body is { readonly refused: Refused } {
  return isFields(body) && isFields(body.refused) && typeof body.refused.code === 'string';
}
