/** Fasting: three points for each meal not eaten, of four on the journey. */

import { popcount } from '@tokaido/kernel';
import type { Calligraphy } from './supply.ts';

const MEALS_OF_A_JOURNEY = 4;

export const fasting: Calligraphy = {
  id: 'fasting',
  points: (_s, p) => 3 * Math.max(0, MEALS_OF_A_JOURNEY - popcount(p.dishes)),
};
