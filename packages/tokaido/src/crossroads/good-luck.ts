/** Good luck: before the first move, in the order of leaving, a coin for an amulet at random. */

import { pay } from '../gains.ts';
import type { Parts } from '../parts.ts';
import { question, yesOrNoVerb } from '../question.ts';
import { needsCoins } from '../spaces/space.ts';
import type { State } from '../state.ts';
import { frames } from '../state.ts';
import { amuletsLeft, drawAmulet } from './amulets/supply.ts';
import { CHOOSE_LUCK, GOOD_LUCK, LUCK } from './numbers.ts';

const PRICE = 1;

export function askForLuck(s: State): void {
  if ((s.variations & GOOD_LUCK) === 0) return;
  // The last in line is the first to leave, and the last frame the first to be answered.
  for (let place = 1; place <= s.travelers; place++) {
    const p = s.all.find((other) => other.place === place);
    if (p !== undefined && p.seat < s.players) frames.push(s, CHOOSE_LUCK, p.seat);
  }
}

const chooseLuck = question({
  name: 'luck',
  verb: LUCK,
  closed: (s, p) => (amuletsLeft(s) === 0 ? { why: 'supply-empty' } : needsCoins(p.coins, PRICE)),
  yes(s, p, d) {
    pay(p, d, PRICE, 'good-luck');
    drawAmulet(s, p, d, true);
  },
});

export const goodLuckParts: Parts = {
  steps: [[CHOOSE_LUCK, chooseLuck]],
  verbs: [[LUCK, yesOrNoVerb('luck')]],
};
