/** Hospitality: a meal at an inn for nothing. */

import { lowest } from '@tokaido/kernel';
import { MEAL_CARDS } from '../../data/meals.ts';
import { CHOOSE_MEAL, TAKE_TREAT } from '../../numbers.ts';
import { hasEaten, MENU, meals } from '../../spaces/inn.ts';
import { dishOf, PRICED } from '../../spaces/treat.ts';
import type { Player, State } from '../../state.ts';
import type { Amulet } from './supply.ts';
import { NOT_NOW } from './supply.ts';

export const hospitality: Amulet = {
  id: 'hospitality',
  lasts: true,
  // ruling hospitality, kidzuna-details
  closed(s, p, step, how, named) {
    if (s.hosted || s.pledged) return NOT_NOW;
    if (step === CHOOSE_MEAL) return isNewOnMenu(s, p) ? null : { why: 'nothing-new' };
    return step === TAKE_TREAT && how & PRICED && !hasEaten(p, dishOf(s, named)) ? null : NOT_NOW;
  },
  use(s) {
    s.hosted = 1;
  },
};

/** Whether the menu has a dish that the traveler has not eaten. */
function isNewOnMenu(s: State, p: Player): boolean {
  for (let rest = meals.cards(s.m, MENU); rest !== 0; rest &= rest - 1) {
    if (!hasEaten(p, MEAL_CARDS[lowest(rest)])) return true;
  }
  return false;
}
