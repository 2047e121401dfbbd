/** Satsuki, the orphan: at every inn she is offered the top meal of the deck for nothing. */

import { lowest, only } from '@tokaido/kernel';
import { ACCEPT, act, objectOf, REFUSE, verbOf } from '../actions.ts';
import { MEAL_CARDS } from '../data/meals.ts';
import { traveler } from '../moments.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import { dine, drawMeal, hasEaten, meals, putMealUnder, TREAT } from '../spaces/inn.ts';
import type { State } from '../state.ts';
import { frames } from '../state.ts';

export const satsuki = traveler({
  id: 'satsuki',
  coins: 2,
  gender: 'feminine',
  arriveAtInn(s, p, d) {
    // ruling satsuki-source
    if (!drawMeal(s, d, TREAT, only(p.seat))) return;
    d.tell?.({ type: 'treat', seat: p.seat, dish: treat(s) }, only(p.seat));
    frames.push(s, TAKE_TREAT, p.seat);
  },
});

function treat(s: State): number {
  return MEAL_CARDS[lowest(meals.cards(s.m, TREAT))];
}

/** Not quiet: only she sees the card, so only she knows whether she may take it. */
const TAKE_TREAT = frames.add({
  name: 'treat',

  legal(s, out, seat) {
    // ruling satsuki-duplicate
    if (!hasEaten(s.all[seat], treat(s))) out.add(act(ACCEPT, treat(s)));
    out.add(act(REFUSE));
  },

  play(s, action, d, seat) {
    if (verbOf(action) === ACCEPT) {
      dine(s, s.all[seat], d, TREAT, treat(s), 0);
      return;
    }
    // ruling satsuki-menu
    putMealUnder(s, TREAT, lowest(meals.cards(s.m, TREAT)), only(seat));
    d.tell?.({ type: 'refused', seat }, -1);
  },

  explain(s, action) {
    if (verbOf(action) !== ACCEPT) return OTHER_DECISION;
    return objectOf(action) === treat(s) ? { why: 'dish-eaten', dish: treat(s) } : NOT_OFFERED;
  },
});
