/** Plays games on to their end for advice and analysis. */

import type { Dealer, FastChance, Game, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Evaluator } from './afterstate.ts';

export interface PlayoutPlayer {
  readonly name: string;
  /** Plays `s` to its end. */
  finish(s: State, dealer: Dealer, rng: FastChance): void;
}

/** The net takes every decision. */
export function netPlayouts(
  game: Game<State, unknown, unknown>,
  evaluator: Evaluator<State, unknown, unknown>,
): PlayoutPlayer {
  return playOut('net', game, (at, seat, actions) => evaluator.best(at, seat, actions));
}

type Choose = (s: State, seat: number, actions: readonly number[], rng: FastChance) => number;

export function playOut(name: string, game: Game<State, unknown, unknown>, choose: Choose): PlayoutPlayer {
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
