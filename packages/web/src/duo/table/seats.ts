/** The order in which both players are shown. */

import type { Seen } from '../model.ts';

/** My seat first; those who watch or share a device see them as they sit, so that nothing changes places. */
export function seatOrder(
  { s, me }: Pick<Seen, 's' | 'me'>,
  { isShared }: { readonly isShared?: boolean },
): readonly number[] {
  const seats = s.players.map(({ seat }) => seat);
  return me > 0 && isShared !== true ? seats.toReversed() : seats;
}
