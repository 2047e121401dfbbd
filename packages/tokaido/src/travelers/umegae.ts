/** Umegae, the street entertainer: a point and a coin before each encounter. */

import { FROM_TRAVELER, gainCoins, score } from '../gains.ts';
import { traveler } from '../moments.ts';

export const umegae = traveler({
  id: 'umegae',
  coins: 5,
  gender: 'feminine',
  difficulty: 2,
  feltAt: ['encounter'],
  // ruling umegae-order
  beforeEncounter(_s, p, d) {
    score(p, d, FROM_TRAVELER, 1);
    gainCoins(p, d, 1, 'umegae');
  },
  recount: (_s, p) => p.meetings,
});
