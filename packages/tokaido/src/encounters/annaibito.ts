/** Annaibito, the guide: the next section of the pictured panorama, or of another once that is complete. */

import { PANORAMAS } from '../data/panoramas.ts';
import { gainPanorama, isComplete } from '../gains.ts';
import { askForPanorama } from '../spaces/panorama.ts';
import type { Encounter } from './deck.ts';

/** Cards for paddy, mountain and sea. Likely; some printings may have 2, 2, 2. */
const COPIES = [1, 2, 3];

export const annaibito: readonly Encounter[] = PANORAMAS.map((name, panorama) => ({
  id: `annaibito-${name}`,
  copies: COPIES[panorama],
  confidence: 'high',
  meet(s, p, d) {
    // ruling annaibito-complete
    if (isComplete(p, panorama)) askForPanorama(s, p, true);
    else gainPanorama(s, p, d, panorama);
  },
}));
