/** Temple: an offering of one to three coins, a point for each. */

import { act, objectOf, verbOf } from '@tokaido/kernel';
import { GIVE } from '../actions.ts';
import { TEMPLE } from '../data/road.ts';
import { LARGEST_DONATION } from '../data/temple.ts';
import { automatic, decision } from '../decisions.ts';
import { FROM_TRAVELER, offerOwn, score } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import { CHOOSE_OFFERING, LEAVE_TEMPLE, OFFERING_OPTION } from '../numbers.ts';
import type { Option, Parts } from '../parts.ts';
import { OTHER_DECISION } from '../reasons.ts';
import { frames } from '../state.ts';
import { needsCoins, space } from './space.ts';

export const temple = space({ arrive: (s, p) => frames.push(s, LEAVE_TEMPLE, p.seat) });

const offering: Option = {
  id: 'offering',
  box: 0,
  // ruling temple-needs-coin, hirotada-needs-coin
  closed: (_s, _p, purse) => needsCoins(purse, 1),
  take: (s, p) => frames.push(s, CHOOSE_OFFERING, p.seat),
};

const leaveTemple = automatic({
  name: 'leave-temple',
  run: (s, d, seat) => travelerOf(s.all[seat]).afterTemple(s, s.all[seat], d),
});

const chooseOffering = decision({
  name: 'give',
  quiet: true,

  legal(s, out, seat) {
    const most = Math.min(s.all[seat].coins, LARGEST_DONATION);
    for (let coins = 1; coins <= most; coins++) out.add(act(GIVE, coins));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    const coins = objectOf(action);
    p.gifts += coins;
    offerOwn(p, d, coins);
    const more = travelerOf(p).offeringPoints - 1;
    if (more > 0) score(p, d, FROM_TRAVELER, more * coins);
  },

  explain(s, action, seat) {
    if (verbOf(action) !== GIVE) return OTHER_DECISION;
    return { why: 'coins', have: s.all[seat].coins, need: objectOf(action) };
  },
});

export const templeParts: Parts = {
  options: [[OFFERING_OPTION, offering, [TEMPLE]]],
  steps: [
    [LEAVE_TEMPLE, leaveTemple],
    [CHOOSE_OFFERING, chooseOffering],
  ],
};
