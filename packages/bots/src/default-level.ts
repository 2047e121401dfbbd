/** The level of whoever has chosen none: one that a new player can beat, and does not always. */
export const DEFAULT_LEVEL = 'porter';
