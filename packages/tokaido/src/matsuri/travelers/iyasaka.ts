/** Iyasaka, the manual worker: a coin more at a farm, and a second roll in its gaming room. */

import { traveler } from '../../moments.ts';

export const iyasaka = traveler({
  id: 'iyasaka',
  coins: 5,
  gender: 'masculine',
  difficulty: 11,
  feltAt: ['farm', 'roll'],
  wages: 4,
  // ruling iyasaka-scope
  rerolls: true,
});
