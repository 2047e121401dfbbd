/** O-Shogatsu, the new year: everybody rolls the Fortune die for coins. */

import { rollDie } from '../../crossroads/die.ts';
import { gainCoins } from '../../gains.ts';
import { festival, inOrderOfArrival } from '../festival.ts';

export const oShogatsu = festival({
  id: 'o-shogatsu',
  feltAt: [],
  // ruling festival-dice: nobody would decline a roll that can only gain.
  begin(s, d) {
    for (const p of inOrderOfArrival(s)) {
      const coins = rollDie(s, p, d);
      if (coins > 0) gainCoins(p, d, coins, 'o-shogatsu');
    }
  },
});
