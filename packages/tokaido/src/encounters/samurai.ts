/** Samurai: points. */

import { FROM_ENCOUNTER, score } from '../gains.ts';
import type { Encounter } from './deck.ts';

const POINTS = 3;

export const samurai: Encounter = {
  id: 'samurai',
  copies: 2,
  points: POINTS,
  meet: (_s, p, d) => score(p, d, FROM_ENCOUNTER, POINTS),
};
