/** The numbers of Duo that its rules quote: those of our board, and of what lies beside it. */

import { RECONSTRUCTED, WARE_COUNTS } from '@tokaido/duo';

export const BOARD = RECONSTRUCTED;

// The engine keeps these to itself; a test compares them with it.
export const WARE_LIMIT = 5;
export const COINS_PER_SLAB = 10;
/** The painting tiles of purple and green, by icon. */
export const PAINTINGS: readonly (readonly number[])[] = [
  [3, 3, 2, 2],
  [2, 2, 3, 3],
];

/** Filled into every message that asks for them. */
export const DUO_FACTS = {
  areas: Object.keys(BOARD.areas).length,
  mountains: Object.keys(BOARD.mountainTowns).length,
  coasts: BOARD.ring.filter(({ type }) => type === 'coastal-town').length,
  boutiques: BOARD.boutiques.length,
  wares: WARE_COUNTS.reduce((sum, count) => sum + count, 0),
  limit: WARE_LIMIT,
  perSlab: COINS_PER_SLAB,
  slabs: BOARD.slabs.length - 1,
  tiles: BOARD.gifts.length - 1,
  temple: BOARD.temple.length,
  garden: BOARD.garden.length,
} as const;
