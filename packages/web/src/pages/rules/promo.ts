/** The people one meets only with the promos. */

import { BOXES } from '@tokaido/tokaido';

export const PROMO_ENCOUNTERS: readonly string[] = BOXES.get('promos')?.encounters ?? [];
