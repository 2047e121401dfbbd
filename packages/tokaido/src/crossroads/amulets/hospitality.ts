/** Hospitality: a meal at an inn for nothing. */

import { lowest } from '@tokaido/kernel';
import { MEAL_CARDS } from '../../data/meals.ts';
import { CHOOSE_MEAL, hasEaten, MENU, meals } from '../../spaces/inn.ts';
import type { Amulet } from './supply.ts';
import { NOT_NOW } from './supply.ts';

export const hospitality: Amulet = {
  id: 'hospitality',
  // ruling hospitality
  closed(s, p, step) {
    if (step !== CHOOSE_MEAL || s.hosted || s.pledged) return NOT_NOW;
    for (let rest = meals.cards(s.m, MENU); rest !== 0; rest &= rest - 1) {
      if (!hasEaten(p, MEAL_CARDS[lowest(rest)])) return null;
    }
    return { why: 'supply-empty' };
  },
  use(s) {
    s.hosted = 1;
  },
};
