/** Kitoushi, the shaman: for a coin the next section of any unfinished panorama. */

import { PANORAMAS } from '../../data/panoramas.ts';
import type { Encounter } from '../../encounters/deck.ts';
import { isComplete } from '../../gains.ts';
import { NOT_OFFERED } from '../../reasons.ts';
import { askForPanorama } from '../../spaces/panorama.ts';
import type { Player } from '../../state.ts';
import { PAY_PRIEST } from '../numbers.ts';
import { paid } from '../payment.ts';

const hasUnfinished = (p: Player) => PANORAMAS.some((_, panorama) => !isComplete(p, panorama));

export const kitoushi: Encounter = {
  id: 'kitoushi',
  copies: 1,
  confidence: 'medium',
  ...paid(
    PAY_PRIEST,
    'kitoushi',
    (s, p) => askForPanorama(s, p, false),
    (_s, p) => (hasUnfinished(p) ? null : NOT_OFFERED),
  ),
};
