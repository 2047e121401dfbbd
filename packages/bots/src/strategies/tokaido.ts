/** Tokaido for the strategies. */

import type { FastChance } from '@tokaido/kernel';
import type { Event, Options, State } from '@tokaido/tokaido';
import { printed, rearmost, tokaido } from '@tokaido/tokaido';
import type { GameKnowledge, HeuristicKnowledge } from './game-knowledge.ts';
import { greedyWorth } from './greedy.ts';
import { heuristicWorth } from './heuristic.ts';
import { WEIGHTS } from './weights.ts';

/** How many of the nearest destinations a player without a plan considers. */
const NEAREST = 3;

function nearby(s: State, actions: readonly number[], rng: FastChance): number {
  const pending = tokaido.pending(s);
  if (pending?.decision !== 'travel') return actions[rng.below(actions.length)];
  const from = printed(s, s.all[pending.details.mover].position);
  const distance = (action: number) => Math.abs(destination(action) - from);
  const nearest = [...actions].sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  return nearest[rng.below(nearest.length)];
}

/** The number of a destination; the far end of the road for what is no move, such as an amulet. */
function destination(action: number): number {
  const [verb, to] = tokaido.rules.describe(action).split(' ');
  return verb === 'travel' ? Number(to) : Infinity;
}

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

/** All that the lower levels need; a browser loads it with the first table. */
export const tokaidoHeuristic: HeuristicKnowledge<State, Options, Event> = {
  game: tokaido,
  heuristic: (s, seat) => heuristicWorth(s, seat, WEIGHTS),
  goesOn,
};

export const tokaidoKnowledge: GameKnowledge<State, Options, Event> = {
  ...tokaidoHeuristic,
  greedy: greedyWorth,
  nearby,
};
