/** The three panoramas. Section n is worth n points; there are enough sections for everybody. */

export const PANORAMAS = ['paddy', 'mountain', 'sea'] as const;

/** Sections of a complete panorama. */
export const PANORAMA_LENGTHS: readonly number[] = [3, 4, 5];
