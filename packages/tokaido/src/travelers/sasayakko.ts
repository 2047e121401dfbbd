/** Sasayakko, the geisha: the cheapest of two or more souvenirs bought together is free. */

import { popcount } from '@tokaido/kernel';
import { SOUVENIR_PRICES } from '../data/souvenirs.ts';
import { traveler } from '../moments.ts';
import { cheapest, sumOver } from '../prices.ts';

// ruling sasayakko-price: the full price must be in hand, so what she needs stays as printed.
function share(cards: number, card: number): number {
  return popcount(cards) >= 2 && card === cheapest(cards) ? 0 : SOUVENIR_PRICES[card];
}

export const sasayakko = traveler({
  id: 'sasayakko',
  coins: 5,
  gender: 'feminine',
  difficulty: 17,
  feltAt: ['shop', 'buy'],
  souvenirsCost: (cards) => sumOver(cards, (card) => share(cards, card)),
  souvenirShare: share,
});
