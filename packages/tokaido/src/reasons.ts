/** Why something is closed: every code that `explain` can give, with its numbers. */

export type Reason =
  /** The pending decision is about something else. */
  | { readonly why: 'other-decision' }
  | { readonly why: 'behind-you' }
  /** Nobody may pass the next inn. */
  | { readonly why: 'beyond-the-inn'; readonly inn: number }
  /** All places are taken, by these seats. */
  | { readonly why: 'occupied'; readonly by: readonly number[] }
  /** The second place is only used with 4 or 5 players. */
  | { readonly why: 'second-place'; readonly players: number; readonly by: readonly number[] }
  /** Closed until the next inn. */
  | { readonly why: 'shut' }
  /** Only a stop with one place and one traveler can be joined. */
  | { readonly why: 'not-joinable' }
  | { readonly why: 'coins'; readonly have: number; readonly need: number }
  | { readonly why: 'panorama-complete'; readonly panorama: number }
  /** Nothing left of it. */
  | { readonly why: 'supply-empty' }
  /** A card that the player does not hold, or may not use yet. */
  | { readonly why: 'not-held' }
  /** A card that cannot be used at this point. */
  | { readonly why: 'not-now' }
  /** Every dish on the menu has been eaten before. */
  | { readonly why: 'nothing-new' }
  | { readonly why: 'dish-eaten'; readonly dish: number }
  /** The card or tile is not among those offered. */
  | { readonly why: 'not-offered' }
  /** Nothing may be declined here. */
  | { readonly why: 'must-take' }
  /** Coins are pledged to the temple, so something must be paid. */
  | { readonly why: 'must-pay' };

export const OTHER_DECISION: Reason = { why: 'other-decision' };
export const NOT_OFFERED: Reason = { why: 'not-offered' };
