/** A meal from the top of the deck, offered to one traveler beside the menu or instead of it. */

import { act, EVERYBODY, lowest, objectOf, only, verbOf } from '@tokaido/kernel';
import { ACCEPT, REFUSE } from '../actions.ts';
import { boxesIn } from '../box.ts';
import { DISHES, MEAL_CARDS } from '../data/meals.ts';
import { decision } from '../decisions.ts';
import type { Deal } from '../moments.ts';
import { TAKE_TREAT } from '../numbers.ts';
import type { Parts } from '../parts.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import {
  dine,
  drawMeal,
  eat,
  hasEaten,
  mayEat,
  mealPrice,
  meals,
  putMealUnder,
  putOpenMealUnder,
  TABLE,
  TREAT,
  turnUpMeal,
} from './inn.ts';

/** How a meal is offered, a bit each. */
export const PRICED = 1;
/** Shown to everybody. */
export const OPEN = 2;
/** Does not take the place of the meal at the inn. */
export const EXTRA = 4;

export function offerTreat(s: State, p: Player, d: Deal, how: number): void {
  if (how & OPEN) {
    const dish = turnUpMeal(s, d);
    if (dish < 0) return;
    d.tell?.({ type: 'treat', seat: p.seat, dish }, EVERYBODY);
    frames.push(s, TAKE_TREAT, p.seat, how, 1 + dish);
  } else if (drawMeal(s, d, TREAT, only(p.seat))) {
    d.tell?.({ type: 'treat', seat: p.seat, dish: dishOf(s, 0) }, only(p.seat));
    frames.push(s, TAKE_TREAT, p.seat, how);
  }
}

/** The dish on offer: named in the frame when it lies open, else in the pile that only one seat has seen. */
export function dishOf(s: State, named: number): number {
  return named > 0 ? named - 1 : MEAL_CARDS[lowest(meals.cards(s.m, TREAT))];
}

function mayTake(s: State, p: Player, how: number, dish: number): boolean {
  return how & PRICED ? mayEat(s, p, dish) : !hasEaten(p, dish);
}

/** Frame: `a` is how it is offered, `b` the dish plus one when it lies open. Quiet only in the open: otherwise nobody else knows whether it could be taken. */
const takeTreat = decision({
  name: 'treat',
  shows: [meals, TREAT],
  quiet: (s, seat, how) => (how & OPEN) !== 0 && !boxesIn(s).some((box) => box.holdsSecrets(s, s.all[seat])),

  legal(s, out, seat, how, named) {
    const dish = dishOf(s, named);
    if (mayTake(s, s.all[seat], how, dish)) out.add(act(ACCEPT, dish));
    if (!s.pledged && !s.hosted) out.add(act(REFUSE));
  },

  play(s, action, d, seat, how, named) {
    const p = s.all[seat];
    const dish = dishOf(s, named);
    if (verbOf(action) === REFUSE) {
      if (how & OPEN) putOpenMealUnder(s, dish);
      else putMealUnder(s, TREAT, lowest(meals.cards(s.m, TREAT)), only(seat));
      d.tell?.({ type: 'refused', seat }, EVERYBODY);
      return;
    }
    const pile = how & OPEN ? TABLE : TREAT;
    const price = how & PRICED ? mealPrice(s, p, dish) : 0;
    if (how & EXTRA) eat(s, p, d, pile, dish, price);
    else dine(s, p, d, pile, dish, price);
  },

  explain(s, action, seat, how, named) {
    if (verbOf(action) === REFUSE) return { why: 'must-take' };
    if (verbOf(action) !== ACCEPT) return OTHER_DECISION;
    const dish = dishOf(s, named);
    if (objectOf(action) !== dish) return NOT_OFFERED;
    if (hasEaten(s.all[seat], dish)) return { why: 'dish-eaten', dish };
    const need = how & PRICED ? mealPrice(s, s.all[seat], dish) : 0;
    return need > s.all[seat].coins ? { why: 'coins', have: s.all[seat].coins, need } : { why: 'must-pay' };
  },

  details: (_s, _seat, how, named) => ({
    dish: named > 0 ? DISHES[named - 1] : null,
    priced: (how & PRICED) !== 0,
    extra: (how & EXTRA) !== 0,
  }),
});

export const treatParts: Parts = { steps: [[TAKE_TREAT, takeTreat]] };
