/** Who plays games on to their end: the net where one is trained, else the greedy strategy. */

import type { Game, State } from '@tokaido/kernel';
import { AT_ONCE } from '../bot.ts';
import { lookahead } from '../strategies/lookahead.ts';
import { gameKnowledge } from '../strategies/registry.ts';
import type { PlayoutPlayer } from './playouts.ts';
import { netPlayouts, playOut } from './playouts.ts';
import { evaluatorFor } from './shipped-nets.ts';

/** Outcomes over which the greedy strategy averages. */
const OUTCOMES = 1;

export function playoutPlayerFor(game: Game<State, unknown, unknown>, s: State): PlayoutPlayer {
  const evaluator = evaluatorFor(game, game.rules.optionsOf(s));
  if (evaluator.ok) return netPlayouts(game, evaluator.value);
  const known = gameKnowledge(game);
  const greedy = lookahead('greedy', known, known.greedy, OUTCOMES);
  return playOut('greedy', game, (at, seat, actions, rng) =>
    greedy.choose(game.clone(at), seat, actions, rng, AT_ONCE),
  );
}
