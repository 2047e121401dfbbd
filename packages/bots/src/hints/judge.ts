/** Who judges the tries of a hint: our strongest player for the table. */

import type { FastChance, Game, State } from '@tokaido/kernel';
import { AT_ONCE } from '../bot.ts';
import { Rollout, rolloutSettings } from '../net/rollouts.ts';
import { evaluatorFor } from '../net/shipped-nets.ts';
import type { HeuristicKnowledge } from '../strategies/game-knowledge.ts';
import { heuristicRater } from '../strategies/heuristic-rater.ts';
import { imagineMove } from './imagined-move.ts';

/** What came of a try: what counts, such as the win share, and the same in points. */
export interface Tried {
  readonly worth: number;
  readonly points: number;
}

/** A player at a glance, and after playing on in one possible world. */
interface Judge<S extends State> {
  glance(actions: readonly number[], rng: FastChance): readonly number[];
  try(world: S, action: number, seed: number): Tried;
}

/** By the win share after a rollout where a net plays, by the heuristic elsewhere. */
export function judgeFor<S extends State, O, E>(
  known: HeuristicKnowledge<S, O, E>,
  s: S,
  seat: number,
): Judge<S> {
  const game: Game<State, unknown, unknown> = known.game;
  const evaluator = evaluatorFor(game, game.rules.optionsOf(s));
  if (!evaluator.ok) {
    const rater = heuristicRater(known as unknown as HeuristicKnowledge);
    return {
      glance: (actions, rng) => rater.rate(game.clone(s), seat, actions, rng, AT_ONCE),
      try(world, action, seed) {
        const { worth } = imagineMove(known, world, seat, action, seed);
        return { worth, points: worth };
      },
    };
  }
  const rollout = new Rollout(evaluator.value, rolloutSettings(game.id), s);
  return {
    glance: (actions) => actions.map((action) => evaluator.value.value(s, seat, action)),
    try: (world, action, seed) => {
      const win = rollout.run(world, seat, action, seed);
      return { worth: win, points: rollout.points };
    },
  };
}
