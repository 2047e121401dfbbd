/** Yama no Ko, the mountain: a stop at a mountain may give an extra section before the normal choice. */

import { MOUNTAIN } from '../../data/road.ts';
import { gainPanorama, isComplete } from '../../gains.ts';
import { festival } from '../festival.ts';

const MOUNTAINS = 1;

export const yamaNoKo = festival({
  id: 'yama-no-ko',
  feltAt: ['panorama-mountain', 'bonus'],
  // ruling festival-may, yama-no-ko-completes, panorama-festivals-stop
  bonusAt: MOUNTAIN,
  hasBonus: (p) => !isComplete(p, MOUNTAINS),
  bonus: (s, p, d) => gainPanorama(s, p, d, MOUNTAINS),
});
