/** Kita, the old woman: at an encounter space she may meet somebody and buy calligraphy. */

import { ENCOUNTER } from '../../data/road.ts';
import { traveler } from '../../moments.ts';

export const kita = traveler({
  id: 'kita',
  coins: 4,
  gender: 'feminine',
  feltAt: ['encounter'],
  bothOptions: (space) => space === ENCOUNTER,
});
