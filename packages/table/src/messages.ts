/**
 * The protocol: every message between a table and its clients, as one sum type for each direction. The server checks
 * what it receives against these schemas, and docs/protocol.md is generated from them. A table on the device itself
 * uses the same messages without a socket.
 */

import * as z from 'zod/mini';
import { Command } from './command.ts';
import { Refused } from './refused.ts';
import { TableInfo } from './table-info.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(40));

export const ClientMessage = z.discriminatedUnion('t', [
  /**
   * The first message of a connection, whose address names the table. Without a secret one watches; `since` is the
   * last update known.
   */
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    secret: z.optional(z.string().check(z.maxLength(64))),
    since: z.optional(z.int().check(z.gte(0))),
  }),
  /** A command; `id` is the client's own and the same when it is sent again: it is carried out once. */
  z.strictObject({ t: z.literal('do'), id: Id, command: Command }),
  z.strictObject({ t: z.literal('ping') }),
  /** Bots that leave me time to take my last decision back need not wait any longer. */
  z.strictObject({ t: z.literal('hurry') }),
  /** Whether my page is in sight; only where `welcome.push` is true. Without it, it is. */
  z.strictObject({ t: z.literal('look'), on: z.boolean() }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

const Json = z.unknown();

/** Plain values; cards and places by their ids. */
const Details = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.readonly(z.array(z.string()))]),
);

/** What is asked of whom. `legal` is given only to the seat that must decide. */
export const Turn = z.strictObject({
  seat: z.int(),
  decision: z.string(),
  number: z.int(),
  /** What the decision is about, by name, such as `mover` or `offer`; each game lists its decisions. */
  details: Details,
  /** The open actions in words, for the seat that must decide. */
  legal: z.optional(z.array(z.string())),
  /** Whether you may take your last decision back; possible even after your turn, until a bot has moved. */
  undo: z.boolean(),
});
export type Turn = z.infer<typeof Turn>;

/** Milliseconds, counted from the moment the message was sent: clocks of devices differ. */
export const Clock = z.strictObject({
  /** Until the pending decision is taken by a bot. */
  left: z.int(),
  /** The part of it that is the seat's bank. */
  bank: z.int(),
  /** How often this decision may still be extended. */
  extends: z.int(),
});
export type Clock = z.infer<typeof Clock>;

/** At a live table, by seat: the milliseconds that are left of each bank, without what runs now. */
const Banks = z.array(z.int());
/** By seat: for how many milliseconds nobody has been connected; 0 while somebody is, and for seats of bots. */
const Away = z.array(z.int());

/** One thing that happened, by the number of its entry in the table's log. */
export const News = z.strictObject({
  n: z.int(),
  /** Who did it; −1 for the table itself. */
  seat: z.int(),
  /** `act` a decision, `undo` a decision taken back, `lobby` a change of seats. */
  kind: z.enum(['begin', 'act', 'undo', 'lobby']),
  /** Whether a bot decided: one of its own seat, or one that plays for a person. */
  by: z.enum(['person', 'bot', 'stand-in']),
  /** The events of the game that this viewer may know. */
  events: z.array(Json),
  /** `undo`: the number of the entry that was taken back. */
  back: z.optional(z.int()),
  /** `undo` by agreement: all decisions from that entry on were taken back. */
  all: z.optional(z.boolean()),
});
export type News = z.infer<typeof News>;

/** One line of talk: a phrase or a text. Lines have numbers of their own, from 1. */
export const Said = z.strictObject({
  n: z.int(),
  seat: z.int(),
  /** Of whoever sat there then. */
  name: z.string(),
  phrase: z.optional(z.string()),
  text: z.optional(z.string()),
});
export type Said = z.infer<typeof Said>;

export const ServerMessage = z.discriminatedUnion('t', [
  /** Everything from the start: forget what you knew and draw this. */
  z.strictObject({
    t: z.literal('welcome'),
    protocol: z.int(),
    /** The number of the last entry. */
    n: z.int(),
    /** Your seat; −1 when you watch. */
    you: z.int(),
    /** True where the host has removed you: you cannot sit down here again. */
    removed: z.optional(z.boolean()),
    info: TableInfo,
    view: z.nullable(Json),
    turn: z.nullable(Turn),
    clock: z.nullable(Clock),
    /** Whether each seat has somebody connected. */
    present: z.array(z.boolean()),
    /** For how long nobody has been. Absent from servers that do not tell it. */
    away: z.optional(Away),
    /** Only at a live table whose game has begun. */
    banks: z.optional(Banks),
    /** How many connections only watch. Absent from servers that do not count them. */
    watching: z.optional(z.int()),
    /** What happened after `since`, or from the beginning; of a very long log only the end. */
    news: z.array(News),
    /** The last lines of talk. */
    talk: z.array(Said),
    /** True where the server tells devices of turns, and so wants to know who looks. */
    push: z.optional(z.boolean()),
  }),
  /** One thing happened. Fields that did not change are absent. */
  z.strictObject({
    t: z.literal('update'),
    n: z.int(),
    news: News,
    info: z.optional(TableInfo),
    /** Changes of the view: pairs of a path and its new value. */
    patch: z.optional(z.array(z.tuple([z.array(z.union([z.string(), z.int()])), Json]))),
    /** The whole view, where there was none before. */
    view: z.optional(Json),
    turn: z.nullable(Turn),
    clock: z.nullable(Clock),
    banks: z.optional(Banks),
  }),
  z.strictObject({
    t: z.literal('present'),
    present: z.array(z.boolean()),
    away: z.optional(Away),
    watching: z.optional(z.int()),
  }),
  /** Somebody said something. */
  z.strictObject({ t: z.literal('said'), said: Said }),
  /** The command was carried out and stored, as entry `n`. */
  z.strictObject({ t: z.literal('ok'), id: Id, n: z.int() }),
  /** The command was not carried out, and nothing changed. */
  z.strictObject({ t: z.literal('no'), id: z.nullable(z.string()), refused: Refused }),
  z.strictObject({ t: z.literal('pong') }),
  /** This connection is closed: reload, come back in a moment, the table was deleted, or slow down. */
  z.strictObject({ t: z.literal('bye'), why: z.enum(['reload', 'restart', 'gone', 'flood']) }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
