/** Kuge, the noble: coins. */

import { gainCoins } from '../gains.ts';
import type { Encounter } from './deck.ts';

export const kuge: Encounter = {
  id: 'kuge',
  copies: 2,
  meet: (_s, p, d) => gainCoins(p, d, 3, 'kuge'),
};
