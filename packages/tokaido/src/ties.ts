/** Ties, wherever there are any: donors, achievements, festivals and the end. One traveler wins all of theirs. */

import { travelerOf } from './moments.ts';
import type { Player } from './state.ts';

/** Of travelers who are equal, those with a higher rank are ahead. */
// ruling antoine-achievement-ties
export function tieRank(p: Player): number {
  return travelerOf(p).winsTies ? 1 : 0;
}

/** Who gets what all of them are tied for. */
export function winnersOfTie(tied: readonly Player[]): Player[] {
  const highest = Math.max(...tied.map(tieRank));
  return tied.filter((p) => tieRank(p) === highest);
}
