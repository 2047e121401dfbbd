/** The decisions at which something is bought, by step: coins can be pledged to the temple there. */

import type { ForCoins } from './parts.ts';

/** Filled by `compose.ts`. */
export const PURCHASES = new Map<number, ForCoins>();
