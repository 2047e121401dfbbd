/** Farm: coins from the bank. */

import { gainCoins } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import { always, option, space } from './space.ts';

export const farm = space({
  options: [
    option({
      id: 'wages',
      box: 0,
      closed: always,
      take: (_s, p, d) => gainCoins(p, d, travelerOf(p).wages, 'farm'),
    }),
  ],
});
