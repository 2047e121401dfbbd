/** Zen-emon, the merchant: at each shop he may buy one souvenir for a single coin. */

import { SOUVENIR_PRICES } from '../data/souvenirs.ts';
import { traveler } from '../moments.ts';
import { dearest, sumOver } from '../prices.ts';

// ruling zen-emon-price: the most expensive card is the one he gets for a coin.
function share(cards: number, card: number): number {
  return card === dearest(cards) ? 1 : SOUVENIR_PRICES[card];
}
const discounted = (cards: number) => sumOver(cards, (card) => share(cards, card));

export const zenEmon = traveler({
  id: 'zen-emon',
  coins: 6,
  gender: 'masculine',
  difficulty: 18,
  feltAt: ['shop', 'buy'],
  souvenirsNeed: discounted,
  souvenirsCost: discounted,
  souvenirShare: share,
});
