/** Inn: everybody stops here; one meal each from a menu that only those who look at it know. */

import { act, EVERYBODY, HiddenFamily, lowest, objectOf, only, verbOf } from '@tokaido/kernel';
import { EAT, NO_DISH } from '../actions.ts';
import { boxesIn } from '../box.ts';
import { DISCARD, draw, MEAL } from '../chance.ts';
import { DISH_PRICES, MEAL_CARDS, MEAL_POINTS } from '../data/meals.ts';
import { END } from '../data/road.ts';
import { automatic, decision } from '../decisions.ts';
import { FROM_MEAL, payFor, score } from '../gains.ts';
import type { Deal } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import { CHOOSE_MEAL, DINE, USE_INN_POWER } from '../numbers.ts';
import type { Parts } from '../parts.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { menuSize } from '../variations/gastronomy.ts';
import { space } from './space.ts';

/** Meal cards: the deck, the menu, a card shown to one traveler, and the cards put under the deck. */
export const meals = new HiddenFamily('meals', MEAL_CARDS, 20);
const DRAW = 0;
export const MENU = 1;
export const TREAT = 2;
/** No pile: a meal that lies open. */
export const TABLE = -1;
const UNDER = 3;

/** Inns have no options: all travelers do the same there. */
export const inn = space();

export function arriveAtInn(s: State, p: Player, d: Deal): void {
  p.fed = 0;
  frames.push(s, DINE, p.seat);
  if (s.boxes === 0) travelerOf(p).arriveAtInn(s, p, d, p.position === END);
  else {
    // Those who wait are asked first; see musubi-timing.
    frames.push(s, USE_INN_POWER, p.seat);
    tellArrival(s, p, d);
  }
}

const useInnPower = automatic({
  name: 'inn-power',
  run: (s, d, seat) => travelerOf(s.all[seat]).arriveAtInn(s, s.all[seat], d, s.all[seat].position === END),
});

/** Tells those who wait at an inn that somebody arrives. */
export function tellArrival(s: State, arrived: Player, d: Deal): void {
  if (s.boxes === 0) return;
  for (let seat = 0; seat < s.players; seat++) {
    const other = s.all[seat];
    if (other !== arrived && other.position === arrived.position) {
      travelerOf(other).onAnyArrival(s, other, arrived, d);
    }
  }
}

export function shuffleMeals(s: State): void {
  meals.reset(s.m, 2 ** MEAL_CARDS.length - 1, UNDER);
}

/** How many meals can still be drawn. */
export function mealsLeft(s: State): number {
  let left = meals.size(s.m, DRAW);
  for (let pile = UNDER; pile < meals.count(s.m); pile++) left += meals.size(s.m, pile);
  return left;
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

/** Turns the next meal of the deck face up and returns its dish; −1 when none is left. */
export function turnUpMeal(s: State, d: Deal): number {
  if (!drawMeal(s, d, TREAT, 0)) return -1;
  const card = lowest(meals.cards(s.m, TREAT));
  meals.reveal(s.m, TREAT, card);
  return MEAL_CARDS[card];
}

/** An open meal goes under the deck in front of all. */
export function putOpenMealUnder(s: State, dish: number): void {
  const card = meals.spare(s.m, dish);
  meals.put(s.m, meals.open(s.m), card);
}

/** The first to ask draws the menu. */
function layOutMenu(s: State, d: Deal, position: number): void {
  if (s.menuAt === position) return;
  s.menuAt = position;
  let size = menuSize(s);
  for (const box of boxesIn(s)) size += box.moreMeals(s);
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
  d.tell?.({ type: 'discarded', cards: 1 }, EVERYBODY);
}

export function hasEaten(p: Player, dish: number): boolean {
  return ((p.dishes >> dish) & 1) === 1;
}

/** What a dish costs a traveler right now. */
// ruling kinko-price, cho-yo-prices
export function mealPrice(s: State, p: Player, dish: number): number {
  if (s.hosted) return 0;
  let price = DISH_PRICES[dish];
  for (const box of boxesIn(s)) price -= box.mealDiscount(s);
  return travelerOf(p).mealPrice(Math.max(0, price));
}

/** Whether they may buy a dish: not eaten before, enough coins, and a price above 0 if they have pledged. */
// ruling same-dish-twice
export function mayEat(s: State, p: Player, dish: number): boolean {
  if (hasEaten(p, dish)) return false;
  const price = mealPrice(s, p, dish);
  return price <= p.coins && (s.pledged === 0 || price > 0);
}

/** A meal from a pile into the collection. */
export function eat(s: State, p: Player, d: Deal, pile: number, dish: number, price: number): void {
  if (pile !== TABLE) meals.reveal(s.m, pile, meals.ofKind(s.m, pile, dish));
  p.dishes |= 1 << dish;
  const paid = payFor(s, p, d, price, 'inn');
  d.tell?.({ type: 'ate', seat: p.seat, dish, paid }, EVERYBODY);
  score(p, d, FROM_MEAL, MEAL_POINTS);
  s.hosted = 0;
}

/** Their one meal at this inn, from the menu or instead of it. */
export function dine(s: State, p: Player, d: Deal, pile: number, dish: number, price: number): void {
  p.fed = 1;
  eat(s, p, d, pile, dish, price);
  travelerOf(p).afterMeal(s, p, d, DISH_PRICES[dish]);
}

/** After the powers of arrival they look at the menu, unless they have eaten already. */
const dineAtInn = automatic({
  name: 'dine',
  run(s, d, seat) {
    const p = s.all[seat];
    if (p.fed) return;
    s.hosted = 0;
    s.pledged = 0;
    layOutMenu(s, d, p.position);
    meals.look(s.m, MENU, seat);
    if (d.tell) {
      d.tell({ type: 'looks', seat, cards: meals.size(s.m, MENU) }, EVERYBODY);
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

/** Not quiet: whether they could have eaten is known only to those who saw the menu. */
const chooseMeal = decision({
  name: 'eat',
  shows: [meals, MENU],

  legal(s, out, seat) {
    const p = s.all[seat];
    let last = -1;
    for (let rest = meals.cards(s.m, MENU); rest !== 0; rest &= rest - 1) {
      const dish = MEAL_CARDS[lowest(rest)];
      if (dish === last) continue;
      last = dish;
      if (mayEat(s, p, dish)) out.add(act(EAT, dish));
    }
    if (!s.pledged && !s.hosted) out.add(act(EAT, NO_DISH));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    const dish = objectOf(action);
    if (dish !== NO_DISH) {
      dine(s, p, d, MENU, dish, mealPrice(s, p, dish));
      return;
    }
    p.hungry++;
    d.tell?.({ type: 'hungry', seat }, EVERYBODY);
    travelerOf(p).afterMeal(s, p, d, 0);
  },

  explain(s, action, seat) {
    if (verbOf(action) !== EAT) return OTHER_DECISION;
    const p = s.all[seat];
    const dish = objectOf(action);
    if (dish === NO_DISH) return { why: 'must-take' };
    if (meals.ofKind(s.m, MENU, dish) < 0) return NOT_OFFERED;
    if (hasEaten(p, dish)) return { why: 'dish-eaten', dish };
    const need = mealPrice(s, p, dish);
    return need > p.coins ? { why: 'coins', have: p.coins, need } : { why: 'must-pay' };
  },
});

export const innParts: Parts = {
  steps: [
    [USE_INN_POWER, useInnPower],
    [DINE, dineAtInn],
    [CHOOSE_MEAL, chooseMeal],
  ],
  families: [meals],
};
