/** What the tempers are fond of on the island. */

import type { State } from '@tokaido/duo';
import { stored, WARES } from '@tokaido/duo';
import type { Likes } from './game-knowledge.ts';

const COINS_A_SLAB = 10;

export const DUO_LIKES: Likes<State> = {
  /** Wares and paintings; what a ware is sold for counts on, so that it is not hoarded. */
  collector(s, seat) {
    const { coins, slabs, revealed } = s.players[seat];
    const wares = WARES.reduce((sum, _, ware) => sum + stored(s, seat, ware), 0);
    return 0.2 * wares + 0.1 * (COINS_A_SLAB * slabs + coins) + 0.7 * revealed;
  },
  /** The way round the coast, with its gardens and its hot spring. */
  stroller: (s, seat) => s.players[seat].garden + (s.spring === 1 + seat ? 1 : 0),
  devout: (s, seat) => 0.7 * s.players[seat].temple,
};
