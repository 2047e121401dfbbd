/** Setsubun, the bean throwing: everybody rolls the Fortune die for points. */

import { rollDie } from '../../crossroads/die.ts';
import { festival, gainTokens, inOrderOfArrival } from '../festival.ts';

export const setsubun = festival({
  id: 'setsubun',
  feltAt: [],
  // ruling festival-dice
  begin(s, d) {
    for (const p of inOrderOfArrival(s)) gainTokens(p, d, rollDie(s, p, d));
  },
});
