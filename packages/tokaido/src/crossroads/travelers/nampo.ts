/** Nampo, the gourmet: each meal at an inn is worth its printed price in points more. */

import { printedPrices } from '../../end.ts';
import { FROM_TRAVELER, score } from '../../gains.ts';
import { traveler } from '../../moments.ts';

export const nampo = traveler({
  id: 'nampo',
  coins: 2,
  gender: 'masculine',
  difficulty: 14,
  feltAt: ['inn', 'eat'],
  afterMeal(_s, p, d, printed) {
    if (printed > 0) score(p, d, FROM_TRAVELER, printed);
  },
  recount: (_s, p) => printedPrices(p.dishes & ~p.dishesElsewhere),
});
