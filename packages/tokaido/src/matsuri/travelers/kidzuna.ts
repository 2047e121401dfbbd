/** Kidzuna, the cook: at each intermediate inn she may buy the top meal of the deck as well. */

import { traveler } from '../../moments.ts';
import { lookParts, offerLook } from '../../spaces/look.ts';
import { EXTRA, OPEN, PRICED } from '../../spaces/treat.ts';

export const kidzuna = traveler({
  id: 'kidzuna',
  coins: 3,
  gender: 'feminine',
  feltAt: ['inn', 'look', 'treat'],
  ...lookParts,
  // ruling kidzuna-details, may-look
  arriveAtInn(s, p, _d, last) {
    if (!last) offerLook(s, p, PRICED | OPEN | EXTRA);
  },
});
