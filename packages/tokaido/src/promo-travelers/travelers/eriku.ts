/** Eriku, the game player: before the journey and at every inn he may buy the top meal of the deck. */

import { traveler } from '../../moments.ts';
import { EXTRA, offerTreat, PRICED } from '../../spaces/treat.ts';

export const eriku = traveler({
  id: 'eriku',
  coins: 5,
  gender: 'masculine',
  feltAt: ['inn', 'treat'],
  confidence: 'high',
  // ruling eriku-fasting
  beforeJourney: (s, p, d) => offerTreat(s, p, d, PRICED | EXTRA),
  arriveAtInn: (s, p, d) => offerTreat(s, p, d, PRICED),
});
