/** Patience: six points for arriving last at the last inn, four for the last but one, else two. */

import type { Calligraphy } from './supply.ts';

export const patience: Calligraphy = {
  id: 'patience',
  // ruling patience-two-players: the neutral traveler arrives like any other.
  points(s, p) {
    const after = s.travelers - p.place;
    return after === 0 ? 6 : after === 1 ? 4 : 2;
  },
};
