/** The four promotional travelers. */

import { addTravelers } from '../../travelers/index.ts';
import { antoine } from './antoine.ts';
import { eriku } from './eriku.ts';
import { felicia } from './felicia.ts';
import { naiade } from './naiade.ts';

export const PROMO_TRAVELERS = addTravelers([eriku, felicia, antoine, naiade]);
