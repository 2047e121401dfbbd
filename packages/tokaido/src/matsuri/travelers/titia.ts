/** Titia, the Dutch tourist: art and legendary objects cost her a coin less. */

import { ART, SOUVENIR_PRICES, SOUVENIR_TYPE } from '../../data/souvenirs.ts';
import { traveler } from '../../moments.ts';
import { sumOver } from '../../prices.ts';

const price = (card: number) => SOUVENIR_PRICES[card] - (SOUVENIR_TYPE[card] === ART ? 1 : 0);
const total = (cards: number) => sumOver(cards, price);

export const titia = traveler({
  id: 'titia',
  coins: 6,
  gender: 'feminine',
  feltAt: ['shop', 'buy', 'legend'],
  // ruling titia-sasayakko-like: the shop itself still asks for a coin in hand.
  souvenirsNeed: total,
  souvenirsCost: total,
  souvenirShare: (_cards, card) => price(card),
  cardPrice: (kind, printed) => (kind === 'legend' ? printed - 1 : printed),
});
