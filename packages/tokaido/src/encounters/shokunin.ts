/** Shokunin, the traveling merchant: the top souvenir as a gift. */

import { gainSouvenir } from '../gains.ts';
import { drawSouvenir } from '../spaces/shop.ts';
import type { Encounter } from './deck.ts';

export const shokunin: Encounter = {
  id: 'shokunin',
  copies: 2,
  meet(s, p, d) {
    const card = drawSouvenir(s, d);
    // ruling souvenir-deck-short
    if (card >= 0) gainSouvenir(s, p, d, card);
  },
};
