/** Temple: an offering of one to three coins, a point for each. */

import { act, GIVE, objectOf, verbOf } from '../actions.ts';
import { LARGEST_DONATION } from '../data/temple.ts';
import { offer } from '../gains.ts';
import { travelerOf } from '../moments.ts';
import { OTHER_DECISION } from '../reasons.ts';
import { frames } from '../state.ts';
import type { Space } from './space.ts';
import { needsCoin } from './space.ts';

export const temple: Space = {
  // ruling temple-needs-coin, hirotada-needs-coin
  closed: (_s, p) => needsCoin(p),
  stop: (s, p) => frames.push(s, CHOOSE_OFFERING, p.seat),
};

const CHOOSE_OFFERING = frames.add({
  name: 'give',
  quiet: true,

  legal(s, out, seat) {
    const most = Math.min(s.all[seat].coins, LARGEST_DONATION);
    for (let coins = 1; coins <= most; coins++) out.add(act(GIVE, coins));
  },

  play(s, action, d, seat) {
    const p = s.all[seat];
    offer(p, d, objectOf(action), false);
    travelerOf(p).afterOffering(s, p, d);
  },

  explain(s, action, seat) {
    if (verbOf(action) !== GIVE) return OTHER_DECISION;
    return { why: 'coins', have: s.all[seat].coins, need: objectOf(action) };
  },
});
