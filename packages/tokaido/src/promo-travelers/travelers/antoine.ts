/** Antoine, the game designer: wins every tie. */

import { traveler } from '../../moments.ts';

export const antoine = traveler({
  id: 'antoine',
  coins: 8,
  gender: 'masculine',
  feltAt: [],
  confidence: 'medium',
  winsTies: true,
});
