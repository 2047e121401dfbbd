/** Flat Monte Carlo: the same number of random playouts for each action; the best mean is played. */

import type { State } from '@tokaido/kernel';
import type { ActionRater } from './action-rater.ts';
import { bestOf } from './action-rater.ts';
import type { GameKnowledge } from './game-knowledge.ts';
import { Clock, Playout } from './playout.ts';

const DEFAULT_PLAYOUTS = 1000;
/** What a point is worth, as a share of a win. */
const WIN_A_POINT = 0.02;

export function flat<S extends State>({ game }: GameKnowledge<S>): ActionRater<S> {
  const playout = new Playout(game);
  const strategy: ActionRater<S> = {
    name: 'flat',
    point: WIN_A_POINT,

    rate(s, seat, actions, rng, budget) {
      const clock = new Clock(budget, DEFAULT_PLAYOUTS);
      const dealer = { chance: rng, tell: null };
      const sums = actions.map(() => 0);
      let rounds = 0;
      for (let done = 0; rounds === 0 || clock.goesOn(done); rounds++) {
        // Each round deals the hidden cards again, the same for every action.
        game.determinize(s, seat, rng);
        for (const [i, action] of actions.entries()) {
          const next = game.clone(s);
          game.play(next, action, dealer);
          playout.run(next, rng);
          sums[i] += playout.shares[seat];
          done++;
        }
      }
      return sums.map((sum) => sum / rounds);
    },

    choose: (s, seat, actions, rng, budget) => bestOf(actions, strategy.rate(s, seat, actions, rng, budget)),
  };
  return strategy;
}
