/** Foresight: two points for each coin left. */

import type { Calligraphy } from './supply.ts';

export const foresight: Calligraphy = {
  id: 'foresight',
  points: (_s, p) => 2 * p.coins,
};
