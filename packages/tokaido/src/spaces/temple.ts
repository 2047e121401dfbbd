/** Temple: an offering of one to three coins, a point for each. */

import { act, GIVE, objectOf, verbOf } from '../actions.ts';
import { LARGEST_DONATION } from '../data/temple.ts';
import { FROM_TRAVELER, offerOwn, score } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import { OTHER_DECISION } from '../reasons.ts';
import { frames } from '../state.ts';
import { needsCoins, option, space } from './space.ts';

export const temple = space({
  options: [
    option({
      id: 'offering',
      box: 0,
      // ruling temple-needs-coin, hirotada-needs-coin
      closed: (_s, _p, purse) => needsCoins(purse, 1),
      take: (s, p) => frames.push(s, CHOOSE_OFFERING, p.seat),
    }),
  ],
  arrive: (s, p) => frames.push(s, LEAVE_TEMPLE, p.seat),
});

const LEAVE_TEMPLE = frames.add({
  name: 'leave-temple',
  run: (s, d, seat) => travelerOf(s.all[seat]).afterTemple(s, s.all[seat], d),
});

const CHOOSE_OFFERING = frames.add({
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
