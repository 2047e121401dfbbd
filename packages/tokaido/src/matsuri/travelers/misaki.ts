/** Misaki, the disciple: a coin whenever any player stops at a temple. */

import { TEMPLE } from '../../data/road.ts';
import { gainCoins } from '../../gains.ts';
import { traveler } from '../../moments.ts';

export const misaki = traveler({
  id: 'misaki',
  coins: 4,
  gender: 'masculine',
  difficulty: 12,
  feltAt: ['temple'],
  // ruling takeru-misaki-timing, takeru-misaki-neutral: so he may stop at a temple without a coin.
  coinsAtStop: (space) => (space === TEMPLE ? 1 : 0),
  onAnyStop(_s, self, d, space) {
    if (space === TEMPLE) gainCoins(self, d, 1, 'misaki');
  },
});
