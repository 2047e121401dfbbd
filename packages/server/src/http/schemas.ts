/** What the HTTP API takes and answers. Requests are checked by these schemas, and the document is written from them. */

import { Command, OpenTable, Plan, Refused, TableInfo, Turn } from '@tokaido/table';
import * as z from 'zod/mini';
import { LONGEST_ENDPOINT } from '../push/endpoint.ts';
import { PUSH_LANGUAGES } from '../push/texts.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(24));
const Bytes = z.string().check(z.regex(/^([0-9a-f]{32})?$/));
/** The longest that a call for updates waits, in seconds. */
export const LONGEST_WAIT = 25;

export const TableAddress = z.object({ id: z.string() });

export const NewTable = z.strictObject({ plan: Plan, name: Name, bytes: z.optional(Bytes) });
export const NewSitter = z.strictObject({
  name: Name,
  bytes: z.optional(Bytes),
  seat: z.optional(z.int().check(z.gte(0), z.lte(4))),
});
export const CommandRequest = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  command: Command,
});
export const UpdatesQuery = z.strictObject({
  since: z.coerce.number().check(z.gte(0)),
  wait: z.optional(z.coerce.number().check(z.gte(0), z.lte(LONGEST_WAIT))),
});
export const CodeRequest = z.strictObject({ code: z.string().check(z.maxLength(16)) });

export const ServerAddress = z.strictObject({
  /** As set by whoever runs the server; empty where it is the address that a browser names. */
  publicUrl: z.string(),
  /** Whether it listens to its own machine alone. */
  onlyHere: z.boolean(),
  /** Where others in the network open it, the most likely address first; told to a page of this machine alone. */
  network: z.array(z.string()),
});

export const DailyAddress = z.object({ date: z.string() });
export const DailyRecord = z.strictObject({
  /** Random, 32 bytes in hexadecimal digits. */
  token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** See docs/record.md. */
  record: z.string().check(z.maxLength(60_000)),
});
export const DailyPoints = z.strictObject({
  date: z.string(),
  points: z.array(z.tuple([z.int(), z.int()])),
});

export const ListQuery = z.strictObject({
  mark: z.optional(z.string().check(z.maxLength(64))),
  wait: z.optional(z.coerce.number().check(z.gte(0), z.lte(LONGEST_WAIT))),
});
export const OpenTables = z.strictObject({ mark: z.string(), tables: z.array(OpenTable) });
export const TableWish = z.strictObject({
  plan: Plan,
  name: Name,
  bytes: z.optional(Bytes),
  not: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(50))),
});
export const FoundSeat = z.strictObject({
  table: z.string(),
  seat: z.int(),
  secret: z.string(),
  found: z.boolean(),
});

/** As `PushSubscription.toJSON` of a browser gives it. */
const Endpoint = z.string().check(z.minLength(1), z.maxLength(LONGEST_ENDPOINT));
const Secret = z.string().check(z.regex(/^[\w-]{22,24}$/));
const DeviceKeys = z.strictObject({ p256dh: z.string().check(z.regex(/^[\w-]{87,88}$/)), auth: Secret });
export const PushKey = z.strictObject({ key: z.nullable(z.string()) });
export const PushRequest = z.strictObject({
  endpoint: Endpoint,
  keys: DeviceKeys,
  language: z.enum(PUSH_LANGUAGES),
});
export const PushEndpoint = z.strictObject({ endpoint: Endpoint });
export const PushMove = z.strictObject({
  from: z.strictObject({ endpoint: Endpoint, auth: Secret }),
  to: z.strictObject({ endpoint: Endpoint, keys: DeviceKeys }),
});
export const Nothing = z.strictObject({});

export const TableView = z.strictObject({
  n: z.int(),
  you: z.int(),
  info: TableInfo,
  view: z.unknown(),
  turn: z.nullable(Turn),
});
export type TableView = z.infer<typeof TableView>;
export const SeatSecret = z.strictObject({ table: z.string(), seat: z.int(), secret: z.string() });
export const EntryNumber = z.strictObject({ n: z.int() });
export const DeviceCode = z.strictObject({ code: z.string() });
export const Refusal = z.strictObject({ refused: Refused });

/** The schemas that have a name of their own in the document, and what is said of single fields. */
export const NAMED_SCHEMAS = z.registry<{ readonly id?: string; readonly description?: string }>();
NAMED_SCHEMAS.add(Plan, { id: 'Plan' });
for (const { shape } of [Plan, TableInfo]) {
  NAMED_SCHEMAS.add(shape.game, { description: '`tokaido` or `duo`, Tokaido Duo for exactly two.' });
  NAMED_SCHEMAS.add(shape.board, {
    description: 'Only with `duo`: another board than ours, as the text of its file; see docs/duo.md.',
  });
}
NAMED_SCHEMAS.add(Command, { id: 'Command' });
NAMED_SCHEMAS.add(TableInfo, { id: 'TableInfo' });
NAMED_SCHEMAS.add(OpenTable, { id: 'OpenTable' });
NAMED_SCHEMAS.add(Turn, { id: 'Turn' });
NAMED_SCHEMAS.add(TableView, { id: 'TableView' });
NAMED_SCHEMAS.add(SeatSecret, { id: 'SeatSecret' });
NAMED_SCHEMAS.add(Refusal, { id: 'Refusal' });
NAMED_SCHEMAS.add(ServerAddress.shape.network, {
  description: 'Most likely first. Only for callers on the machine of the server itself.',
});
