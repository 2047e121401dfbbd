/** Hints at Duo, on any board: with our own the net judges, with others the heuristic. */

import type { Event, Options, State } from '@tokaido/duo';
import type { Game, View } from '@tokaido/kernel';
import { duoKnowledge, searchedDuo } from '../strategies/duo.ts';
import { DuoReasons } from './duo-reasons.ts';
import type { HintGame } from './hint.ts';
import { hintOf } from './hint.ts';
import type { Hint } from './hint-choice.ts';
import type { HintTerm } from './hint-term.ts';

/** `game` is Duo on the board of the view. */
export function duoHintFor(view: View, game: Game<State, Options, Event>, tries?: number): Hint {
  const hints: HintGame<State, Options, Event> = {
    // Nobody is advised to keep fewer wares than fit.
    known: { ...duoKnowledge, game: searchedDuo(game) },
    reasons: (from, seat) => new DuoReasons(from, seat),
    usual: () => [],
    nudge: nudgeInDuo,
  };
  return hintOf(view, hints, tries);
}

/** Of what is used up, and of what is gathered, different things are said. */
function nudgeInDuo(_s: State, _seat: number, { id, points }: HintTerm): string {
  return points <= 0 && SPENT.has(id) ? `${id}-keep` : id;
}

const SPENT: ReadonlySet<string> = new Set(['coins', 'wares', 'paintings', 'waves', 'token']);
