/** Which card, person or traveler a decision belongs to: for clients that draw it. No rule uses it. */

export interface Owner {
  /** `traveler`, `encounter`, or a box's word for its cards, such as `amulet`. */
  readonly kind: string;
  readonly id: string;
}

/** By the name of the decision; filled by `compose.ts`. */
export const OWNERS = new Map<string, Owner>();
