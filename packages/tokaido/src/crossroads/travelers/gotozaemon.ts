/** Gotozaemon, the souvenir seller: a coin at each stop on a panorama. */

import { MOUNTAIN, PADDY, SEA } from '../../data/road.ts';
import { gainCoins } from '../../gains.ts';
import { traveler } from '../../moments.ts';

export const gotozaemon = traveler({
  id: 'gotozaemon',
  coins: 0,
  gender: 'masculine',
  difficulty: 8,
  feltAt: ['panorama-paddy', 'panorama-mountain', 'panorama-sea'],
  // ruling per-stop-bonuses-with-both
  onStop(_s, p, d, space) {
    if (space === PADDY || space === MOUNTAIN || space === SEA) gainCoins(p, d, 1, 'gotozaemon');
  },
});
