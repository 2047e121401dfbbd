/** Win shares of all seats after an action and before any draw: by the net, else by greedy playouts. */

import type { Game, State } from '@tokaido/kernel';
import { FastChance } from '@tokaido/kernel';
import { CommonChance } from '../strategies/common-chance.ts';
import { winShares } from './afterstate.ts';
import { playoutPlayerFor } from './playout-player.ts';
import type { PlayoutPlayer } from './playouts.ts';
import type { AnyEvaluator } from './shipped-nets.ts';
import { evaluatorFor } from './shipped-nets.ts';

export interface Value {
  /** By seat. */
  readonly win: readonly number[];
  /** Standard error of the deciding seat's share. */
  readonly error: number;
}

export interface ActionValues {
  readonly name: string;
  /** The value of each action of `seat`, from what it may know. */
  values(s: State, seat: number, actions: readonly number[]): Value[];
}

/** Playouts of each action where no net is trained. */
const PLAYOUTS = 4;

export function actionValuesFor(game: Game<State, unknown, unknown>, s: State, seed: number): ActionValues {
  const evaluator = evaluatorFor(game, game.rules.optionsOf(s));
  return evaluator.ok ? netValues(evaluator.value) : playoutValues(game, playoutPlayerFor(game, s), seed);
}

function netValues(evaluator: AnyEvaluator): ActionValues {
  return {
    name: 'net',
    values: (s, seat, actions) =>
      actions.map((action) => {
        evaluator.value(s, seat, action);
        const seats = evaluator.net.shape.seats;
        const win = Array.from({ length: seats }, (_, i) => evaluator.net.win[(i - seat + seats) % seats]);
        return { win, error: 0 };
      }),
  };
}

function playoutValues(
  game: Game<State, unknown, unknown>,
  player: PlayoutPlayer,
  seed: number,
): ActionValues {
  return {
    name: `${player.name} playouts`,
    values(s, seat, actions) {
      const seats = game.rules.seats(s);
      const rng = new FastChance(seed + game.rules.decisionNumber(s));
      const shares = new Float32Array(seats);
      const sums = actions.map(() => new Array<number>(seats).fill(0));
      const squares = actions.map(() => 0);
      const world = game.clone(s);
      for (let playout = 0; playout < PLAYOUTS; playout++) {
        game.determinize(s, seat, rng);
        const deal = rng.next();
        for (const [i, action] of actions.entries()) {
          const dealer = { chance: new CommonChance(deal), tell: null };
          game.copyInto(world, s);
          game.play(world, action, dealer);
          player.finish(world, dealer, new FastChance(deal + 1));
          winShares(game, world, shares);
          for (let of = 0; of < seats; of++) sums[i][of] += shares[of] / PLAYOUTS;
          squares[i] += shares[seat] ** 2 / PLAYOUTS;
        }
      }
      return sums.map((win, i) => ({
        win,
        error: Math.sqrt(Math.max(0, squares[i] - win[seat] ** 2) / (PLAYOUTS - 1)),
      }));
    },
  };
}
