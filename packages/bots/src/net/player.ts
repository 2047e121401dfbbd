/** The nets as players: each table gets the net that was trained for it; where there is none, the heuristic plays. */

import type { Game, State } from '@tokaido/kernel';
import type { ActionRater } from '../strategies/action-rater.ts';
import { bestOf } from '../strategies/action-rater.ts';
import type { HeuristicKnowledge } from '../strategies/game-knowledge.ts';
import { lookahead } from '../strategies/lookahead.ts';
import { netStrategy } from './one-ply.ts';
import { rolloutStrategy } from './rollouts.ts';
import type { AnyEvaluator } from './shipped-nets.ts';
import { evaluatorFor } from './shipped-nets.ts';

/** Outcomes over which the heuristic averages. */
const OUTCOMES = 4;

/** The net for a table, or null where none was trained; `whyNoNet` says why. */
export function netFor(game: Game<State, unknown, unknown>, options: unknown): ActionRater<State> | null {
  const evaluator = evaluatorFor(game, options);
  return evaluator.ok ? netStrategy(evaluator.value) : null;
}

/** In one sentence why the heuristic plays at a table in place of a net; null where a net plays. */
export function whyNoNet(game: Game<State, unknown, unknown>, options: unknown): string | null {
  const evaluator = evaluatorFor(game, options);
  return evaluator.ok ? null : `${evaluator.error}; the heuristic plays in its place`;
}

/** The net at one ply, at any table. */
export function netPlayer(known: HeuristicKnowledge): ActionRater<State> {
  return atAnyTable('net', known, netStrategy);
}

/** The net with rollouts, at any table: the strongest player we have; docs/bots.md has its matches. */
export function rolloutPlayer(known: HeuristicKnowledge): ActionRater<State> {
  return atAnyTable('net-rollouts', known, (evaluator) => rolloutStrategy(evaluator));
}

/** A player by the net of each table; `make` makes it of the table's net. */
export function atAnyTable(
  name: string,
  known: HeuristicKnowledge,
  make: (evaluator: AnyEvaluator) => ActionRater<State>,
): ActionRater<State> {
  const { game } = known;
  const heuristic = lookahead('heuristic', known, known.heuristic, OUTCOMES);
  const raters = new Map<AnyEvaluator, ActionRater<State>>();

  function raterFor(s: State): ActionRater<State> {
    const evaluator = evaluatorFor(game, game.rules.optionsOf(s));
    if (!evaluator.ok) return heuristic;
    let rater = raters.get(evaluator.value);
    if (rater === undefined) {
      rater = make(evaluator.value);
      raters.set(evaluator.value, rater);
    }
    return rater;
  }

  return {
    name,
    point: heuristic.point,
    asksWhere: (s) => known.asksWhere(s),
    rate(s, seat, actions, rng, budget) {
      const rater = raterFor(s);
      const worth = rater.rate(s, seat, actions, rng, budget);
      // In points, whichever rater it was.
      return worth.map((value) => value / rater.point);
    },
    choose(s, seat, actions, rng, budget) {
      return bestOf(actions, this.rate(s, seat, actions, rng, budget));
    },
  };
}
