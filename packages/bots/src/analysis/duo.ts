/** Duo for the analysis, on any board. It has no legs: its turns are taken four at a time. */

import type { Event, Options, State } from '@tokaido/duo';
import type { Game } from '@tokaido/kernel';
import { duoKnowledge } from '../strategies/duo.ts';
import type { AnalysedGame } from './analysed-game.ts';
import { anyGame } from './analysed-game.ts';

const TURNS_A_PART = 4;

/** `game` is Duo on the board of the record. */
export function duoAnalysis(game: Game<State, Options, Event>): AnalysedGame {
  const known: AnalysedGame<State, Options, Event> = {
    known: { ...duoKnowledge, game },
    netError: { points: [1.35, 0.4], win: [0.01, 0.12], draw: 0.4 },
    part: (s) => 1 + Math.floor(Math.max(0, s.turn - 1) / TURNS_A_PART),
  };
  return anyGame(known);
}
