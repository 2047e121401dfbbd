/** Ayumu, the walker: meals cost him a coin at most, small objects nothing. */

import { SMALL_OBJECT, SOUVENIR_PRICES, SOUVENIR_TYPE } from '../../data/souvenirs.ts';
import { traveler } from '../../moments.ts';
import { sumOver } from '../../prices.ts';

const price = (card: number) => (SOUVENIR_TYPE[card] === SMALL_OBJECT ? 0 : SOUVENIR_PRICES[card]);
const total = (cards: number) => sumOver(cards, price);

export const ayumu = traveler({
  id: 'ayumu',
  coins: 5,
  gender: 'masculine',
  difficulty: 16,
  feltAt: ['shop', 'buy', 'inn', 'eat'],
  // ruling cho-yo-prices
  mealPrice: (printed) => Math.min(1, printed),
  souvenirsNeed: total,
  souvenirsCost: total,
  souvenirShare: (_cards, card) => price(card),
});
