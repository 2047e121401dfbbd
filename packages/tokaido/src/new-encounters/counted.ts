/** What the New Encounters leave before the players at the end of a journey. */

import { members } from '@tokaido/kernel';
import type { BoxCount, CountedThing } from '../counted.ts';
import { DISH_PRICES } from '../data/meals.ts';
import { itamae } from './encounters/itamae.ts';
import { takuhatsuso } from './encounters/takuhatsuso.ts';
import { inNewEncounters } from './state.ts';

const alms: CountedThing = {
  id: 'alms',
  group: 'encounter',
  of: 'player',
  most: takuhatsuso.copies,
  inAll: takuhatsuso.copies,
  source: 'encounter',
  read: (_s, p) => inNewEncounters(p).alms,
  write: (_s, p, n) => {
    inNewEncounters(p).alms = n;
  },
};

const dishesOf = (dishes: number, price: number) =>
  members(dishes).filter((dish) => DISH_PRICES[dish] === price);

/** Meals that were not eaten at an inn, by price: some powers look for those that were. */
const onTheRoad = [...new Set(DISH_PRICES)].map(
  (price): CountedThing => ({
    id: `road-meal ${price}`,
    group: 'more',
    of: 'player',
    most: itamae.copies,
    inAll: itamae.copies,
    card: 'road-meal',
    isIndirect: true,
    read: (_s, p) => dishesOf(p.dishesElsewhere, price).length,
    write: (_s, p, n) => {
      for (const dish of dishesOf(p.dishes, price).slice(0, n)) p.dishesElsewhere |= 1 << dish;
    },
  }),
);

export const newEncountersCount: BoxCount = { things: [alms, ...onTheRoad], moreMeals: itamae.copies };
