/** A box adds to the game from its own folder; the core knows the list, not what is in it. */

export interface Box {
  readonly id: string;
  readonly bit: number;
  /** Boxes it cannot be played without. */
  readonly requires: readonly string[];
}

/** The boxes by name; filled by `boxes.ts`. */
export const BOXES = new Map<string, Box>();
