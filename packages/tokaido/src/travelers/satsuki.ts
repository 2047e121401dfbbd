/** Satsuki, the orphan: at every inn she is offered the top meal of the deck for nothing. */

import { traveler } from '../moments.ts';
import { offerTreat } from '../spaces/treat.ts';

const FREE = 0;

export const satsuki = traveler({
  id: 'satsuki',
  coins: 2,
  gender: 'feminine',
  difficulty: 5,
  feltAt: ['inn', 'treat'],
  // ruling satsuki-source, satsuki-duplicate, satsuki-menu
  arriveAtInn: (s, p, d) => offerTreat(s, p, d, FREE),
});
