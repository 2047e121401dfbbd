/**
 * Values positions after an action and before any chance: the net has learned what a shop, an encounter or a
 * menu about to be drawn is worth, so nothing needs to be sampled.
 */

import type { Chance, Dealer, Game, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Features } from './features.ts';
import { NO_DRAW } from './features.ts';
import type { Net } from './net.ts';
import { POINTS_UNIT } from './net.ts';

/** Thrown to stop the engine at the first draw; made once, since making errors is slow. */
const HALT = new Error('halt');

/** Own answers that are looked at after an action. */
const DEPTH = 3;

class HaltingChance implements Chance {
  stream = -1;

  draw(stream: number): number {
    this.stream = stream;
    throw HALT;
  }
}

/** The share of the win that each seat has in a game that is over. */
export function winShares<S extends State, O, E>(game: Game<S, O, E>, s: S, shares: Float32Array): void {
  const scores = game.scores(s);
  const first = scores.filter((score) => score.place === 1).length;
  for (const score of scores) shares[score.seat] = score.place === 1 ? 1 / first : 0;
}

export class Evaluator<S extends State, O, E> {
  readonly game: Game<S, O, E>;
  readonly features: Features<S>;
  readonly net: Net;
  /** Whether the last action that was valued ends the game: then the net was not asked. */
  ended = false;
  /** The value of the action that `best` found. */
  most = 0;
  private readonly scratches: S[] = [];
  private readonly lists: Actions[] = [];
  /** With nothing hidden, what the seat is asked next can be answered at once. */
  private readonly open: boolean;
  private readonly halt = new HaltingChance();
  private readonly dealer: Dealer<E>;
  private readonly shares: Float32Array;

  constructor(game: Game<S, O, E>, features: Features<S>, net: Net) {
    this.game = game;
    this.features = features;
    this.net = net;
    this.open = game.rules.layout.families.length === 0;
    this.dealer = { chance: this.halt, tell: null };
    this.shares = new Float32Array(net.shape.seats);
  }

  /** Win share of `seat` after an action of its own; `s` is left as it was. The net's `x`, `win` hold the rest. */
  value(s: S, seat: number, action: number, depth = 0): number {
    const { game, net } = this;
    this.scratches[depth] ??= game.clone(s);
    const scratch = this.scratches[depth];
    game.copyInto(scratch, s);
    let draw = NO_DRAW;
    try {
      game.play(scratch, action, this.dealer);
    } catch (stop) {
      if (stop !== HALT) throw stop;
      draw = this.halt.stream;
    }
    this.ended = draw === NO_DRAW && game.isOver(scratch);
    if (this.ended) {
      this.valueEnd(scratch, seat);
      return net.win[0];
    }
    const again = draw === NO_DRAW && game.rules.frames.seat(scratch) === seat;
    if (again && this.open && depth < DEPTH) return this.answer(scratch, seat, depth);
    // Asked again without a draw, the seat may have been shown cards: before it acts it does not know them.
    this.features.fill(scratch, seat, net.x, draw, again ? s : scratch);
    net.run();
    return net.win[0];
  }

  /** The final points of `seat` after the action just valued. */
  get points(): number {
    return this.net.points[0] * POINTS_UNIT;
  }

  /** The action with the highest value; the first of equals. */
  best(s: S, seat: number, actions: readonly number[]): number {
    let found = actions[0];
    this.most = -1;
    for (const action of actions) {
      const value = this.value(s, seat, action);
      if (value > this.most) {
        this.most = value;
        found = action;
      }
    }
    return found;
  }

  /** The value of the best answer to what the seat is asked next. */
  private answer(s: S, seat: number, depth: number): number {
    this.lists[depth] ??= new Actions();
    const list = this.lists[depth];
    const count = this.game.legal(s, list);
    let best = list.list[0];
    let most = -1;
    for (let i = 0; i < count; i++) {
      const value = this.value(s, seat, list.list[i], depth + 1);
      if (value > most) {
        most = value;
        best = list.list[i];
      }
    }
    // The net is left as it was for the best.
    return best === list.list[count - 1] ? most : this.value(s, seat, best, depth + 1);
  }

  /** Once the game is over, the rules give the value instead of the net. */
  private valueEnd(s: S, seat: number): void {
    const { game, net, shares } = this;
    const { seats } = net.shape;
    winShares(game, s, shares);
    const scores = game.scores(s);
    for (let r = 0; r < seats; r++) {
      net.win[r] = shares[(seat + r) % seats];
      net.points[r] = scores[(seat + r) % seats].points / POINTS_UNIT;
    }
  }
}
