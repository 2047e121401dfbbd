/** Devotion: the coins paid for one card go to the temple in the buyer's name. */

import { lowest } from '@tokaido/kernel';
import { MEAL_CARDS } from '../../data/meals.ts';
import { travelerOf } from '../../moments.ts';
import { CHOOSE_MEAL, CHOOSE_OPTION, CHOOSE_SOUVENIRS, TAKE_TREAT } from '../../numbers.ts';
import { PURCHASES } from '../../purchases.ts';
import { SPACES } from '../../spaces/index.ts';
import { MENU, mayEat, mealPrice, meals } from '../../spaces/inn.ts';
import { OPTIONS } from '../../spaces/space.ts';
import { dishOf, PRICED } from '../../spaces/treat.ts';
import type { Player, State } from '../../state.ts';
import { sellsForCoins } from '../legendary-objects/supply.ts';
import { CHOOSE_AMULET, CHOOSE_CALLIGRAPHY, CHOOSE_LEGEND } from '../numbers.ts';
import { inFull } from './in-full.ts';
import type { Amulet } from './supply.ts';
import { AMULET_PRICE, NOT_NOW } from './supply.ts';

export const devotion: Amulet = {
  id: 'devotion',
  lasts: true,
  // ruling devotion-scope
  closed(s, p, step, a, b) {
    const forCoins = PURCHASES.get(step);
    return forCoins !== undefined && !s.pledged && !s.hosted && forCoins(s, p, a, b) ? null : NOT_NOW;
  },
  use(s) {
    s.pledged = 1;
  },
  purchases: [
    [CHOOSE_SOUVENIRS, souvenirForCoins],
    [CHOOSE_MEAL, mealForCoins],
    [CHOOSE_LEGEND, sellsForCoins],
    [CHOOSE_CALLIGRAPHY, () => true],
    [CHOOSE_AMULET, (_s, p) => p.coins >= AMULET_PRICE],
    [TAKE_TREAT, treatForCoins],
    [CHOOSE_OPTION, optionForCoins],
  ],
  ...inFull,
};

function souvenirForCoins(_s: State, p: Player, offer: number): boolean {
  const buyer = travelerOf(p);
  for (let rest = offer; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    if (buyer.souvenirsNeed(card) <= p.coins && buyer.souvenirsCost(card) > 0) return true;
  }
  return false;
}

function mealForCoins(s: State, p: Player): boolean {
  for (let rest = meals.cards(s.m, MENU); rest !== 0; rest &= rest - 1) {
    const dish = MEAL_CARDS[lowest(rest)];
    if (mayEat(s, p, dish) && mealPrice(s, p, dish) > 0) return true;
  }
  return false;
}

function treatForCoins(s: State, p: Player, how: number, named: number): boolean {
  const dish = dishOf(s, named);
  return (how & PRICED) !== 0 && mayEat(s, p, dish) && mealPrice(s, p, dish) > 0;
}

/** Options that are purchases themselves, such as the bathhouse. */
function optionForCoins(s: State, p: Player, space: number, used: number): boolean {
  return SPACES[space].options.some((option, i) => {
    return (
      OPTIONS[option].buys === true &&
      ((used >> i) & 1) === 0 &&
      OPTIONS[option].closed(s, p, p.coins) === null
    );
  });
}
