/** The numbers of Duo that its rules quote: those of our board, and of what lies beside it. */

import { COINS_PER_SLAB, RECONSTRUCTED, WARE_COUNTS, WARE_LIMIT } from '@tokaido/duo';

export const BOARD = RECONSTRUCTED;

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
