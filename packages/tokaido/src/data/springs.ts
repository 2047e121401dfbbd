/** The 12 hot spring cards: two kinds, told apart by their points. */

export const SPRING_POINTS: readonly number[] = [2, 3];
export const SPRING_COPIES = 6;
