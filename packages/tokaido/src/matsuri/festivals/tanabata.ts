/** Tanabata, the stars: the end achievements are judged now for two points each; the cards stay. */

import { END_ACHIEVEMENTS, holdersOf } from '../../end.ts';
import { festival, gainTokens } from '../festival.ts';

export const tanabata = festival({
  id: 'tanabata',
  feltAt: [],
  // ruling tanabata-details
  begin(s, d) {
    for (const achievement of END_ACHIEVEMENTS) {
      for (const p of holdersOf(s, achievement)) gainTokens(p, d, 2);
    }
  },
});
