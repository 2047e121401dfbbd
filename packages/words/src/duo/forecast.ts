/** What an action of Duo would bring, see `../forecast.ts`. The board of the position decides which game is asked. */

import type { State } from '@tokaido/duo';
import { createDuo, duo, RECONSTRUCTED } from '@tokaido/duo';
import type { Forecaster } from '../forecast.ts';
import { forecast as forecastOf, nextDecision as nextDecisionOf } from '../forecast.ts';
import type { Forecast, Seen } from './seen.ts';

type Board = State['island']['board'];

const games = new WeakMap<Board, typeof duo>([[RECONSTRUCTED, duo]]);

/** The game on the board of a position. */
export function gameOn(board: Board): typeof duo {
  let game = games.get(board);
  if (game === undefined) games.set(board, (game = createDuo(board)));
  return game;
}

export function forecasterOn(board: Board): Forecaster<State> {
  const game = gameOn(board);
  return {
    game,
    purse: (s, seat) => [game.scores(s)[seat]?.points ?? 0, s.players[seat]?.coins ?? 0],
  };
}

/** Nothing for what is not open. */
export function forecast(seen: Seen, words: string): Forecast {
  return forecastOf(forecasterOn(seen.s.island.board), seen, words);
}

/** The decision that I would face right after an action; null where somebody else decides, or chance does. */
export function nextDecision(seen: Seen, words: string): Seen | null {
  return nextDecisionOf(forecasterOn(seen.s.island.board), seen, words);
}
