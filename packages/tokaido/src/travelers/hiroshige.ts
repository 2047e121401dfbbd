/** Hiroshige, the artist: at each intermediate inn the next section of a panorama of his choice. */

import { traveler } from '../moments.ts';
import { askForPanorama } from '../spaces/panorama.ts';

export const hiroshige = traveler({
  id: 'hiroshige',
  coins: 3,
  gender: 'masculine',
  difficulty: 6,
  feltAt: ['inn', 'panorama'],
  arriveAtInn(s, p, _d, last) {
    // ruling hiroshige-complete
    if (!last) askForPanorama(s, p, false);
  },
});
