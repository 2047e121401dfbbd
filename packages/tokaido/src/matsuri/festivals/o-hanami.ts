/** O-Hanami, the cherry blossom: a coin at each stop on a panorama. */

import { MOUNTAIN, PADDY, SEA } from '../../data/road.ts';
import { gainCoins } from '../../gains.ts';
import { festival } from '../festival.ts';

export const oHanami = festival({
  id: 'o-hanami',
  feltAt: ['panorama-paddy', 'panorama-mountain', 'panorama-sea'],
  // ruling o-hanami-gotozaemon
  onStop(_s, p, d, space) {
    if (space === PADDY || space === MOUNTAIN || space === SEA) gainCoins(p, d, 1, 'o-hanami');
  },
});
