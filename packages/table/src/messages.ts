/**
 * The protocol: every message between a table and its clients, as one sum type for each direction. The server checks
 * what it receives against these schemas, and docs/protocol.md is generated from them. A table on the device itself
 * uses the same messages without a socket.
 */

import * as z from 'zod/mini';
import { PHRASES } from './constants.ts';
import { Pace } from './plan.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(40));
const Hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const SeatNumber = z.int().check(z.gte(0), z.lte(4));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(24));

/** Everything that a seat, the host or a guest may ask of a table. */
export const Command = z.discriminatedUnion('t', [
  /** Take this action. `number` is that of the decision, `action` the words of a record. */
  z.strictObject({
    t: z.literal('act'),
    number: z.int().check(z.gte(0)),
    action: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  /** Take my last decision back; `number` is that of the pending decision. */
  z.strictObject({ t: z.literal('undo'), number: z.int().check(z.gte(0)) }),
  z.strictObject({ t: z.literal('name'), name: Name }),
  /** The color and shape of my seat, before the game begins. Only where `info.colors` lists it. */
  z.strictObject({ t: z.literal('color'), color: z.int().check(z.gte(0), z.lte(4)) }),
  z.strictObject({ t: z.literal('ready'), ready: z.boolean() }),
  /** Random bytes that are mixed into the shuffle; only before the game begins. */
  z.strictObject({ t: z.literal('bytes'), bytes: Hex(32) }),
  /** Host: change what a seat is before the game begins; a person who sits there has to stand up. */
  z.strictObject({
    t: z.literal('seat'),
    seat: SeatNumber,
    kind: z.enum(['open', 'bot', 'closed']),
    level: z.optional(z.string().check(z.maxLength(24))),
    temper: z.optional(z.string().check(z.maxLength(24))),
  }),
  /** Host: begin; open seats become bots. Others vote for it, once they are ready. */
  z.strictObject({ t: z.literal('start') }),
  /** Stand up for good: before the game the seat is open again, later a bot plays on. */
  z.strictObject({ t: z.literal('leave') }),
  /** More time for the pending decision of a table with a clock. */
  z.strictObject({ t: z.literal('extend') }),
  /** Let a bot play for somebody who is away: the host decides, or more than half of the others. */
  z.strictObject({ t: z.literal('stand-in'), seat: SeatNumber }),
  /** I am back: the bot that played for me gives me my seat. */
  z.strictObject({ t: z.literal('back') }),
  z.strictObject({
    t: z.literal('say'),
    phrase: z.optional(z.enum(PHRASES)),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  }),
  /** After the game: the same seats again, the order moved on by one. */
  z.strictObject({ t: z.literal('rematch') }),
  /** I use the coach, or no longer: everybody sees it at my seat. Only where `info.coach` is true. */
  z.strictObject({ t: z.literal('coach'), on: z.boolean() }),
  /** Host: allow free text beside the phrases, or phrases only. */
  z.strictObject({ t: z.literal('chat'), on: z.boolean() }),
  /** Host: another person is the host from now on. */
  z.strictObject({ t: z.literal('host'), seat: SeatNumber }),
  /** Host: a guest has to stand up and cannot sit down here again. */
  z.strictObject({ t: z.literal('remove'), seat: SeatNumber }),
  /** Host: the table is closed for everybody. */
  z.strictObject({ t: z.literal('close') }),
  /** Ask the others whether I may take my last decision back; `number` is that of the pending decision. */
  z.strictObject({ t: z.literal('ask-undo'), number: z.int().check(z.gte(0)) }),
  /** Answer such a question; whoever asked takes it back by `false`. */
  z.strictObject({ t: z.literal('answer-undo'), agree: z.boolean() }),
]);
export type Command = z.infer<typeof Command>;

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

/** A seat as everybody at the table sees it. */
export const SeatInfo = z.strictObject({
  kind: z.enum(['open', 'closed', 'person', 'bot']),
  name: z.string(),
  /** The level of a bot or stand-in. */
  level: z.string(),
  /** The temper of a bot; absent where it has none. */
  temper: z.optional(z.string()),
  ready: z.boolean(),
  /** A bot plays for the person who sits here. */
  standIn: z.boolean(),
  /** Votes to let a bot play, by seat. */
  votes: z.array(z.int()),
  host: z.boolean(),
  /** By which color and shape the seat is known, from 0; it stays with the people through rematches. */
  color: z.optional(z.int()),
  /** True while the person who sits here uses the coach; absent otherwise. */
  coach: z.optional(z.boolean()),
  /** True where the person wants the game to begin; absent otherwise. */
  start: z.optional(z.boolean()),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** Somebody asks to take their last decision back, or asked before the last decision. */
export const UndoInfo = z.strictObject({
  seat: z.int(),
  /** The seats whose people must agree, and those who did. */
  of: z.array(z.int()),
  agreed: z.array(z.int()),
  state: z.enum(['asked', 'granted', 'refused', 'lapsed']),
  /** Who refused. */
  by: z.optional(z.int()),
});
export type UndoInfo = z.infer<typeof UndoInfo>;

/** Where a game left another one. */
export const BranchInfo = z.strictObject({
  /** The address of the other game's replay; empty where that is not known. */
  parent: z.string(),
  /** How many of its moves were taken over, and for whose seat. */
  move: z.int(),
  seat: z.int(),
  /** `dealt` again for that seat, or as they `lay`; `lay-drawn` where the shuffle could not go on. */
  cards: z.enum(['dealt', 'lay', 'lay-drawn']),
  /** The final points of the other game, by seat; empty where it was not over. */
  was: z.readonly(z.array(z.int())),
});
export type BranchInfo = z.infer<typeof BranchInfo>;

/** All that is public of a table beside the game itself. */
export const TableInfo = z.strictObject({
  id: z.string(),
  game: z.string(),
  /** The rules version: the one the game began under; in a lobby, the one it would begin under. */
  version: z.int(),
  /** The options in words; with the number of players once the game has begun. */
  options: z.string(),
  /** Another board than the usual one of the game, as the text of its file. */
  board: z.optional(z.string()),
  pace: Pace,
  listed: z.boolean(),
  chat: z.boolean(),
  takeover: z.boolean(),
  /** Whether players may use the coach: not at a listed table. Absent from servers that do not know it. */
  coach: z.optional(z.boolean()),
  /** The colors that people may choose from before the game. Absent later, and from servers that do not know it. */
  colors: z.optional(z.array(z.int())),
  phase: z.enum(['lobby', 'playing', 'over']),
  /** Before the game the tiles of the table, then the seats of the game in the order of play. */
  seats: z.array(SeatInfo),
  /** SHA-256 of the secret half of the shuffle's seed, shown before anybody sits down. */
  commit: z.string(),
  /** The other half, by seat, as the clients gave it; empty where none. It is fixed when the game begins. */
  bytes: z.array(z.string()),
  /** The secret half itself, once the game is over. */
  seed: z.nullable(z.string()),
  /** How it ended, by seat; absent until then, and from servers of 0.1.0. */
  result: z.optional(z.array(z.strictObject({ place: z.int(), points: z.int() }))),
  /** The next table, once somebody asked for a rematch. */
  next: z.nullable(z.string()),
  /** True once the host has closed the table; absent before. */
  closed: z.optional(z.boolean()),
  /** A decision that is to be taken back by agreement; absent where none is. */
  undo: z.optional(UndoInfo),
  /** A game that branches off another one: only on the device of whoever plays it. */
  branch: z.optional(BranchInfo),
});
export type TableInfo = z.infer<typeof TableInfo>;

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

/** Why something was not done. Clients have a sentence for every code. */
export const REFUSALS = [
  'unreadable',
  'too-large',
  'too-fast',
  'too-many',
  'old-client',
  'no-table',
  'no-seat',
  'not-host',
  'not-seated',
  'seat-taken',
  'color-taken',
  'bad-code',
  'not-now',
  'not-your-turn',
  'stale',
  'closed',
  'no-undo',
  'full',
  'not-away',
  'declined',
  'removed',
  'table-closed',
  'bad-plan',
  'chat-off',
  'coach-off',
  'bad-walk',
  'bad-push',
  'push-off',
  'damaged',
  'other-rules',
  'busy',
  'stopping',
] as const;
export const Refused = z.strictObject({
  code: z.enum(REFUSALS),
  /** One sentence in English for people who read logs; clients use the code. */
  message: z.string(),
  /** The engine's reason where an action is closed, or details such as the pending number. */
  reason: z.optional(z.record(z.string(), Json)),
});
export type Refused = z.infer<typeof Refused>;

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
