/** Fortune: before moving, as many coins as the die shows. */

import { gainCoins } from '../../gains.ts';
import { CHOOSE_DESTINATION } from '../../numbers.ts';
import { rollDie } from '../die.ts';
import type { Amulet } from './supply.ts';
import { NOT_NOW } from './supply.ts';

export const fortune: Amulet = {
  id: 'fortune',
  lasts: false,
  // ruling fortune-timing
  closed: (s, p, step, mover) =>
    step === CHOOSE_DESTINATION && mover === p.seat && !s.joining ? null : NOT_NOW,
  use(s, p, d) {
    const coins = rollDie(s, p, d);
    if (coins > 0) gainCoins(p, d, coins, 'fortune');
  },
};
