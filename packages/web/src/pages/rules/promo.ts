/** The people one meets only with the promos. */

import { BOXES } from '@tokaido/tokaido';

/** Asked when they are shown: this file may be read before the boxes have been loaded. */
export function promoEncounters(): readonly string[] {
  return BOXES.get('promos')?.encounters ?? [];
}
