/** Mitsukuni, the old man: an extra point for each hot spring card and each achievement. */

import { popcount } from '@tokaido/kernel';
import { BATHER } from '../data/achievements.ts';
import { tally } from '../end.ts';
import { FROM_TRAVELER, score } from '../gains.ts';
import { traveler } from '../moments.ts';

export const mitsukuni = traveler({
  id: 'mitsukuni',
  coins: 6,
  gender: 'masculine',
  difficulty: 3,
  feltAt: ['hot-spring'],
  afterBath: (_s, p, d) => score(p, d, FROM_TRAVELER, 1),
  afterAchievement: (_s, p, d) => score(p, d, FROM_TRAVELER, 1),
  recount: (s, p) => tally(s, p, BATHER) + popcount(p.achievements),
});
