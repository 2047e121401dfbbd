/** Kushinada, the world traveler: everybody gives her a coin at the start; she sees what others hide. */

import { gainCoins, pay } from '../../gains.ts';
import { traveler } from '../../moments.ts';

export const kushinada = traveler({
  id: 'kushinada',
  coins: 4,
  gender: 'feminine',
  feltAt: [],
  seesHidden: true,
  // ruling kushinada-broke, kushinada-preparations: the bank pays for the penniless and the neutral one.
  beforeJourney(s, p, d) {
    for (let seat = 0; seat < s.players; seat++) {
      const other = s.all[seat];
      if (other !== p && other.coins > 0) pay(other, d, 1, 'kushinada', 'theft');
    }
    gainCoins(p, d, s.travelers - 1, 'kushinada');
  },
});
