/** Win shares of all seats after an action and before any draw: by the net, else by greedy playouts. */

import type { Game, State } from '@tokaido/kernel';
import { FastChance } from '@tokaido/kernel';
import { CommonChance } from '../minds/common-chance.ts';
import { winShares } from './afterstate.ts';
import type { Seer } from './shipped.ts';
import { seerFor } from './shipped.ts';
import type { Walker } from './walker.ts';
import { walkerFor } from './walker.ts';

export interface Value {
  /** By seat. */
  readonly win: readonly number[];
  /** Standard error of the deciding seat's share. */
  readonly error: number;
}

export interface Valuer {
  readonly name: string;
  /** The value of each action of `seat`, from what it may know. */
  values(s: State, seat: number, actions: readonly number[]): Value[];
}

/** Playouts of each action where no net is trained. */
const PLAYOUTS = 4;

export function valuerFor(game: Game<State, unknown, unknown>, s: State, seed: number): Valuer {
  const seer = seerFor(game, game.rules.optionsOf(s));
  return seer.ok ? netValuer(seer.value) : playoutValuer(game, walkerFor(game, s), seed);
}

function netValuer(seer: Seer): Valuer {
  return {
    name: 'net',
    values: (s, seat, actions) =>
      actions.map((action) => {
        seer.value(s, seat, action);
        const seats = seer.net.shape.seats;
        const win = Array.from({ length: seats }, (_, i) => seer.net.win[(i - seat + seats) % seats]);
        return { win, error: 0 };
      }),
  };
}

function playoutValuer(game: Game<State, unknown, unknown>, walker: Walker, seed: number): Valuer {
  return {
    name: `${walker.name} playouts`,
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
          walker.finish(world, dealer, new FastChance(deal + 1));
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
