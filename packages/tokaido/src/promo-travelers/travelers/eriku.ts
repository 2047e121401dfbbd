/** Eriku, the game player: before the journey and at every inn he may buy the top meal of the deck. */

import { traveler } from '../../moments.ts';
import { lookParts, offerLook } from '../../spaces/look.ts';
import { EXTRA, PRICED } from '../../spaces/treat.ts';

export const eriku = traveler({
  id: 'eriku',
  coins: 5,
  gender: 'masculine',
  feltAt: ['inn', 'look', 'treat'],
  ...lookParts,
  confidence: 'high',
  // ruling eriku-fasting, may-look
  beforeJourney: (s, p) => offerLook(s, p, PRICED | EXTRA),
  arriveAtInn: (s, p) => offerLook(s, p, PRICED),
});
