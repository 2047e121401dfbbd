/** Miyataka, the superstitious woman: at a temple she may give and buy an amulet. */

import { TEMPLE } from '../../data/road.ts';
import { traveler } from '../../moments.ts';

export const miyataka = traveler({
  id: 'miyataka',
  coins: 4,
  gender: 'feminine',
  feltAt: ['temple'],
  bothOptions: (space) => space === TEMPLE,
});
