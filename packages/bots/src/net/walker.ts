/** Plays games on to their end for advice and analysis: the net where one is trained, else the greedy mind. */

import type { Dealer, FastChance, Game, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import { AT_ONCE } from '../bot.ts';
import { lookahead } from '../minds/lookahead.ts';
import { knownGame } from '../minds/registry.ts';
import { seerFor } from './shipped.ts';

export interface Walker {
  readonly name: string;
  /** Plays `s` to its end. */
  finish(s: State, dealer: Dealer, rng: FastChance): void;
}

/** Outcomes over which the greedy mind averages. */
const OUTCOMES = 1;

export function walkerFor(game: Game<State, unknown, unknown>, s: State): Walker {
  const seer = seerFor(game, game.rules.optionsOf(s));
  if (seer.ok) return walk('net', game, (at, seat, actions) => seer.value.best(at, seat, actions));
  const known = knownGame(game);
  const greedy = lookahead('greedy', known, known.greedy, OUTCOMES);
  return walk('greedy', game, (at, seat, actions, rng) =>
    greedy.choose(game.clone(at), seat, actions, rng, AT_ONCE),
  );
}

type Choose = (s: State, seat: number, actions: readonly number[], rng: FastChance) => number;

function walk(name: string, game: Game<State, unknown, unknown>, choose: Choose): Walker {
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
