/** Mitsukuni, the old man: a point more for each hot spring card and each achievement. */

import { popcount } from '@tokaido/kernel';
import { FROM_TRAVELER, score } from '../gains.ts';
import { traveler } from '../moments.ts';
import { row, SEAT_AT } from '../state.ts';

export const mitsukuni = traveler({
  id: 'mitsukuni',
  coins: 6,
  gender: 'masculine',
  afterBath: (_s, p, d) => score(p, d, FROM_TRAVELER, 1),
  afterAchievement: (_s, p, d) => score(p, d, FROM_TRAVELER, 1),
  recount: (_s, p) => row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1) + popcount(p.achievements),
});
