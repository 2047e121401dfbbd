/** Tokaido for the heuristic alone: all that the lower levels need. A browser loads it with the first table. */

import type { Event, Options, State } from '@tokaido/tokaido';
import { rearmost, tokaido } from '@tokaido/tokaido';
import type { HeuristicKnowledge } from './game-knowledge.ts';
import { heuristicWorth } from './heuristic.ts';
import { WEIGHTS } from './weights.ts';

/** A move lasts until the next traveler is asked where to go; an extra turn out of line is part of it. */
function goesOn(before: State, after: State, seat: number): boolean {
  if (tokaido.rules.frames.seat(after) !== seat) return false;
  const pending = tokaido.pending(after);
  if (pending?.decision !== 'travel') return true;
  const mover = after.all[pending.details.mover];
  return (
    rearmost(after) !== mover || (after.boxes !== 0 && mover.position === before.all[mover.seat].position)
  );
}

export const tokaidoHeuristic: HeuristicKnowledge<State, Options, Event> = {
  game: tokaido,
  heuristic: (s, seat) => heuristicWorth(s, seat, WEIGHTS),
  forgetful(regard) {
    const { rival, taken, threat } = WEIGHTS;
    const w = { ...WEIGHTS, rival: regard * rival, taken: regard * taken, threat: regard * threat };
    return (s, seat) => heuristicWorth(s, seat, w);
  },
  inHand: (s, seat) => s.all[seat].points,
  goesOn,
  asksWhere: (s) => tokaido.pending(s)?.decision === 'travel',
};
