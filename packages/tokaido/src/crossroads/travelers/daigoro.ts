/** Daigoro, the kid: at each intermediate inn he is given a souvenir. */

import { gainSouvenir } from '../../gains.ts';
import { traveler } from '../../moments.ts';
import { drawSouvenir } from '../../spaces/shop.ts';

export const daigoro = traveler({
  id: 'daigoro',
  coins: 3,
  gender: 'masculine',
  difficulty: 9,
  feltAt: ['inn'],
  arriveAtInn(s, p, d, last) {
    if (last) return;
    const card = drawSouvenir(s, d);
    // ruling souvenir-deck-short
    if (card >= 0) gainSouvenir(s, p, d, card);
  },
});
