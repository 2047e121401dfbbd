/** Takeru, the counselor: a coin whenever any player stops on an encounter space. */

import { ENCOUNTER } from '../../data/road.ts';
import { gainCoins } from '../../gains.ts';
import { traveler } from '../../moments.ts';

export const takeru = traveler({
  id: 'takeru',
  coins: 4,
  gender: 'masculine',
  difficulty: 13,
  feltAt: ['encounter'],
  // ruling takeru-misaki-timing, takeru-misaki-neutral
  onAnyStop(_s, self, d, space) {
    if (space === ENCOUNTER) gainCoins(self, d, 1, 'takeru');
  },
});
