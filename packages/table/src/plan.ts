/** What a table is opened with. */

import * as z from 'zod/mini';
import { MOST_BOARD } from './constants.ts';

/** How long one may think. */
export const Pace = z.discriminatedUnion('kind', [
  /** No clock. */
  z.strictObject({ kind: z.literal('none') }),
  /** Seconds for each decision, and a bank for the whole game that is used once they are up. */
  z.strictObject({
    kind: z.literal('live'),
    seconds: z.int().check(z.gte(5), z.lte(3600)),
    bank: z.int().check(z.gte(0), z.lte(36_000)),
  }),
  /** Days for a decision. */
  z.strictObject({ kind: z.literal('correspondence'), days: z.int().check(z.gte(1), z.lte(30)) }),
]);
export type Pace = z.infer<typeof Pace>;

export const SeatPlan = z.discriminatedUnion('kind', [
  /** The one who opens the table sits here. */
  z.strictObject({ kind: z.literal('me') }),
  /** Anybody with the link may sit here; if nobody does, a bot will. */
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('bot'),
    level: z.string().check(z.maxLength(24)),
    /** What it is fond of; absent for nothing. */
    temper: z.optional(z.string().check(z.maxLength(24))),
  }),
  z.strictObject({ kind: z.literal('closed') }),
]);
export type SeatPlan = z.infer<typeof SeatPlan>;

export const Plan = z.strictObject({
  /** `tokaido` or `duo`. */
  game: z.string().check(z.maxLength(24)),
  /** The game's options in the words of a record, without the number of players: `boxes=crossroads`. */
  options: z.string().check(z.maxLength(400)),
  /** Another board than the usual one of the game, as the text of its file. */
  board: z.optional(z.string().check(z.maxLength(MOST_BOARD))),
  seats: z.array(SeatPlan).check(z.minLength(2), z.maxLength(5)),
  pace: Pace,
  /** Shown in the list of open tables; otherwise only by its link. */
  listed: z.boolean(),
  /** Free text beside the preset phrases. */
  chat: z.boolean(),
  /** People may take over a bot's seat while its traveler rests at an inn. */
  takeover: z.boolean(),
  /** The level of the bots that fill open seats and play for those who are away. */
  level: z.string().check(z.maxLength(24)),
});
export type Plan = z.infer<typeof Plan>;
