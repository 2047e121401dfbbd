/** Yashima, the noble: a random amulet at each intermediate inn. */

import { drawAmulet } from '../../crossroads/amulets/supply.ts';
import { traveler } from '../../moments.ts';

export const yashima = traveler({
  id: 'yashima',
  coins: 4,
  gender: 'feminine',
  difficulty: 15,
  feltAt: ['inn'],
  // ruling tori-yashima-use
  arriveAtInn(s, p, d, last) {
    if (!last) drawAmulet(s, p, d, false);
  },
});
