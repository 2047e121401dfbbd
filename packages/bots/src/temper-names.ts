/** The tempers that a bot may have; `tempers.ts` says what one is. */

export const TEMPERS = ['collector', 'stroller', 'devout'] as const;

export type Temper = (typeof TEMPERS)[number];

export function isTemper(word: string): word is Temper {
  return TEMPERS.some((temper) => temper === word);
}
