/** Chuubei, the messenger: at each intermediate inn an encounter before the meal. */

import { traveler } from '../moments.ts';
import { meetSomebody } from '../spaces/encounter.ts';

export const chuubei = traveler({
  id: 'chuubei',
  coins: 4,
  gender: 'masculine',
  difficulty: 7,
  feltAt: ['inn'],
  arriveAtInn(s, p, d, last) {
    // ruling chuubei-encounter
    if (!last) meetSomebody(s, p, d);
  },
});
