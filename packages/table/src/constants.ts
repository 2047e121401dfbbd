/** What clients need of the protocol at run time; only programs that check messages load the schemas. */

/**
 * Grows when an old client can no longer be understood, or knows older rules than a table may be played by; such a
 * client is told to reload.
 */
export const PROTOCOL = 4;

/** Phrases that clients put into words in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'beautiful',
  'hurry',
  'one-moment',
  'again',
  'goodbye',
] as const;

/** How long somebody must be away, in milliseconds, before a bot may play for them. */
export const GRACE = 180_000;

/** The longest file of a board, in characters; our own has about 7,000. */
export const MOST_BOARD = 24_000;
