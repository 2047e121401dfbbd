/** What the tempers are fond of on the island. */

import type { State } from '@tokaido/duo';
import { COINS_PER_SLAB, stored, WARES } from '@tokaido/duo';
import type { Likes } from './game-knowledge.ts';

export const DUO_LIKES: Likes<State> = {
  /** Wares and paintings; what a ware is sold for counts on, so that it is not hoarded. */
  collector(s, seat) {
    const { coins, slabs, revealed } = s.players[seat];
    const wares = WARES.reduce((sum, _, ware) => sum + stored(s, seat, ware), 0);
    return 0.2 * wares + 0.1 * (COINS_PER_SLAB * slabs + coins) + 0.7 * revealed;
  },
  /** The way round the coast, with its gardens and its hot spring. */
  stroller: (s, seat) => 1.5 * s.players[seat].garden + (s.spring === 1 + seat ? 1 : 0),
  devout: (s, seat) => 2 * s.players[seat].temple,
};
