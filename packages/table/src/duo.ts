/** Tokaido Duo as it is played at a table. */

import { DEFAULT_OPTIONS, duo } from '@tokaido/duo';
import type { AnyGame, TableGame } from './games.ts';

export const duoTable: TableGame = {
  game: duo as unknown as AnyGame,
  minSeats: 2,
  maxSeats: 2,
  optionWords: (words) => (words === '' ? duo.rules.optionWords(DEFAULT_OPTIONS) : words),
  // Duo has no inns where a traveler waits, so a seat may change hands at any time.
  rests: () => true,
};
