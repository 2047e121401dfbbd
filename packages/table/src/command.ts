/** The schemas of everything that may be asked of a table. */

import * as z from 'zod/mini';
import { PHRASES } from './constants.ts';

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
  /** Host: a guest who was removed may sit down again; `guest` is that of `info.removed`. */
  z.strictObject({ t: z.literal('readmit'), guest: z.int().check(z.gte(0), z.lte(9999)) }),
  /** Host: the table is closed for everybody. */
  z.strictObject({ t: z.literal('close') }),
  /** Ask the others whether I may take my last decision back; `number` is that of the pending decision. */
  z.strictObject({ t: z.literal('ask-undo'), number: z.int().check(z.gte(0)) }),
  /** Answer such a question; whoever asked takes it back by `false`. */
  z.strictObject({ t: z.literal('answer-undo'), agree: z.boolean() }),
]);
export type Command = z.infer<typeof Command>;
