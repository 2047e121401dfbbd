/** Hina matsuri, the dolls: a doll for every feminine traveler. */

import { travelerOf } from '../../moments.ts';
import { gainDoll } from '../doll.ts';
import { festival, inOrderOfArrival } from '../festival.ts';

export const hinaMatsuri = festival({
  id: 'hina-matsuri',
  feltAt: [],
  // ruling gender-less
  begin(s, d) {
    for (const p of inOrderOfArrival(s)) if (travelerOf(p).gender === 'feminine') gainDoll(s, p, d, 'doll');
  },
});
