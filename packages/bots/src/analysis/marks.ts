/** Which losses are pointed out, and how much of a loss counts. */

import type { Estimate, Mark } from './analysis.ts';

/** Less than this is never pointed out, in points. */
export const LEAST_LOSS = 1;

/** From so many points on; the worst first. */
const MARKS: readonly (readonly [Mark, number])[] = [
  ['blunder', 4],
  ['mistake', 2],
  ['slip', LEAST_LOSS],
];

/** A loss within so many standard errors may be none. */
const SURE = 2;

export function isSure({ value, error }: Estimate): boolean {
  return value > SURE * error;
}

export function markOf(pointsLost: Estimate): Mark | null {
  if (!isSure(pointsLost)) return null;
  return MARKS.find(([, least]) => pointsLost.value >= least)?.[0] ?? null;
}

/** From 0 to 100: 100 for the best action, or one that may be as good. */
export function accuracyOf(pointsLost: Estimate): number {
  return 100 * Math.exp(-(isSure(pointsLost) ? pointsLost.value : 0));
}
