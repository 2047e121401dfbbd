/** The people one meets only with the promos. */

import { members } from '@tokaido/kernel';
import { BOXES, ENCOUNTERS } from '@tokaido/tokaido';

/** The kind of each card of the encounter deck, by its number. */
const kinds = ENCOUNTERS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

export const PROMO_ENCOUNTERS: readonly string[] = [
  ...new Set(members(BOXES.get('promos')?.encounterCards ?? 0).map((card) => kinds[card] ?? '')),
];
