/** O-Bon, the dead: in order of arrival everybody may give up to three coins to the temple. */

import { act, numberVerb, objectOf, verbOf } from '@tokaido/kernel';
import { LARGEST_DONATION } from '../../data/temple.ts';
import { decision } from '../../decisions.ts';
import { offerOwn } from '../../gains.ts';
import { OTHER_DECISION } from '../../reasons.ts';
import { frames } from '../../state.ts';
import { festival, inOrderOfArrival } from '../festival.ts';
import { CHOOSE_GIFT, DONATE } from '../numbers.ts';

// ruling o-bon-limit: no power of a temple stop applies.
const chooseGift = decision({
  name: 'donate',
  quiet: true,

  legal(s, out, seat) {
    const most = Math.min(s.all[seat].coins, LARGEST_DONATION);
    for (let coins = 0; coins <= most; coins++) out.add(act(DONATE, coins));
  },

  play(s, action, d, seat) {
    if (objectOf(action) > 0) offerOwn(s.all[seat], d, objectOf(action));
  },

  explain(s, action, seat) {
    if (verbOf(action) !== DONATE) return OTHER_DECISION;
    return { why: 'coins', have: s.all[seat].coins, need: objectOf(action) };
  },
});

export const oBon = festival({
  id: 'o-bon',
  steps: [[CHOOSE_GIFT, chooseGift]],
  verbs: [[DONATE, numberVerb('donate', 0, LARGEST_DONATION)]],
  feltAt: ['donate'],
  begin(s) {
    for (const p of inOrderOfArrival(s).reverse()) frames.push(s, CHOOSE_GIFT, p.seat);
  },
});
