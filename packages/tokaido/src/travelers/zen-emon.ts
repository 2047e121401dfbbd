/** Zen-emon, the merchant: once in each shop he buys one souvenir for a single coin. */

import { prices, traveler } from '../moments.ts';

// ruling zen-emon-price
const discounted = (cards: number) => prices.total(cards) - prices.dearest(cards) + 1;

export const zenEmon = traveler({
  id: 'zen-emon',
  coins: 6,
  gender: 'masculine',
  souvenirsNeed: discounted,
  souvenirsCost: discounted,
});
