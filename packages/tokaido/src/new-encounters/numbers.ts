/** The numbers of the New Encounters; see `../numbers.ts`. */

/** Their bit among the boxes in play. */
export const NEW_ENCOUNTERS_BIT = 4;

// Steps
export const PAY_COOK = 27;
export const PAY_PRIEST = 28;
export const PAY_MONK = 29;

// Verbs
export const PAY = 28;
