/** Samurai: points. */

import { FROM_ENCOUNTER, score } from '../gains.ts';
import type { Encounter } from './deck.ts';

export const samurai: Encounter = {
  id: 'samurai',
  copies: 2,
  meet: (_s, p, d) => score(p, d, FROM_ENCOUNTER, 3),
};
