/**
 * An actor plays games with the newest net and notes every decision: what the net saw, and what it should have said.
 * At λ = 1 that is the result; below, partly what the net itself expected at the following decisions. What followed
 * a random move says nothing about the decisions before it: they learn what the better action promised.
 */

import type { Dealer, FastChance, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import { winShares } from '../net/afterstate.ts';
import { POINTS_UNIT } from '../net/net.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import type { NetTask } from '../net/tasks.ts';
import type { ChunkWriter } from './chunk.ts';

/** One table of the kinds of a task, drawn by their weights. */
export function drawTable({ kinds }: Pick<NetTask, 'kinds'>, rng: FastChance): unknown {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  let left = (rng.next() / 0x100000000) * total;
  for (const { weight, tables } of kinds) {
    left -= weight;
    if (left < 0) return tables[rng.below(tables.length)];
  }
  const [{ tables }] = kinds;
  return tables[rng.below(tables.length)];
}

/** Other nets that a run may have. */
export interface Others {
  /** Plays all seats but one. */
  readonly opponent?: AnyEvaluator | null;
  /** The net learns what these say of each position, in the mean, and nothing of how games end. */
  readonly teachers?: readonly AnyEvaluator[];
}

/** Decisions that a game has room for at first. */
const DECISIONS = 512;

export class Actor {
  /** Decisions that were learned from so far. */
  decisions = 0;
  private readonly task: NetTask;
  private readonly evaluator: AnyEvaluator;
  private readonly opponent: AnyEvaluator | null;
  private readonly teachers: readonly AnyEvaluator[];
  private readonly rng: FastChance;
  private readonly chunk: ChunkWriter;
  private readonly legal = new Actions();
  private readonly dealer: Dealer;
  private readonly expected: Float32Array;
  private readonly target: Float32Array;
  // The decisions of the game: who decided, whether at random, and the win shares by seat that the best action promised.
  private readonly seats: number[] = [];
  private readonly strays: boolean[] = [];
  private promised: Float32Array;

  constructor(
    task: NetTask,
    evaluator: AnyEvaluator,
    rng: FastChance,
    chunk: ChunkWriter,
    { opponent = null, teachers = [] }: Others = {},
  ) {
    this.task = task;
    this.evaluator = evaluator;
    this.opponent = opponent;
    this.teachers = teachers;
    this.rng = rng;
    this.chunk = chunk;
    this.dealer = { chance: rng, tell: null };
    this.expected = new Float32Array(task.seats);
    this.target = new Float32Array(task.seats);
    this.promised = new Float32Array(DECISIONS * task.seats);
  }

  /** Plays a game, with this share of random moves, and adds its decisions to the chunk. */
  play(explore: number, lambda: number): void {
    const { dealer, legal, opponent, rng } = this;
    const { game, seats } = this.task;
    const s = game.setup(drawTable(this.task, rng), dealer);
    const learner = opponent === null ? -1 : rng.below(seats);
    const first = this.chunk.positions;
    for (let count = game.legal(s, legal); count > 0; count = game.legal(s, legal)) {
      let action = legal.list[0];
      if (count > 1) {
        const seat = game.rules.frames.seat(s);
        // Nothing hidden is dealt again first: what the net sees does not depend on it (secrecy.test.ts).
        if (opponent === null || seat === learner) action = this.decide(s, seat, count, explore, first);
        else action = opponent.best(s, seat, legal.list, count);
      }
      game.play(s, action, dealer);
    }
    if (this.teachers.length === 0) this.learn(s, first, lambda);
    this.chunk.games++;
  }

  /** The best action, or now and then a random one; the position after it is noted. */
  private decide(s: State, seat: number, count: number, explore: number, first: number): number {
    const { evaluator, expected, legal, rng } = this;
    const best = evaluator.best(s, seat, legal.list, count);
    expected.set(evaluator.net.win);
    this.decisions++;
    let action = best;
    if (rng.next() < explore * 0x100000000) {
      action = legal.list[rng.below(count)];
      if (action !== best) evaluator.value(s, seat, action);
    }
    // An action that ends the game was judged by the rules, not by the net.
    if (!evaluator.ended) {
      this.note(evaluator.net.x, seat, action !== best, first);
      if (this.teachers.length > 0) this.askTeachers(s, seat, action);
    }
    return action;
  }

  /** The newest position is to teach what the teachers say of it. */
  private askTeachers(s: State, seat: number, action: number): void {
    const { chunk, teachers } = this;
    const seats = this.target.length;
    const at = (chunk.positions - 1) * seats;
    chunk.wins.fill(0, at, at + seats);
    chunk.points.fill(0, at, at + seats);
    for (const teacher of teachers) {
      teacher.value(s, seat, action);
      for (let r = 0; r < seats; r++) {
        chunk.wins[at + r] += teacher.net.win[r] / teachers.length;
        chunk.points[at + r] += teacher.net.points[r] / teachers.length;
      }
    }
  }

  private note(x: Float32Array, seat: number, strays: boolean, first: number): void {
    const { expected } = this;
    const seats = expected.length;
    const at = this.chunk.positions - first;
    this.chunk.add(x);
    this.seats[at] = seat;
    this.strays[at] = strays;
    if ((at + 1) * seats > this.promised.length) {
      const longer = new Float32Array(2 * this.promised.length);
      longer.set(this.promised);
      this.promised = longer;
    }
    for (let r = 0; r < seats; r++) this.promised[at * seats + ((seat + r) % seats)] = expected[r];
  }

  /** Sets the targets of the game's decisions, the last one first. */
  private learn(s: State, first: number, lambda: number): void {
    const { chunk, promised, target } = this;
    const { game } = this.task;
    const seats = target.length;
    const scores = game.scores(s);
    winShares(game, s, target);
    for (let i = chunk.positions - 1; i >= first; i--) {
      const at = i - first;
      for (let r = 0; r < seats; r++) {
        const of = (this.seats[at] + r) % seats;
        chunk.wins[i * seats + r] = target[of];
        chunk.points[i * seats + r] = scores[of].points / POINTS_UNIT;
      }
      const weight = this.strays[at] ? 0 : lambda;
      for (let of = 0; of < seats; of++) {
        target[of] = weight * target[of] + (1 - weight) * promised[at * seats + of];
      }
    }
  }
}
