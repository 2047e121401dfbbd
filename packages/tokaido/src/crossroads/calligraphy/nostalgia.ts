/** Nostalgia: two points for each legendary object, one for each souvenir. */

import { popcount } from '@tokaido/kernel';
import { SOUVENIR_TYPES } from '../../data/souvenirs.ts';
import { countType } from '../../gains.ts';
import { inCrossroads } from '../state.ts';
import type { Calligraphy } from './supply.ts';

export const nostalgia: Calligraphy = {
  id: 'nostalgia',
  // ruling doll-carp-nostalgia: tokens used as souvenirs count as such.
  points: (s, p) =>
    2 * popcount(inCrossroads(p).legends) +
    SOUVENIR_TYPES.reduce((sum, _, type) => sum + countType(s, p, type), 0),
};
