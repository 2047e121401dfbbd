/** The numbers of the promo travelers; see `../numbers.ts`. */

/** Their bit among the boxes in play. */
export const PROMO_TRAVELERS_BIT = 8;

// Chance streams
export const ROUND = 12;
