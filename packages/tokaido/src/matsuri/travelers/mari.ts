/** Mari, the poet: two points for each coin she gives at a temple, and amulets for nothing. */

import { traveler } from '../../moments.ts';

export const mari = traveler({
  id: 'mari',
  coins: 4,
  gender: 'feminine',
  feltAt: ['temple', 'give', 'amulet'],
  // ruling mari-scope, mari-zero
  offeringPoints: 2,
  cardPrice: (kind, printed) => (kind === 'amulet' ? 0 : printed),
  recount: (_s, p) => p.gifts,
});
