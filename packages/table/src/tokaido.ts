/** Tokaido as it is played at a table. */

import type { State as AnyState } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { MAX_PLAYERS, MIN_PLAYERS, ROADS, SPACE_NAMES, tokaido, VARIATIONS } from '@tokaido/tokaido';
import type { AnyGame, TableGame } from './games.ts';

const RETURN = VARIATIONS.get('return-trip')?.bit ?? 0;

export const tokaidoTable: TableGame = {
  game: tokaido as unknown as AnyGame,
  minSeats: MIN_PLAYERS,
  maxSeats: MAX_PLAYERS,
  optionWords: (words, players) => `players=${players} ${words}`.trim(),
  rests(state: AnyState, seat) {
    const s = state as State;
    const road = ROADS[(s.variations & RETURN) === 0 ? 0 : 1];
    return SPACE_NAMES[road.space[s.all[seat].position]] === 'inn';
  },
};
