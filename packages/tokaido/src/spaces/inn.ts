/** Inn: everybody stops here; one meal each from a menu that only those who look at it know. */

import { HiddenFamily, lowest, only } from '@tokaido/kernel';
import { act, EAT, NO_DISH, objectOf, verbOf } from '../actions.ts';
import { DISCARD, draw, MEAL } from '../chance.ts';
import { DISH_PRICES, MEAL_CARDS, MEAL_POINTS } from '../data/meals.ts';
import { END } from '../data/road.ts';
import { FROM_MEAL, pay, score } from '../gains.ts';
import type { Deal } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames, layout } from '../state.ts';
import { menuSize } from '../variations/gastronomy.ts';
import type { Space } from './space.ts';

/** Meal cards: the deck, the menu, a card shown to one traveler, and the cards put under the deck. */
export const meals = new HiddenFamily(layout, 'meals', MEAL_CARDS, 20);
const DRAW = 0;
const MENU = 1;
export const TREAT = 2;
const UNDER = 3;

export const inn: Space = {
  closed: () => null,
  stop(s, p, d) {
    p.fed = 0;
    frames.push(s, DINE, p.seat);
    travelerOf(p).arriveAtInn(s, p, d, p.position === END);
  },
};

export function shuffleMeals(s: State): void {
  meals.reset(s.m, 2 ** MEAL_CARDS.length - 1, UNDER);
}

/** Draws a meal face down into another pile; those in `knowers` see it. False when none is left. */
// ruling under-order
export function drawMeal(s: State, d: Deal, to: number, knowers: number): boolean {
  const m = s.m;
  const from = meals.cards(m, DRAW) !== 0 ? DRAW : meals.count(m) > UNDER ? UNDER : -1;
  if (from < 0) return false;
  const card = meals.canonical(m, from, draw(s, d, MEAL, meals.cards(m, from)));
  meals.move(m, from, to, card, knowers);
  if (from === UNDER && meals.cards(m, from) === 0) meals.close(m, from);
  return true;
}

/** A card goes under the deck face down; those in `knowers` have seen it. */
export function putMealUnder(s: State, from: number, card: number, knowers: number): void {
  meals.move(s.m, from, meals.open(s.m), card, knowers);
}

/** The first to ask draws the menu. */
function layOutMenu(s: State, d: Deal, position: number): void {
  if (s.menuAt === position) return;
  s.menuAt = position;
  const size = menuSize(s);
  for (let i = 0; i < size; i++) drawMeal(s, d, MENU, 0);
}

/** Everybody has eaten: what is left of the menu goes under the deck. */
export function clearMenu(s: State): void {
  s.menuAt = 0;
  if (meals.cards(s.m, MENU) !== 0) meals.moveAll(s.m, MENU, meals.open(s.m));
}

/** The neutral traveler's meal: a card of the menu at random, unseen, under the deck. */
// ruling neutral-inn, neutral-inn-first
export function neutralMeal(s: State, d: Deal, position: number): void {
  layOutMenu(s, d, position);
  const menu = meals.cards(s.m, MENU);
  if (menu === 0) return;
  const card = meals.canonical(s.m, MENU, draw(s, d, DISCARD, menu));
  putMealUnder(s, MENU, card, 0);
  d.tell?.({ type: 'discarded', cards: 1 }, -1);
}

export function hasEaten(p: Player, dish: number): boolean {
  return ((p.dishes >> dish) & 1) === 1;
}

/** A meal from a pile into the collection. */
export function eat(s: State, p: Player, d: Deal, pile: number, dish: number, price: number): void {
  meals.reveal(s.m, pile, meals.ofKind(s.m, pile, dish));
  p.dishes |= 1 << dish;
  p.fed = 1;
  pay(p, d, price, 'inn');
  d.tell?.({ type: 'ate', seat: p.seat, dish, paid: price }, -1);
  score(p, d, FROM_MEAL, MEAL_POINTS);
}

/** After the powers of arrival: he looks at the menu, unless he has eaten already. */
const DINE = frames.add({
  name: 'dine',
  run(s, d, seat) {
    const p = s.all[seat];
    if (p.fed) return;
    layOutMenu(s, d, p.position);
    meals.look(s.m, MENU, seat);
    if (d.tell) {
      d.tell({ type: 'looks', seat, cards: meals.size(s.m, MENU) }, -1);
      d.tell({ type: 'menu', seat, dishes: menuDishes(s) }, only(seat));
    }
    frames.push(s, CHOOSE_MEAL, seat);
  },
});

function menuDishes(s: State): number[] {
  const dishes: number[] = [];
  for (let rest = meals.cards(s.m, MENU); rest !== 0; rest &= rest - 1) {
    dishes.push(MEAL_CARDS[lowest(rest)]);
  }
  return dishes;
}

/** Not quiet: whether he could have eaten is known only to those who saw the menu. */
const CHOOSE_MEAL = frames.add({
  name: 'eat',

  legal(s, out, seat) {
    const p = s.all[seat];
    const guest = travelerOf(p);
    let last = -1;
    for (let rest = meals.cards(s.m, MENU); rest !== 0; rest &= rest - 1) {
      const dish = MEAL_CARDS[lowest(rest)];
      if (dish === last) continue;
      last = dish;
      // ruling same-dish-twice
      if (!hasEaten(p, dish) && guest.mealPrice(DISH_PRICES[dish]) <= p.coins) out.add(act(EAT, dish));
    }
    out.add(act(EAT, NO_DISH));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    const dish = objectOf(action);
    if (dish === NO_DISH) d.tell?.({ type: 'hungry', seat }, -1);
    else eat(s, p, d, MENU, dish, travelerOf(p).mealPrice(DISH_PRICES[dish]));
  },

  explain(s, action, seat) {
    if (verbOf(action) !== EAT) return OTHER_DECISION;
    const p = s.all[seat];
    const dish = objectOf(action);
    if (meals.ofKind(s.m, MENU, dish) < 0) return NOT_OFFERED;
    if (hasEaten(p, dish)) return { why: 'dish-eaten', dish };
    return { why: 'coins', have: p.coins, need: travelerOf(p).mealPrice(DISH_PRICES[dish]) };
  },
});
