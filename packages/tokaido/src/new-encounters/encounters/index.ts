/** The New Encounters: four more people on the road. */

import type { Encounter } from '../../encounters/deck.ts';
import { itamae } from './itamae.ts';
import { kitoushi } from './kitoushi.ts';
import { saru } from './saru.ts';
import { takuhatsuso } from './takuhatsuso.ts';

export const NEW_ENCOUNTERS: readonly Encounter[] = [itamae, kitoushi, saru, takuhatsuso];
