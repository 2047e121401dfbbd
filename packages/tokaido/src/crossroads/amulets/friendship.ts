/** Friendship: stop beside the traveler who stands alone on a stop with a single place. */

import { CHOOSE_DESTINATION } from '../../numbers.ts';
import { nextInn } from '../../road.ts';
import { joinable } from '../../travel.ts';
import type { Amulet } from './supply.ts';
import { NOT_NOW } from './supply.ts';

export const friendship: Amulet = {
  id: 'friendship',
  lasts: false,
  closed(s, p, step, mover) {
    if (step !== CHOOSE_DESTINATION || mover !== p.seat || s.joining) return NOT_NOW;
    const inn = nextInn(s, p.position);
    for (let to = p.position + 1; to < inn; to++) if (joinable(s, p, to)) return null;
    return { why: 'not-joinable' };
  },
  use(s) {
    s.joining = 1;
  },
};
