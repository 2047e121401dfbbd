/** The schemas of what is public of a table beside the game itself. */

import * as z from 'zod/mini';
import { Pace } from './plan.ts';

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
  /** Whom the host has removed, until they are let back in; absent where that is nobody. */
  removed: z.optional(z.array(z.strictObject({ guest: z.int(), name: z.string() }))),
  /** A decision that is to be taken back by agreement; absent where none is. */
  undo: z.optional(UndoInfo),
  /** A game that branches off another one: only on the device of whoever plays it. */
  branch: z.optional(BranchInfo),
});
export type TableInfo = z.infer<typeof TableInfo>;
