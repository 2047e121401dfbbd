/** Tori no Ichi, the amulets: whoever holds none is given one at random. */

import { countAmulets, drawAmulet } from '../../crossroads/amulets/supply.ts';
import { festival, inOrderOfArrival } from '../festival.ts';

export const toriNoIchi = festival({
  id: 'tori-no-ichi',
  feltAt: [],
  // ruling tori-order, tori-yashima-use
  begin(s, d) {
    for (const p of inOrderOfArrival(s)) if (countAmulets(s, p.seat) === 0) drawAmulet(s, p, d, true);
  },
});
