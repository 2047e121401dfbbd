/** Yoshiyasu, the functionary: draws two encounters, keeps one and puts the other under the deck unseen. */

import { traveler } from '../moments.ts';

export const yoshiyasu = traveler({
  id: 'yoshiyasu',
  coins: 9,
  gender: 'masculine',
  difficulty: 19,
  feltAt: ['encounter', 'keep'],
  // ruling yoshiyasu-order
  encounterDraw: 2,
});
