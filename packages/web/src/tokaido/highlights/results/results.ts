/** Which results of mine a line holds, each for a card of its own. */

import type { Event } from '@tokaido/tokaido';
import type { Highlight, ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';

/** Beside those events that a peak tells. */
export function resultsOf(
  _shown: ShownLine<Tokaido>,
  _told: ReadonlySet<Event>,
): readonly Highlight<Tokaido>[] {
  return [];
}
