/** All games for the analysis, for programs that have them all at hand. */

import type { State as DuoState, Event, Options } from '@tokaido/duo';
import type { Game, State } from '@tokaido/kernel';
import type { AnalysedGame } from './analysed-game.ts';
import { duoAnalysis } from './duo.ts';
import { tokaidoAnalysis } from './tokaido.ts';

/** The game of a table; Duo may be played on any board. */
export function analysedGame(game: Game<State, unknown, unknown>): AnalysedGame {
  switch (game.id) {
    case 'tokaido':
      return tokaidoAnalysis;
    case 'duo':
      return duoAnalysis(game as Game<DuoState, Options, Event>);
    default:
      throw new Error(`no analysis knows the game "${game.id}"`);
  }
}
