/** Plays games on to their end for advice and analysis: the net where one is trained, else the greedy strategy. */

import type { Dealer, Game, Score, State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { AT_ONCE } from '../bot.ts';
import { CommonChance } from '../strategies/common-chance.ts';
import type { GameKnowledge } from '../strategies/game-knowledge.ts';
import { lookahead } from '../strategies/lookahead.ts';
import { winShares } from './afterstate.ts';
import type { AnyEvaluator } from './shipped-nets.ts';

export interface PlayoutPlayer {
  readonly name: string;
  /** Plays `s` to its end. */
  finish(s: State, dealer: Dealer, rng: FastChance): void;
}

/** How a game ended that was played on. */
export interface Played {
  /** Win shares by seat. */
  readonly win: readonly number[];
  readonly scores: readonly Score[];
}

/** Plays an action in `s` and goes on to the end; equal deals meet equal chance. */
export function playToEnd(
  game: Game<State, unknown, unknown>,
  player: PlayoutPlayer,
  s: State,
  action: number,
  deal: number,
): Played {
  const dealer = { chance: new CommonChance(deal), tell: null };
  game.play(s, action, dealer);
  player.finish(s, dealer, new FastChance(deal + 1));
  const shares = new Float32Array(game.rules.seats(s));
  winShares(game, s, shares);
  return { win: Array.from(shares), scores: game.scores(s) };
}

/** Outcomes over which the greedy strategy averages. */
const OUTCOMES = 1;

export function netPlayoutPlayer(
  game: Game<State, unknown, unknown>,
  evaluator: AnyEvaluator,
): PlayoutPlayer {
  return playOut('net', game, (at, seat, actions) => evaluator.best(at, seat, actions));
}

export function greedyPlayer(
  known: Pick<GameKnowledge, 'game' | 'greedy' | 'goesOn' | 'asksWhere'>,
): PlayoutPlayer {
  const { game } = known;
  const greedy = lookahead('greedy', known, known.greedy, OUTCOMES);
  return playOut('greedy', game, (at, seat, actions, rng) =>
    greedy.choose(game.clone(at), seat, actions, rng, AT_ONCE),
  );
}

type Choose = (s: State, seat: number, actions: readonly number[], rng: FastChance) => number;

/** Every decision is taken by `choose`. */
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
