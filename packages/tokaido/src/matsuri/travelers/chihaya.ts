/** Chihaya, the bather: a hot spring card at each intermediate inn. */

import { traveler } from '../../moments.ts';
import { bathe } from '../../spaces/hot-spring.ts';

export const chihaya = traveler({
  id: 'chihaya',
  coins: 3,
  gender: 'feminine',
  difficulty: 10,
  feltAt: ['inn'],
  arriveAtInn(s, p, d, last) {
    if (!last) bathe(s, p, d);
  },
});
