/** What the tempers are fond of on the island. */

import type { State } from '@tokaido/duo';
import { stored, WARES } from '@tokaido/duo';
import type { Likes } from './game-knowledge.ts';

export const DUO_LIKES: Likes<State> = {
  /** Wares in store, and paintings turned. */
  collector(s, seat) {
    const wares = WARES.reduce((sum, _, ware) => sum + stored(s, seat, ware), 0);
    return 0.5 * wares + s.players[seat].revealed;
  },
  /** The way round the coast, with its gardens and its hot spring. */
  stroller: (s, seat) => s.players[seat].garden + (s.spring === 1 + seat ? 1 : 0),
  devout: (s, seat) => s.players[seat].temple,
};
