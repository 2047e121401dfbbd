/**
 * Every legal action of a seat played to the end of the game, all of them against the same cards, from the seat's own
 * view: what is hidden is dealt anew for each round. What comes of it is advice.
 */

import type { Game, Score, State, View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { PlayoutPlayer } from './playout-player.ts';
import { playToEnd } from './playout-player.ts';
import { mean, standardError } from './statistics.ts';

export interface ActionAdvice {
  readonly action: number;
  readonly words: string;
  /** Win share of the seat that asks, with its standard error. */
  readonly win: number;
  readonly error: number;
  /** Win share lost against the best action in the same playouts, with its standard error. */
  readonly behind: number;
  readonly behindError: number;
  /** Expected final points of each seat by source. */
  readonly points: readonly Readonly<Record<string, number>>[];
  /** Expected final points of the seat that asks, with their standard error. */
  readonly total: number;
  readonly totalError: number;
  /** Points fewer than the action that brings most of them, in the same playouts, with the standard error of that. */
  readonly short: number;
  readonly shortError: number;
}

export interface Advice {
  readonly seat: number;
  /** Who plays the playouts: `net`, or `greedy` where no net is trained. */
  readonly by: string;
  /** Playouts of each action. */
  readonly playouts: number;
  /** The best first. */
  readonly actions: readonly ActionAdvice[];
}

/** What came of the playouts of one action. */
interface Tally {
  readonly action: number;
  readonly shares: number[];
  readonly scores: (readonly Score[])[];
}

/** The same of as many playouts for every action, with the points of the seat that asks. */
interface Results extends Tally {
  readonly totals: readonly number[];
}

type AnyGame = Game<State, unknown, unknown>;

/** Advice that comes bit by bit: after the same number of playouts it is the same, however they were split up. */
export class ActionPlayouts {
  private readonly game: AnyGame;
  private readonly seat: number;
  private readonly s: State;
  private readonly world: State;
  private readonly player: PlayoutPlayer;
  private readonly rng: FastChance;
  private readonly tallies: readonly Tally[];
  /** Playouts in all. */
  private played = 0;
  /** Of the round under way: every action meets the same cards. */
  private cards = 0;

  /** `playerFor` gives who plays on to the end. */
  constructor(game: AnyGame, view: View, seed: number, playerFor: (s: State) => PlayoutPlayer) {
    this.game = game;
    this.seat = view.who;
    this.s = game.fromView(view);
    this.world = game.clone(this.s);
    this.player = playerFor(this.s);
    this.rng = new FastChance(seed);
    const legal = new Actions();
    game.legal(this.s, legal);
    this.tallies = legal.toArray().map((action) => ({ action, shares: [], scores: [] }));
  }

  get actions(): number {
    return this.tallies.length;
  }

  /** Playouts of each action so far. */
  get rounds(): number {
    return Math.floor(this.played / this.actions);
  }

  play(playouts: number): void {
    for (let i = 0; i < playouts; i++) {
      const next = this.played % this.actions;
      if (next === 0) {
        this.game.determinize(this.s, this.seat, this.rng);
        this.cards = this.rng.next();
      }
      this.playOut(this.tallies[next]);
      this.played++;
    }
  }

  /** Of the rounds that are complete; there must be two. */
  advice(): Advice {
    const { seat, player, rounds, game } = this;
    const results = this.tallies.map(({ action, shares, scores }): Results => {
      const all = scores.slice(0, rounds);
      const totals = all.map((each) => each.find((score) => score.seat === seat)?.points ?? 0);
      return { action, shares: shares.slice(0, rounds), totals, scores: all };
    });
    const best = results.reduce((a, b) => (mean(b.shares) > mean(a.shares) ? b : a));
    const most = results.reduce((a, b) => (mean(b.totals) > mean(a.totals) ? b : a));
    const actions = results.map((result) => adviceOf(game, result, best, most));
    actions.sort((a, b) => b.win - a.win || a.action - b.action);
    return { seat, by: player.name, playouts: rounds, actions };
  }

  private playOut(tally: Tally): void {
    const { game, world, seat, cards } = this;
    game.copyInto(world, this.s);
    const { win, scores } = playToEnd(game, this.player, world, tally.action, cards);
    tally.shares.push(win[seat]);
    tally.scores.push(scores);
  }
}

function adviceOf(game: AnyGame, result: Results, best: Results, most: Results): ActionAdvice {
  const { action, shares, totals, scores } = result;
  const behind = shares.map((share, i) => best.shares[i] - share);
  const short = totals.map((total, i) => most.totals[i] - total);
  return {
    action,
    words: game.rules.describe(action),
    win: mean(shares),
    error: standardError(shares),
    behind: mean(behind),
    behindError: standardError(behind),
    points: pointsBySource(scores),
    total: mean(totals),
    totalError: standardError(totals),
    short: mean(short),
    shortError: standardError(short),
  };
}

/** The mean by seat and source. */
function pointsBySource(scores: Tally['scores']): Record<string, number>[] {
  const sums: Record<string, number>[] = [];
  for (const { seat, by } of scores.flat()) {
    const mine = (sums[seat] ??= {});
    for (const [source, points] of Object.entries(by))
      mine[source] = (mine[source] ?? 0) + points / scores.length;
  }
  return sums;
}
