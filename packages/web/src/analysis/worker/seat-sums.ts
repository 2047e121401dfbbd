/** The few numbers of an analysis that are remembered of a game when the analysis itself is gone. */

import type { Analysis } from '@tokaido/bots';
import type { SeatSums } from '../messages.ts';

/** By seat; null for an analysis that is not whole. */
export function sumsOf({
  isComplete,
  seats,
}: Pick<Analysis, 'isComplete' | 'seats'>): readonly SeatSums[] | null {
  if (!isComplete) return null;
  return seats.map(({ accuracy, pointsLostPerDecision, decisions, luck, playsAsJudge }) => ({
    accuracy: playsAsJudge ? null : accuracy.value,
    lostPerDecision: pointsLostPerDecision.value,
    decisions,
    luck: luck.value,
  }));
}
