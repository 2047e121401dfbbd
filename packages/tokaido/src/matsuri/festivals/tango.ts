/** Tango, the boys: a carp for every masculine traveler. */

import { travelerOf } from '../../moments.ts';
import { gainDoll } from '../doll.ts';
import { festival, inOrderOfArrival } from '../festival.ts';

export const tango = festival({
  id: 'tango',
  feltAt: [],
  // ruling gender-less
  begin(s, d) {
    for (const p of inOrderOfArrival(s)) if (travelerOf(p).gender === 'masculine') gainDoll(s, p, d, 'carp');
  },
});
