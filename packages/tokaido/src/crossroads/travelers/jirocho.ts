/** Jirocho, the yakuza: at each intermediate inn may stake a coin on the Fortune die. */

import { gainCoins, pay } from '../../gains.ts';
import { traveler } from '../../moments.ts';
import { question, yesOrNoVerb } from '../../question.ts';
import { needsCoins } from '../../spaces/space.ts';
import { frames } from '../../state.ts';
import { rollDie } from '../die.ts';
import { BET, CHOOSE_BET } from '../numbers.ts';

const STAKE = 1;

const chooseBet = question({
  name: 'bet',
  verb: BET,
  // ruling jirocho-needs-coin
  closed: (_s, p) => needsCoins(p.coins, STAKE),
  yes(s, p, d) {
    pay(p, d, STAKE, 'jirocho', 'bet');
    const won = STAKE * rollDie(s, p, d);
    if (won > 0) gainCoins(p, d, won, 'jirocho', 'bet');
  },
});

export const jirocho = traveler({
  id: 'jirocho',
  coins: 5,
  gender: 'masculine',
  feltAt: ['inn', 'bet'],
  steps: [[CHOOSE_BET, chooseBet]],
  verbs: [[BET, yesOrNoVerb('bet')]],
  arriveAtInn(s, p, _d, last) {
    if (!last) frames.push(s, CHOOSE_BET, p.seat);
  },
});
