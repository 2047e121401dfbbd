/** Kidzuna, the cook: at each intermediate inn she may buy the top meal of the deck as well. */

import { traveler } from '../../moments.ts';
import { EXTRA, OPEN, offerTreat, PRICED } from '../../spaces/treat.ts';

export const kidzuna = traveler({
  id: 'kidzuna',
  coins: 3,
  gender: 'feminine',
  feltAt: ['inn', 'treat'],
  // ruling kidzuna-details
  arriveAtInn(s, p, d, last) {
    if (!last) offerTreat(s, p, d, PRICED | OPEN | EXTRA);
  },
});
