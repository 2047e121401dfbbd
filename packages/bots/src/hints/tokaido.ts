/** Hints at Tokaido. */

import type { View } from '@tokaido/kernel';
import type { Event, Options, State } from '@tokaido/tokaido';
import { END, PANORAMA_LENGTHS, printed, tokaido } from '@tokaido/tokaido';
import { tokaidoHeuristic } from '../strategies/tokaido-heuristic.ts';
import type { HintGame } from './hint.ts';
import { hintOf } from './hint.ts';
import type { Hint } from './hint-choice.ts';
import type { HintTerm } from './hint-term.ts';
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

/** Fewer coins pay no good meal. */
const FEW_COINS = 3;

/** What a term comes to where the seat stands: a last section, a purse that is empty before an inn. */
function nudgeInTokaido(s: State, seat: number, { id, points, panorama }: HintTerm): string {
  const p = s.all[seat];
  if (panorama !== undefined && panorama.section === PANORAMA_LENGTHS[panorama.kind]) return 'panorama-last';
  if (id === 'coins' && points <= 0) return 'coins-keep';
  return id === 'coins' && p.coins < FEW_COINS && p.position < END ? 'coins-inn' : id;
}

const HINTS: HintGame<State, Options, Event> = {
  known: tokaidoHeuristic,
  reasons: (from, seat) => new TokaidoReasons(from, seat),
  usual: nearestWalks,
  nudge: nudgeInTokaido,
};

export function hintFor(view: View, tries?: number): Hint {
  return hintOf(view, HINTS, tries);
}
