/** Shishimai, the lion: the three highest ranks of donors score at once. */

import { donorRank } from '../../end.ts';
import { festival, gainTokens, inOrderOfArrival } from '../festival.ts';

const POINTS = [4, 2, 1];

export const shishimai = festival({
  id: 'shishimai',
  feltAt: [],
  // ruling shishimai-ties, neutral-and-festivals
  begin(s, d) {
    for (const p of inOrderOfArrival(s)) {
      if (p.offerings > 0) gainTokens(p, d, POINTS[donorRank(s, p)] ?? 0);
    }
  },
});
