/** Saru, the monkey: a hot spring card. */

import type { Encounter } from '../../encounters/deck.ts';
import { bathe } from '../../spaces/hot-spring.ts';

export const saru: Encounter = {
  id: 'saru',
  copies: 1,
  confidence: 'medium',
  // ruling saru-mitsukuni
  meet: bathe,
};
