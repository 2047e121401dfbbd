/** Mutsumi, the brute: may be the first to leave the first four inns. */

import { traveler } from '../../moments.ts';

export const mutsumi = traveler({
  id: 'mutsumi',
  coins: 7,
  gender: 'masculine',
  feltAt: ['inn', 'leave'],
  // ruling mutsumi-decision
  leavesFirst: true,
});
