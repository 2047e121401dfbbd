/** Kinko, the ronin: meals cost him a coin less. */

import { traveler } from '../moments.ts';

export const kinko = traveler({
  id: 'kinko',
  coins: 7,
  gender: 'masculine',
  difficulty: 4,
  feltAt: ['inn', 'eat'],
  // ruling kinko-price
  mealPrice: (printed) => Math.max(0, printed - 1),
});
