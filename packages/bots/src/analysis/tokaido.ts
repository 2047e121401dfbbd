/** Tokaido for the analysis: the parts of the game are the legs of the road. */

import type { Event, Options, State } from '@tokaido/tokaido';
import { legAhead, legOf } from '@tokaido/tokaido';
import { greedyWorth } from '../strategies/greedy.ts';
import { tokaidoHeuristic } from '../strategies/tokaido-heuristic.ts';
import type { AnalysedGame } from './analysed-game.ts';
import { anyGame } from './analysed-game.ts';

const known: AnalysedGame<State, Options, Event> = {
  known: { ...tokaidoHeuristic, greedy: greedyWorth },
  netError: { points: [0.2, 0.45], win: [0.006, 0.09], draw: 0.4 },
  // What is decided at an inn belongs to the leg that ends there, where to go from it to the next.
  part(s, seat) {
    const isLeaving = tokaidoHeuristic.asksWhere(s);
    return (isLeaving ? legAhead(s, seat) : legOf(s, s.all[seat].position)).number;
  },
};

export const tokaidoAnalysis: AnalysedGame = anyGame(known);
