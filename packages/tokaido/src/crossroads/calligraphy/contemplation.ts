/** Contemplation: three points for each complete panorama, one for each cherry tree. */

import { PANORAMAS } from '../../data/panoramas.ts';
import { isComplete } from '../../gains.ts';
import { inCrossroads } from '../state.ts';
import type { Calligraphy } from './supply.ts';

export const contemplation: Calligraphy = {
  id: 'contemplation',
  points: (_s, p) =>
    3 * PANORAMAS.filter((_, panorama) => isComplete(p, panorama)).length + inCrossroads(p).cherryTrees,
};
