/** The numbers of the promo travelers; see `../numbers.ts`. */

/** Their bit among the boxes in play. */
export const PROMO_TRAVELERS_BIT = 8;

// Steps
export const CHOOSE_CHALLENGE = 35;

// Verbs
export const CHALLENGE = 30;

// Chance streams
export const ROUND = 12;
