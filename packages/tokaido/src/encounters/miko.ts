/** Miko, the shrine maiden: the bank gives a coin to the temple in the traveler's name. */

import { offer } from '../gains.ts';
import type { Encounter } from './deck.ts';

export const miko: Encounter = {
  id: 'miko',
  copies: 2,
  meet: (_s, p, d) => offer(p, d, 1, true),
};
