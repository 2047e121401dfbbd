/** The few requests that a client makes of the server outside a table's socket. Failures come back as values. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { OpenTable, Plan, Refused, TableInfo, Turn } from '@tokaido/table';

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

export interface OpenTables {
  /** Sent back, it makes the next call wait until the list is another. */
  readonly mark: string;
  readonly tables: readonly OpenTable[];
}

export const openTables = (mark: string | null, signal: AbortSignal): Promise<Reply<OpenTables>> =>
  ask(mark === null ? '/api/tables' : `/api/tables?mark=${encodeURIComponent(mark)}`, isTables, { signal });

/** A seat at a table that fits, or at a new one; never at those of `not`. */
export const findTable = (plan: Plan, guest: Guest, not: readonly string[]): Promise<Reply<TakenSeatAt>> =>
  post('/api/find', isTakenAt, { plan, ...guest, not });

export const lookAt = (table: string, secret: string, timeoutMs: number): Promise<Reply<Look>> =>
  ask(at(table), isLook, { headers: bearer(secret), signal: AbortSignal.timeout(timeoutMs) });

/** Without a seat the first free one is taken. `before` is the secret of the seat that I had there, if any. */
export const sitDown = (
  table: string,
  guest: Guest,
  seat?: number,
  before?: string,
): Promise<Reply<TakenSeat>> =>
  post(
    `${at(table)}/seats`,
    isTaken,
    seat === undefined ? { ...guest } : { ...guest, seat },
    before === undefined ? {} : bearer(before),
  );

/** A code that is good once and for a few minutes: it carries a seat to another device. */
export const deviceCode = (table: string, secret: string): Promise<Reply<{ readonly code: string }>> =>
  post(`${at(table)}/device`, isCode, {}, bearer(secret));

export const claimDevice = (code: string): Promise<Reply<TakenSeatAt>> =>
  post('/api/device', isTakenAt, { code });

/** What the server knows of its own addresses. */
export interface ServerAddress {
  /** As set by whoever runs it; empty where it is the one that the browser names. */
  readonly publicUrl: string;
  /** Whether it listens to its own machine alone. */
  readonly onlyHere: boolean;
  /** Where others in the network open it, most likely first; told to pages of its own machine. */
  readonly network: readonly string[];
}

export const serverAddress = (timeoutMs: number): Promise<Reply<ServerAddress>> =>
  ask('/api/address', isServerAddress, { signal: AbortSignal.timeout(timeoutMs) });

/** Points of the walks that people sent of a daily road: how many walks came to how many points. */
export interface DailyWalks {
  readonly date: string;
  readonly points: readonly (readonly [points: number, count: number])[];
}

export const dailyWalks = (date: string): Promise<Reply<DailyWalks>> =>
  ask(`/api/daily/${encodeURIComponent(date)}`, isDailyWalks);

/** `token` is this device's for that date alone. */
export const sendDaily = (date: string, token: string, record: string): Promise<Reply<DailyWalks>> =>
  post(`/api/daily/${encodeURIComponent(date)}`, isDailyWalks, { token, record });

/** The key to subscribe to a push service with; null where the server sends no notices to devices. */
export const pushKey = (): Promise<Reply<{ readonly key: string | null }>> => ask('/api/push', isPushKey);

/** This device wants to be told of a table. */
export const subscribePush = (
  table: string,
  secret: string,
  subscription: PushSubscriptionJSON,
  language: string,
): Promise<Reply<object>> => {
  const { endpoint, keys } = subscription;
  const body = { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, language };
  return post(`${at(table)}/push`, isFields, body, bearer(secret), 'PUT');
};

export const unsubscribePush = (table: string, secret: string, endpoint: string): Promise<Reply<object>> =>
  post(`${at(table)}/push`, isFields, { endpoint }, bearer(secret), 'DELETE');

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
  method = 'POST',
): Promise<Reply<T>> {
  return ask(path, check, {
    method,
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

function isPushKey(body: unknown): body is { readonly key: string | null } {
  return isFields(body) && (typeof body.key === 'string' || body.key === null);
}

/** A shallow check: the server is ours, and a body from elsewhere would fail here. */
function isTable(body: unknown): body is TableInfo {
  return isFields(body) && typeof body.id === 'string' && Array.isArray(body.seats);
}

function isLook(body: unknown): body is Look {
  return isFields(body) && isTable(body.info) && typeof body.you === 'number';
}

function isTables(body: unknown): body is OpenTables {
  if (!isFields(body) || typeof body.mark !== 'string' || !Array.isArray(body.tables)) return false;
  return body.tables.every((table) => isTable(table) && 'offer' in table);
}

function isServerAddress(body: unknown): body is ServerAddress {
  return (
    isFields(body) &&
    typeof body.publicUrl === 'string' &&
    typeof body.onlyHere === 'boolean' &&
    Array.isArray(body.network) &&
    [body.publicUrl || 'http://x', ...body.network].every(
      (url) => typeof url === 'string' && URL.canParse(url),
    )
  );
}

function isDailyWalks(body: unknown): body is DailyWalks {
  if (!isFields(body) || typeof body.date !== 'string' || !Array.isArray(body.points)) return false;
  return body.points.every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger),
  );
}

function isRefusal(body: unknown): body is { readonly refused: Refused } {
  return isFields(body) && isFields(body.refused) && typeof body.refused.code === 'string';
}
