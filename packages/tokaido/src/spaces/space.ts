/** What the road asks of each kind of space. */

import type { Deal } from '../moments.ts';
import type { Reason } from '../reasons.ts';
import type { Player, State } from '../state.ts';

export interface Space {
  /** Why this traveler may not stop here, apart from who stands there already; null when he may. */
  closed(s: State, p: Player): Reason | null;
  /** He has stopped here. */
  stop(s: State, p: Player, d: Deal): void;
}

export function needsCoin(p: Player): Reason | null {
  return p.coins > 0 ? null : { why: 'coins', have: 0, need: 1 };
}
