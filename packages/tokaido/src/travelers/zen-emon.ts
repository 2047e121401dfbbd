/** Zen-emon, the merchant: at each shop he may buy one souvenir for a single coin. */

import { SOUVENIR_PRICES } from '../data/souvenirs.ts';
import { traveler } from '../moments.ts';
import { CHOOSE_DISCOUNT } from '../numbers.ts';
import { dearest, sumOver } from '../prices.ts';
import { frames } from '../state.ts';

// ruling zen-emon-price: while nothing is pledged, no other card is ever better than the most expensive one.
function share(cards: number, card: number): number {
  return card === dearest(cards) ? 1 : SOUVENIR_PRICES[card];
}
const discounted = (cards: number) => sumOver(cards, (card) => share(cards, card));

export const zenEmon = traveler({
  id: 'zen-emon',
  coins: 6,
  gender: 'masculine',
  difficulty: 18,
  feltAt: ['shop', 'buy', 'discount'],
  souvenirsNeed: discounted,
  souvenirsCost: discounted,
  souvenirShare: share,
  // ruling paying-more: the box that lets coins be pledged brings the question.
  asksPrices(s, p, cards) {
    frames.push(s, CHOOSE_DISCOUNT, p.seat, cards);
    return true;
  },
});
