/** TD(λ) by self-play: the net plays all seats, and every position learns from what came after it. */

import type { Dealer, FastChance, Game, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Evaluator } from './afterstate.ts';
import { winShares } from './afterstate.ts';
import { POINTS_UNIT } from './net.ts';

export interface Task<S extends State, O, E> {
  readonly game: Game<S, O, E>;
  readonly tables: readonly O[];
}

export interface Schedule {
  /** λ: the weight of what really followed against the next estimate. */
  readonly lambda: number;
  rate: number;
  /** Share of random moves. */
  explore: number;
}

/** The positions of one game that will be learned from. */
class Trail {
  count = 0;
  readonly xs: Float32Array[] = [];
  readonly seats: number[] = [];
  /** Win shares by absolute seat that the seat expected to have before it strayed, if it did. */
  readonly estimates: Float32Array[] = [];
  /** Whether what came after is no news for what came before: the seat strayed from its plan here. */
  readonly cuts: boolean[] = [];

  add(x: Float32Array, seat: number, expected: Float32Array, cut: boolean): void {
    const i = this.count++;
    if (i === this.xs.length) {
      this.xs.push(new Float32Array(x.length));
      this.estimates.push(new Float32Array(expected.length));
    }
    this.xs[i].set(x);
    this.seats[i] = seat;
    this.cuts[i] = cut;
    for (let r = 0; r < expected.length; r++) {
      this.estimates[i][(seat + r) % expected.length] = expected[r];
    }
  }
}

export class SelfPlay<S extends State, O, E> {
  readonly evaluator: Evaluator<S, O, E>;
  private readonly task: Task<S, O, E>;
  private readonly rng: FastChance;
  private readonly trail = new Trail();
  private readonly legal = new Actions();
  private readonly target: Float32Array;
  private readonly win: Float32Array;
  private readonly points: Float32Array;
  private readonly expected: Float32Array;

  constructor(task: Task<S, O, E>, evaluator: Evaluator<S, O, E>, rng: FastChance) {
    const { seats } = evaluator.net.shape;
    this.task = task;
    this.evaluator = evaluator;
    this.rng = rng;
    this.target = new Float32Array(seats);
    this.win = new Float32Array(seats);
    this.points = new Float32Array(seats);
    this.expected = new Float32Array(seats);
  }

  /** Plays a game and learns from it. Returns the mean squared error of the win shares. */
  play(schedule: Schedule): number {
    const { game, tables } = this.task;
    const { rng, legal, trail } = this;
    const dealer: Dealer<E> = { chance: rng, tell: null };
    const s = game.setup(tables[rng.below(tables.length)], dealer);
    const seen = game.clone(s);
    trail.count = 0;
    while (!game.isOver(s)) {
      const count = game.legal(s, legal);
      const actions = legal.toArray();
      let action = actions[0];
      if (count > 1) {
        const seat = game.rules.frames.seat(s);
        game.copyInto(seen, s);
        game.determinize(seen, seat, rng);
        action = this.decide(seen, seat, actions, schedule.explore);
      }
      game.play(s, action, dealer);
    }
    return this.learn(s, schedule);
  }

  /** The best action, or now and then a random one; the resulting position is kept for learning. */
  private decide(seen: S, seat: number, actions: readonly number[], explore: number): number {
    const { evaluator, expected, rng, trail } = this;
    const best = evaluator.best(seen, seat, actions);
    expected.set(evaluator.net.win);
    const strays = rng.next() < explore * 0x100000000;
    const action = strays ? actions[rng.below(actions.length)] : best;
    if (action !== best) evaluator.value(seen, seat, action);
    // An action that ends the game was judged by the rules, not by the net.
    if (!evaluator.ended) trail.add(evaluator.net.x, seat, expected, action !== best);
    return action;
  }

  private learn(s: S, schedule: Schedule): number {
    const { game } = this.task;
    const { trail, target, win, points, evaluator } = this;
    const { net } = evaluator;
    const seats = target.length;
    const scores = game.scores(s);
    winShares(game, s, target);
    let error = 0;
    for (let i = trail.count - 1; i >= 0; i--) {
      const seat = trail.seats[i];
      for (let r = 0; r < seats; r++) {
        const of = (seat + r) % seats;
        win[r] = target[of];
        points[r] = scores[of].points / POINTS_UNIT;
      }
      net.x.set(trail.xs[i]);
      net.run();
      error += (win[0] - net.win[0]) ** 2;
      net.learn(win, points, schedule.rate);
      const lambda = trail.cuts[i] ? 0 : schedule.lambda;
      for (let of = 0; of < seats; of++) {
        target[of] = lambda * target[of] + (1 - lambda) * trail.estimates[i][of];
      }
    }
    return error / Math.max(1, trail.count);
  }
}
