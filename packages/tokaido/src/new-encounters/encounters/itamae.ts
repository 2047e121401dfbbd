/** Itamae, the cook: for a coin, the top meal of the deck, unless that dish has been eaten before. */

import { EVERYBODY } from '@tokaido/kernel';
import type { Encounter } from '../../encounters/deck.ts';
import type { Deal } from '../../moments.ts';
import { eat, hasEaten, mealsLeft, putOpenMealUnder, TABLE, turnUpMeal } from '../../spaces/inn.ts';
import type { Player, State } from '../../state.ts';
import { PAY_COOK } from '../numbers.ts';
import { paid } from '../payment.ts';

// ruling itamae-meal, itamae-duplicate, itamae-discounts
function serve(s: State, p: Player, d: Deal): void {
  const dish = turnUpMeal(s, d);
  d.tell?.({ type: 'treat', seat: p.seat, dish }, EVERYBODY);
  if (hasEaten(p, dish)) {
    putOpenMealUnder(s, dish);
    return;
  }
  p.dishesElsewhere |= 1 << dish;
  eat(s, p, d, TABLE, dish, 0);
}

export const itamae: Encounter = {
  id: 'itamae',
  copies: 1,
  confidence: 'medium',
  // ruling no-card-no-gain
  ...paid(PAY_COOK, 'itamae', serve, (s) => (mealsLeft(s) > 0 ? null : { why: 'supply-empty' })),
};
