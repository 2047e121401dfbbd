/** The schema of a refusal. */

import * as z from 'zod/mini';

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
  'before-deadline',
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
  reason: z.optional(z.record(z.string(), z.unknown())),
});
export type Refused = z.infer<typeof Refused>;
