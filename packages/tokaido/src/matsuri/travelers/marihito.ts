/** Marihito, the writer: one calligraphy of his own counts twice at the end. */

import { members } from '@tokaido/kernel';
import { heldBy, pointsOf } from '../../crossroads/calligraphy/supply.ts';
import { FROM_TRAVELER, score } from '../../gains.ts';
import { traveler } from '../../moments.ts';
import type { Player, State } from '../../state.ts';
import { frames } from '../../state.ts';

// ruling marihito-scope: the best of them.
function best(s: State, p: Player): number {
  return Math.max(0, ...members(heldBy(p)).map((card) => pointsOf(s, p, card)));
}

export const marihito = traveler({
  id: 'marihito',
  coins: 5,
  gender: 'masculine',
  feltAt: [],
  atEnd(s, p, d) {
    if (best(s, p) > 0) score(p, d, FROM_TRAVELER, best(s, p));
  },
  recount: (s, p) => (frames.isEmpty(s) ? best(s, p) : 0),
});
