/** The temple: what a stop may give, and what the donors are worth at the end. */

export const LARGEST_DONATION = 3;

/** Points of the first three donors; every other donor gets the last number. */
export const DONOR_POINTS: readonly number[] = [10, 7, 4];
export const OTHER_DONOR_POINTS = 2;
