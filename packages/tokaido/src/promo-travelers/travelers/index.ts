/** The four promotional travelers. */

import type { Traveler } from '../../moments.ts';
import { antoine } from './antoine.ts';
import { eriku } from './eriku.ts';
import { felicia } from './felicia.ts';
import { naiade } from './naiade.ts';

export const PROMO_TRAVELERS: readonly Traveler[] = [eriku, felicia, antoine, naiade];
