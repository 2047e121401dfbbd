/** Each game as the terminal shows it, found by the game. */

import type { GameSupport } from '../games/game-support.ts';
import { duoInTerminal } from './duo/terminal-game.ts';
import type { TerminalGame } from './terminal-game.ts';
import { tokaidoInTerminal } from './tokaido/terminal-game.ts';

/** Each only ever sees the states of its own game. */
const GAMES: Readonly<Record<string, TerminalGame>> = { tokaido: tokaidoInTerminal, duo: duoInTerminal };

export function terminalGameOf({ game }: GameSupport): TerminalGame {
  const found = GAMES[game.id];
  if (found === undefined) throw new Error(`${game.id} cannot be shown in a terminal`);
  return found;
}
