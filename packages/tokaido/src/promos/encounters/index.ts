/** The New Encounters: four people more on the road. */

import { addEncounters } from '../../encounters/deck.ts';
import '../../encounters/index.ts';
import { itamae } from './itamae.ts';
import { kitoushi } from './kitoushi.ts';
import { saru } from './saru.ts';
import { takuhatsuso } from './takuhatsuso.ts';

export const NEW_ENCOUNTERS = addEncounters([itamae, kitoushi, saru, takuhatsuso]);
