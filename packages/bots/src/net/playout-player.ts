/** Plays games on to their end for advice and analysis: the net where one is trained, else the greedy strategy. */

import type { Dealer, FastChance, Game, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import { AT_ONCE } from '../bot.ts';
import { lookahead } from '../strategies/lookahead.ts';
import { gameKnowledge } from '../strategies/registry.ts';
import { evaluatorFor } from './shipped-nets.ts';

export interface PlayoutPlayer {
  readonly name: string;
  /** Plays `s` to its end. */
  finish(s: State, dealer: Dealer, rng: FastChance): void;
}

/** Outcomes over which the greedy strategy averages. */
const OUTCOMES = 1;

export function playoutPlayerFor(game: Game<State, unknown, unknown>, s: State): PlayoutPlayer {
  const evaluator = evaluatorFor(game, game.rules.optionsOf(s));
  if (evaluator.ok)
    return playOut('net', game, (at, seat, actions) => evaluator.value.best(at, seat, actions));
  const known = gameKnowledge(game);
  const greedy = lookahead('greedy', known, known.greedy, OUTCOMES);
  return playOut('greedy', game, (at, seat, actions, rng) =>
    greedy.choose(game.clone(at), seat, actions, rng, AT_ONCE),
  );
}

type Choose = (s: State, seat: number, actions: readonly number[], rng: FastChance) => number;

function playOut(name: string, game: Game<State, unknown, unknown>, choose: Choose): PlayoutPlayer {
  const legal = new Actions();
  return {
    name,
    finish(s, dealer, rng) {
      for (let count = game.legal(s, legal); count > 0; count = game.legal(s, legal)) {
        const seat = game.rules.frames.seat(s);
        const action = count === 1 ? legal.list[0] : choose(s, seat, legal.toArray(), rng);
        game.play(s, action, dealer);
      }
    },
  };
}
