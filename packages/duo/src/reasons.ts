/** Why something is closed: every code that `explain` can give, with its numbers. */

export type Reason =
  /** The pending decision is about something else. */
  | { readonly why: 'other-decision' }
  | { readonly why: 'die-taken'; readonly character: number }
  /** The place is not where the die leads; `to` lists where it does. */
  | { readonly why: 'wrong-distance'; readonly die: number; readonly to: readonly number[] }
  /** No space twice in one move, the first one included. */
  | { readonly why: 'revisited' }
  | { readonly why: 'occupied'; readonly by: number }
  /** The move is compulsory while there is one. */
  | { readonly why: 'must-move'; readonly to: readonly number[] }
  /** The Hot Spring token repeats only the character that has just moved. */
  | { readonly why: 'other-character'; readonly character: number }
  | { readonly why: 'already-yours' }
  /** A seashore gives a tile of one's choice: which one must be said. */
  | { readonly why: 'choose-wave' }
  | { readonly why: 'no-seashore' }
  /** The opponent's tiles are safe while one lies on the board. */
  | { readonly why: 'board-first' }
  | { readonly why: 'no-mountain-town' }
  | { readonly why: 'no-coastal-town' }
  | { readonly why: 'number'; readonly least: number; readonly most: number }
  | { readonly why: 'boutique'; readonly ware: number }
  | { readonly why: 'wares'; readonly have: number }
  /** The wave tile that this needs is not yours, or shows its other side. */
  | { readonly why: 'no-wave'; readonly character: number; readonly side: number }
  | { readonly why: 'nobody-here' }
  | { readonly why: 'all-revealed' }
  | { readonly why: 'face-down' }
  | { readonly why: 'icon'; readonly icon: number };

export const OTHER_DECISION: Reason = { why: 'other-decision' };
