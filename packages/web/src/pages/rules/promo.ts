/** The people one meets only with the promos. */

import { members } from '@tokaido/kernel';
import { BOXES, ENCOUNTERS } from '@tokaido/tokaido';

/** Asked when they are shown: this file may be read before the boxes have been loaded. */
export function promoEncounters(): readonly string[] {
  // The kind of each card of the encounter deck, by its number.
  const kinds = ENCOUNTERS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const cards = members(BOXES.get('promos')?.encounterCards ?? 0);
  return [...new Set(cards.map((card) => kinds[card] ?? ''))];
}
