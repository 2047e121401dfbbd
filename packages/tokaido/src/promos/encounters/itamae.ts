/** Itamae, the cook: for a coin the top meal of the deck, if that dish was not eaten before. */

import { lowest } from '@tokaido/kernel';
import { MEAL_CARDS } from '../../data/meals.ts';
import type { Encounter } from '../../encounters/deck.ts';
import type { Deal } from '../../moments.ts';
import { drawMeal, eat, hasEaten, meals, putMealUnder, TREAT } from '../../spaces/inn.ts';
import type { Player, State } from '../../state.ts';
import { paid } from '../payment.ts';

const ALL_SEATS = 0b11111;

// ruling itamae-meal, itamae-duplicate, itamae-discounts
function serve(s: State, p: Player, d: Deal): void {
  if (!drawMeal(s, d, TREAT, ALL_SEATS)) return;
  const card = lowest(meals.cards(s.m, TREAT));
  const dish = MEAL_CARDS[card];
  d.tell?.({ type: 'treat', seat: p.seat, dish }, -1);
  if (hasEaten(p, dish)) {
    putMealUnder(s, TREAT, card, ALL_SEATS);
    return;
  }
  p.dishesElsewhere |= 1 << dish;
  eat(s, p, d, TREAT, dish, 0);
}

export const itamae: Encounter = {
  id: 'itamae',
  copies: 1,
  confidence: 'medium',
  meet: paid('itamae', () => true, serve),
};
