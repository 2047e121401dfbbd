/** A meal from the top of the deck, offered to one traveler beside the menu or instead of it. */

import { lowest, only } from '@tokaido/kernel';
import { ACCEPT, act, objectOf, REFUSE, verbOf } from '../actions.ts';
import { boxesIn } from '../box.ts';
import { MEAL_CARDS } from '../data/meals.ts';
import type { Deal } from '../moments.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { dine, drawMeal, eat, hasEaten, mayEat, mealPrice, meals, putMealUnder, TREAT } from './inn.ts';

/** How a meal is offered, a bit each. */
export const PRICED = 1;
/** Shown to everybody. */
export const OPEN = 2;
/** Does not take the place of the meal at the inn. */
export const EXTRA = 4;

const ALL_SEATS = 0b11111;

export function offerTreat(s: State, p: Player, d: Deal, how: number): void {
  const seers = how & OPEN ? ALL_SEATS : only(p.seat);
  if (!drawMeal(s, d, TREAT, seers)) return;
  d.tell?.({ type: 'treat', seat: p.seat, dish: treat(s) }, how & OPEN ? -1 : only(p.seat));
  frames.push(s, TAKE_TREAT, p.seat, how);
}

/** The dish on offer. */
export function treat(s: State): number {
  return MEAL_CARDS[lowest(meals.cards(s.m, TREAT))];
}

function mayTake(s: State, p: Player, how: number): boolean {
  return how & PRICED ? mayEat(s, p, treat(s)) : !hasEaten(p, treat(s));
}

/** Quiet only in the open: otherwise nobody else knows whether it could be taken. */
export const TAKE_TREAT = frames.add({
  name: 'treat',
  quiet: (s, seat, how) => (how & OPEN) !== 0 && !boxesIn(s).some((box) => box.holdsSecrets(s, s.all[seat])),

  legal(s, out, seat, how) {
    if (mayTake(s, s.all[seat], how)) out.add(act(ACCEPT, treat(s)));
    if (!s.pledged && !s.hosted) out.add(act(REFUSE));
  },

  play(s, action, d, seat, how) {
    const p = s.all[seat];
    if (verbOf(action) === REFUSE) {
      const seers = how & OPEN ? ALL_SEATS : only(seat);
      putMealUnder(s, TREAT, lowest(meals.cards(s.m, TREAT)), seers);
      d.tell?.({ type: 'refused', seat }, -1);
      return;
    }
    const dish = treat(s);
    const price = how & PRICED ? mealPrice(s, p, dish) : 0;
    if (how & EXTRA) eat(s, p, d, TREAT, dish, price);
    else dine(s, p, d, TREAT, dish, price);
  },

  explain(s, action, seat, how) {
    if (verbOf(action) === REFUSE) return { why: 'must-take' };
    if (verbOf(action) !== ACCEPT) return OTHER_DECISION;
    const dish = treat(s);
    if (objectOf(action) !== dish) return NOT_OFFERED;
    if (hasEaten(s.all[seat], dish)) return { why: 'dish-eaten', dish };
    const need = how & PRICED ? mealPrice(s, s.all[seat], dish) : 0;
    return need > s.all[seat].coins ? { why: 'coins', have: s.all[seat].coins, need } : { why: 'must-pay' };
  },
});
