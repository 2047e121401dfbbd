/** The game of the table that is shown, for every part of it. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameClient } from './game.ts';

export const GameContext = createContext<GameClient | null>(null);

/** Only inside a table: elsewhere no game has been chosen yet. */
export function useGame(): GameClient {
  const game = useContext(GameContext);
  if (game === null) throw new Error('a part of a table is drawn outside of one');
  return game;
}
