/** Sasayakko, the geisha: of two or more souvenirs bought together the cheapest is free. */

import { prices, traveler } from '../moments.ts';

export const sasayakko = traveler({
  id: 'sasayakko',
  coins: 5,
  gender: 'feminine',
  // ruling sasayakko-price: the full price must be in hand, so the need stays as printed.
  souvenirsCost: (cards) => prices.total(cards) - (prices.count(cards) >= 2 ? prices.cheapest(cards) : 0),
});
