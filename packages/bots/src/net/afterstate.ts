/**
 * Values positions after an action and before any chance: the net has learned what a shop, an encounter or a
 * menu about to be drawn is worth, so nothing needs to be sampled.
 */

import type { Game, State } from '@tokaido/kernel';
import { Actions, FirstDraw } from '@tokaido/kernel';
import type { Features } from './features.ts';
import { FeatureWriter, NO_DRAW } from './features.ts';
import type { Net } from './net.ts';
import { POINTS_UNIT } from './net.ts';

/** Own answers that are looked at after an action. */
const DEPTH = 3;

/** The share of the win that each seat has in a game that is over. */
export function winShares<S extends State, O, E>(game: Game<S, O, E>, s: S, shares: Float32Array): void {
  const scores = game.scores(s);
  const first = scores.filter((score) => score.place === 1).length;
  for (const score of scores) shares[score.seat] = score.place === 1 ? 1 / first : 0;
}

/** What the net said about the best action so far, while others are valued. */
class Kept {
  ended = false;
  readonly x: Float32Array;
  private readonly win: Float32Array;
  private readonly points: Float32Array;

  constructor({ inputs, seats }: Net['shape']) {
    this.x = new Float32Array(inputs);
    this.win = new Float32Array(seats);
    this.points = new Float32Array(seats);
  }

  keep(net: Net, ended: boolean): void {
    this.ended = ended;
    this.x.set(net.x);
    this.win.set(net.win);
    this.points.set(net.points);
  }

  giveBack(net: Net): void {
    net.x = this.x;
    net.win.set(this.win);
    net.points.set(this.points);
  }
}

export class Evaluator<S extends State, O, E> {
  readonly game: Game<S, O, E>;
  readonly features: Features<S>;
  readonly net: Net;
  /** Whether the last action that was valued ends the game: then the net was not asked. */
  ended = false;
  /** The value of the action that `best` found. */
  most = 0;
  private readonly writers: readonly FeatureWriter[];
  private readonly scratches: S[] = [];
  private readonly lists: Actions[] = [];
  private readonly kept: readonly Kept[];
  /** With nothing hidden, what the seat is asked next can be answered at once. */
  private readonly open: boolean;
  private readonly firstDraw: FirstDraw<S, O, E>;
  private readonly shares: Float32Array;

  constructor(game: Game<S, O, E>, features: Features<S>, net: Net) {
    this.game = game;
    this.features = features;
    this.net = net;
    this.writers = net.looks.map((look) => new FeatureWriter(look));
    this.kept = Array.from({ length: 1 + DEPTH }, () => new Kept(net.shape));
    this.open = game.rules.layout.families.length === 0;
    this.firstDraw = new FirstDraw(game);
    this.shares = new Float32Array(net.shape.seats);
  }

  /**
   * Win share of `seat` after an action of its own; `s` is left as it was. The net's `x`, `win` and `points` hold the
   * rest until the next call.
   */
  value(s: S, seat: number, action: number): number {
    return this.valueAt(s, seat, action, 0);
  }

  /** The final points of `seat` after the action just valued. */
  get points(): number {
    return this.net.points[0] * POINTS_UNIT;
  }

  /** The action with the highest value, the first of equals; the net is left as it was for that action. */
  best(s: S, seat: number, actions: ArrayLike<number>, count = actions.length): number {
    return this.bestAt(s, seat, actions, count, 0);
  }

  private bestAt(s: S, seat: number, actions: ArrayLike<number>, count: number, depth: number): number {
    const kept = this.kept[depth];
    let found = 0;
    let most = -1;
    for (let i = 0; i < count; i++) {
      const value = this.valueAt(s, seat, actions[i], depth);
      if (value <= most) continue;
      most = value;
      found = i;
      if (i < count - 1) kept.keep(this.net, this.ended);
    }
    if (found < count - 1) {
      kept.giveBack(this.net);
      this.ended = kept.ended;
    }
    this.most = most;
    return actions[found];
  }

  private valueAt(s: S, seat: number, action: number, depth: number): number {
    const { game, net } = this;
    this.scratches[depth] ??= game.clone(s);
    const scratch = this.scratches[depth];
    game.copyInto(scratch, s);
    const after = this.firstDraw.play(scratch, action);
    const draw = this.firstDraw.stream;
    this.ended = draw === NO_DRAW && game.isOver(after);
    if (this.ended) {
      this.valueEnd(after, seat);
      return net.win[0];
    }
    const again = draw === NO_DRAW && game.rules.frames.seat(after) === seat;
    if (again && this.open && depth < DEPTH) return this.answer(after, seat, depth);
    // Asked again without a draw, the seat may have been shown cards: before it acts it does not know them.
    this.look(after, seat, draw, again ? s : after);
    return net.win[0];
  }

  /** Lets the net look at a position with the eyes of a seat. */
  private look(s: S, seat: number, draw: number, known: S): void {
    const { features, net } = this;
    const look = net.looks[seat];
    const writer = this.writers[seat];
    if (look.owner !== writer) {
      writer.forget();
      net.clear(look);
      look.owner = writer;
    }
    features.fill(writer, s, seat, draw, known, this.firstDraw.draws);
    net.add(look, writer.count);
  }

  /** The value of the best answer to what the seat is asked next. */
  private answer(s: S, seat: number, depth: number): number {
    this.lists[depth] ??= new Actions();
    const list = this.lists[depth];
    const count = this.game.legal(s, list);
    this.bestAt(s, seat, list.list, count, depth + 1);
    return this.most;
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
