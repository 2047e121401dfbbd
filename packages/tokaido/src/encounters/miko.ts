/** Miko, the shrine maiden: the bank gives a coin to the temple in the traveler's name. */

import { offerFromBank } from '../gains.ts';
import type { Encounter } from './deck.ts';

export const miko: Encounter = {
  id: 'miko',
  copies: 2,
  meet: (_s, p, d) => offerFromBank(p, d, 1),
};
