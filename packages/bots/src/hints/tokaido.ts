/** Hints at Tokaido. */

import type { View } from '@tokaido/kernel';
import type { Event, Options, State } from '@tokaido/tokaido';
import { printed, tokaido } from '@tokaido/tokaido';
import { tokaidoHeuristic } from '../strategies/tokaido-heuristic.ts';
import type { Hint, HintGame } from './hint.ts';
import { hintOf } from './hint.ts';
import { TokaidoReasons } from './tokaido-reasons.ts';

/** The road that a walk uses up is compared with the mean of so many of the nearest. */
const NEAREST = 3;

/** The nearest stops that are open, if a walk is what is asked of the seat for its own traveler. */
function nearestWalks(s: State, seat: number, actions: readonly number[]): number[] {
  const pending = tokaido.pending(s);
  if (pending?.decision !== 'travel' || pending.details.mover !== seat) return [];
  const stop = (action: number) => {
    const [verb, to] = tokaido.rules.describe(action).split(' ');
    return verb === 'travel' ? printed(s, Number(to)) : Infinity;
  };
  const walks = actions.filter((action) => stop(action) !== Infinity);
  return walks.sort((a, b) => stop(a) - stop(b)).slice(0, NEAREST);
}

const HINTS: HintGame<State, Options, Event> = {
  known: tokaidoHeuristic,
  reasons: (from, seat) => new TokaidoReasons(from, seat),
  usual: nearestWalks,
};

export function hintFor(view: View): Hint {
  return hintOf(view, HINTS);
}
