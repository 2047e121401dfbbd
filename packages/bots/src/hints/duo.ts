/** Hints at Duo, on any board: with our own the net judges, with others the heuristic. */

import type { Event, Options, State } from '@tokaido/duo';
import type { Game, View } from '@tokaido/kernel';
import { duoKnowledge, searchedDuo } from '../strategies/duo.ts';
import { DuoReasons } from './duo-reasons.ts';
import type { Hint } from './hint.ts';
import { hintOf } from './hint.ts';

/** `game` is Duo on the board of the view. */
export function duoHintFor(view: View, game: Game<State, Options, Event>): Hint {
  return hintOf(view, {
    // Nobody is advised to keep fewer wares than fit.
    known: { ...duoKnowledge, game: searchedDuo(game) },
    reasons: (from, seat) => new DuoReasons(from, seat),
    usual: () => [],
  });
}
