/** Perfection: two points for each achievement, one for each calligraphy, itself included. */

import { popcount } from '@tokaido/kernel';
import type { Calligraphy } from './supply.ts';

export const perfection: Calligraphy = {
  id: 'perfection',
  points: (_s, p, own) => 2 * popcount(p.achievements) + own,
};
