/** A light playout: the rest of a game at random, and who wins it. */

import type { FastChance, Game, State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Budget } from '../bot.ts';

export class Playout<S extends State> {
  /** The win share of each seat: 1 for the only winner, 1/k for each of k. */
  readonly shares: number[] = [];
  private readonly game: Game<S, unknown, unknown>;
  private readonly legal = new Actions();

  constructor(game: Game<S, unknown, unknown>) {
    this.game = game;
  }

  /** Plays `s` to its end and leaves the win shares in `shares`. */
  run(s: S, rng: FastChance): void {
    const { game, legal } = this;
    const dealer = { chance: rng, tell: null };
    for (let count = game.legal(s, legal); count > 0; count = game.legal(s, legal)) {
      game.play(s, legal.list[rng.below(count)], dealer);
    }
    const scores = game.scores(s);
    let winners = 0;
    for (const { place } of scores) if (place === 1) winners++;
    for (const { seat, place } of scores) this.shares[seat] = place === 1 ? 1 / winners : 0;
  }
}

/** Playouts between two looks at the clock. */
const LOOK = 8;

/** Says when a search must stop. A limit of 0 is none; without any, `defaultPlayouts` are made. */
export class Clock {
  private readonly most: number;
  private readonly until: number;

  constructor(budget: Budget, defaultPlayouts: number) {
    const unlimited = budget.ms > 0 ? Infinity : defaultPlayouts;
    this.most = budget.playouts > 0 ? budget.playouts : unlimited;
    this.until = budget.ms > 0 ? performance.now() + budget.ms : Infinity;
  }

  /** Whether there is time for another playout after this many. */
  goesOn(done: number): boolean {
    if (done >= this.most) return false;
    return this.until === Infinity || done % LOOK !== 0 || performance.now() < this.until;
  }
}
