/** The people one meets only with the New Encounters. */

import { BOXES } from '@tokaido/tokaido';

/** Asked when they are shown: this file may be read before the boxes have been loaded. */
export function newEncounters(): readonly string[] {
  return BOXES.get('new-encounters')?.encounters ?? [];
}
