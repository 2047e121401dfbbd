/** Tokaido as it is played at a table. */

import type { State as AnyState } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { isInn, legAhead, MAX_PLAYERS, MIN_PLAYERS, tokaido } from '@tokaido/tokaido';
import type { TableGame } from './games.ts';

export const tokaidoTable: TableGame = {
  game: tokaido,
  minSeats: MIN_PLAYERS,
  maxSeats: MAX_PLAYERS,
  optionWords: (words, players) => `players=${players} ${words}`.trim(),
  stage: (state: AnyState, seat) => legAhead(state as State, seat).number,
  rests(state: AnyState, seat) {
    const s = state as State;
    const player = s.all[seat];
    return player !== undefined && isInn(s, player.position);
  },
};
