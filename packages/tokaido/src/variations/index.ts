/** The variations; any mix of them may be played. */

import { GASTRONOMY } from './gastronomy.ts';
import { INITIATION } from './initiation.ts';
import { PREPARATIONS } from './preparations.ts';
import { RETURN_TRIP } from './return-trip.ts';

export interface Variation {
  readonly bit: number;
  /** The box it belongs to. */
  readonly box?: string;
}

/** The variations by name; `compose.ts` adds those of the boxes. */
export const VARIATIONS = new Map<string, Variation>([
  ['initiation', { bit: INITIATION }],
  ['return-trip', { bit: RETURN_TRIP }],
  ['gastronomy', { bit: GASTRONOMY }],
  ['preparations', { bit: PREPARATIONS }],
]);
