/** Who may see a card that a seat takes face down. */

import { only } from '@tokaido/kernel';
import { travelerOf } from '../moments.ts';
import type { State } from '../state.ts';

export function whoSees(s: State, seat: number): number {
  let seers = only(seat);
  for (let other = 0; other < s.players; other++) {
    if (travelerOf(s.all[other]).seesHidden) seers |= only(other);
  }
  return seers;
}
