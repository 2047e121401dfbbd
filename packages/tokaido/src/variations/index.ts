/** The variations; any mix of them may be played. */

import { GASTRONOMY } from './gastronomy.ts';
import { INITIATION } from './initiation.ts';
import { PREPARATIONS } from './preparations.ts';
import { RETURN_TRIP } from './return-trip.ts';

/** Name → bit; boxes add theirs. */
export const VARIATIONS = new Map<string, number>([
  ['initiation', INITIATION],
  ['return-trip', RETURN_TRIP],
  ['gastronomy', GASTRONOMY],
  ['preparations', PREPARATIONS],
]);
