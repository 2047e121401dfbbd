/** Kamui, the vagabond: three points at each inn where he does not eat. */

import { FROM_TRAVELER, score } from '../../gains.ts';
import { traveler } from '../../moments.ts';

const POINTS = 3;

export const kamui = traveler({
  id: 'kamui',
  coins: 3,
  gender: 'masculine',
  feltAt: ['inn', 'eat'],
  // ruling kamui-free-meal
  afterMeal(_s, p, d, printed) {
    if (printed === 0) score(p, d, FROM_TRAVELER, POINTS);
  },
  recount: (_s, p) => POINTS * p.hungry,
});
