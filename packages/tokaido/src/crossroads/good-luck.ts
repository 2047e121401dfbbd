/** Good luck: before the first move, in the order of leaving, a coin for an amulet at random. */

import { act, idVerb, objectOf, verbOf } from '@tokaido/kernel';
import { decision } from '../decisions.ts';
import { pay } from '../gains.ts';
import type { Parts } from '../parts.ts';
import { OTHER_DECISION } from '../reasons.ts';
import type { State } from '../state.ts';
import { frames } from '../state.ts';
import { amuletsLeft, drawAmulet } from './amulets/supply.ts';
import { CHOOSE_LUCK, GOOD_LUCK, LUCK } from './numbers.ts';

const PRICE = 1;
const YES = 0;
const NO = 1;

export function askForLuck(s: State): void {
  if ((s.variations & GOOD_LUCK) === 0) return;
  // The last in line is the first to leave, and the last frame the first to be answered.
  for (let place = 1; place <= s.travelers; place++) {
    const p = s.all.find((other) => other.place === place);
    if (p !== undefined && p.seat < s.players) frames.push(s, CHOOSE_LUCK, p.seat);
  }
}

const chooseLuck = decision({
  name: 'luck',
  quiet: true,

  legal(s, out, seat) {
    if (s.all[seat].coins >= PRICE && amuletsLeft(s) > 0) out.add(act(LUCK, YES));
    out.add(act(LUCK, NO));
  },

  play(s, action, d, seat) {
    if (objectOf(action) === NO) return;
    pay(s.all[seat], d, PRICE, 'good-luck');
    drawAmulet(s, s.all[seat], d, true);
  },

  explain(s, action, seat) {
    if (verbOf(action) !== LUCK) return OTHER_DECISION;
    return { why: 'coins', have: s.all[seat].coins, need: PRICE };
  },
});

export const goodLuckParts: Parts = {
  steps: [[CHOOSE_LUCK, chooseLuck]],
  verbs: [[LUCK, idVerb('luck', () => ['yes', 'no'])]],
};
