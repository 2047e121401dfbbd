/** The order in which both players are shown. */

import type { Seen } from '../model.ts';

/** My seat first; somebody who watches sees them as they sit. */
export function seatOrder({ s, me }: Pick<Seen, 's' | 'me'>): readonly number[] {
  const seats = s.players.map(({ seat }) => seat);
  return me > 0 ? seats.toReversed() : seats;
}
