/** Yama no Ko, the mountain: a stop at a mountain gives an extra section before the normal choice. */

import { MOUNTAIN } from '../../data/road.ts';
import { gainPanorama, isComplete } from '../../gains.ts';
import { festival } from '../festival.ts';

const MOUNTAINS = 1;

export const yamaNoKo = festival({
  id: 'yama-no-ko',
  feltAt: ['panorama-mountain'],
  // ruling yama-no-ko-completes, panorama-festivals-stop
  onStop(s, p, d, space) {
    if (space === MOUNTAIN && !isComplete(p, MOUNTAINS)) gainPanorama(s, p, d, MOUNTAINS);
  },
});
