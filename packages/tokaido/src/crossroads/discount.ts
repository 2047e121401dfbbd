/** Which of the souvenirs that one buys costs a single coin: asked while coins are pledged to the temple. */

import { act, idVerb, lowest, objectOf, verbOf } from '@tokaido/kernel';
import { SOUVENIR_PRICES, SOUVENIRS } from '../data/souvenirs.ts';
import { decision } from '../decisions.ts';
import { CHOOSE_DISCOUNT } from '../numbers.ts';
import type { Parts } from '../parts.ts';
import { packPrices, printedSum, sumOver } from '../prices.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import { buySouvenirs, souvenirIds } from '../spaces/shop.ts';
import { DISCOUNT } from './numbers.ts';

const NONE = SOUVENIRS.length;

/** What a card costs if this one is bought for a coin. */
function priceOf(card: number, discounted: number): number {
  return card === discounted ? 1 : SOUVENIR_PRICES[card];
}

/** Frame: `a` is the set that is bought. */
// ruling paying-more
const chooseDiscount = decision({
  name: 'discount',
  quiet: true,

  legal(s, out, seat, cards) {
    const full = printedSum(cards);
    const { coins } = s.all[seat];
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = lowest(rest);
      const saved = SOUVENIR_PRICES[card] - 1;
      if (saved > 0 && full - saved <= coins) out.add(act(DISCOUNT, card));
    }
    if (full <= coins) out.add(act(DISCOUNT, NONE));
  },

  play(s, action, d, seat, cards) {
    const prices = packPrices(cards, (card) => priceOf(card, objectOf(action)));
    buySouvenirs(s, s.all[seat], d, cards, prices);
  },

  explain(s, action, seat, cards) {
    if (verbOf(action) !== DISCOUNT) return OTHER_DECISION;
    const card = objectOf(action);
    if (card !== NONE && ((cards >> card) & 1) === 0) return NOT_OFFERED;
    const need = sumOver(cards, (other) => priceOf(other, card));
    const { coins } = s.all[seat];
    return need > coins ? { why: 'coins', have: coins, need } : NOT_OFFERED;
  },

  details: (_s, _seat, cards) => ({ bought: souvenirIds(cards) }),
});

export const discountParts: Parts = {
  steps: [[CHOOSE_DISCOUNT, chooseDiscount]],
  verbs: [[DISCOUNT, idVerb('discount', () => SOUVENIRS, true)]],
};
