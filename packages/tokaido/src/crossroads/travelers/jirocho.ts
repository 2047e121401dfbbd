/** Jirocho, the yakuza: at each intermediate inn may stake a coin on the Fortune die. */

import { act, idVerb, objectOf, verbOf } from '@tokaido/kernel';
import { decision } from '../../decisions.ts';
import { gainCoins, pay } from '../../gains.ts';
import { traveler } from '../../moments.ts';
import { OTHER_DECISION } from '../../reasons.ts';
import { frames } from '../../state.ts';
import { rollDie } from '../die.ts';
import { BET, CHOOSE_BET } from '../numbers.ts';

const STAKE = 1;
const YES = 0;
const NO = 1;

const chooseBet = decision({
  name: 'bet',
  quiet: true,

  // ruling jirocho-needs-coin
  legal(s, out, seat) {
    if (s.all[seat].coins >= STAKE) out.add(act(BET, YES));
    out.add(act(BET, NO));
  },

  play(s, action, d, seat) {
    if (objectOf(action) === NO) return;
    const p = s.all[seat];
    pay(p, d, STAKE, 'jirocho', 'bet');
    const won = STAKE * rollDie(s, p, d);
    if (won > 0) gainCoins(p, d, won, 'jirocho', 'bet');
  },

  explain: (_s, action) => (verbOf(action) === BET ? { why: 'coins', have: 0, need: STAKE } : OTHER_DECISION),
});

export const jirocho = traveler({
  id: 'jirocho',
  coins: 5,
  gender: 'masculine',
  feltAt: ['inn', 'bet'],
  steps: [[CHOOSE_BET, chooseBet]],
  verbs: [[BET, idVerb('bet', () => ['yes', 'no'])]],
  arriveAtInn(s, p, _d, last) {
    if (!last) frames.push(s, CHOOSE_BET, p.seat);
  },
});
