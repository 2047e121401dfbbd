/** Tokaido for the strategies. */

import type { FastChance } from '@tokaido/kernel';
import type { Event, Options, State } from '@tokaido/tokaido';
import { printed, tokaido } from '@tokaido/tokaido';
import type { GameKnowledge } from './game-knowledge.ts';
import { greedyWorth } from './greedy.ts';
import { tokaidoHeuristic } from './tokaido-heuristic.ts';
import { TOKAIDO_LIKES } from './tokaido-likes.ts';

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

export const tokaidoKnowledge: GameKnowledge<State, Options, Event> = {
  ...tokaidoHeuristic,
  greedy: greedyWorth,
  likes: TOKAIDO_LIKES,
  nearby,
};
