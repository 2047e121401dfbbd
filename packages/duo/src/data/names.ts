/** What the places of every board are called: s00, s01 … clockwise; c0–c7 and m1–m4; a0–a7. */

import { AREAS, COASTAL_TOWNS, MOUNTAIN_TOWNS } from './components.ts';

/** Coastal towns come first (0 to 7), then mountain towns (8 to 11). */
export const TOWNS = COASTAL_TOWNS + MOUNTAIN_TOWNS;

/** Dice go no higher than this, and the ring no further. */
export const MAX_DIE = 6;
export const MAX_STATIONS = 60;

function names(count: number, name: (i: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, i) => name(i));
}

export const STATION_NAMES = names(MAX_STATIONS, (i) => `s${String(i).padStart(2, '0')}`);
export const TOWN_NAMES = names(TOWNS, (i) => (i < COASTAL_TOWNS ? `c${i}` : `m${i - COASTAL_TOWNS + 1}`));
export const AREA_NAMES = names(AREAS, (i) => `a${i}`);
