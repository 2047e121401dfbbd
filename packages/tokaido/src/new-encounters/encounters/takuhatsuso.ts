/** Takuhatsuso, the begging monk: four points for a coin. */

import type { Encounter } from '../../encounters/deck.ts';
import { FROM_ENCOUNTER, score } from '../../gains.ts';
import { PAY_MONK } from '../numbers.ts';
import { paid } from '../payment.ts';
import { inNewEncounters } from '../state.ts';

export const ALMS_POINTS = 4;

export const takuhatsuso: Encounter = {
  id: 'takuhatsuso',
  copies: 1,
  confidence: 'medium',
  ...paid(PAY_MONK, 'takuhatsuso', (_s, p, d) => {
    inNewEncounters(p).alms++;
    score(p, d, FROM_ENCOUNTER, ALMS_POINTS);
  }),
};
