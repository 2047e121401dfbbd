/**
 * Plays actions up to their first draw: whoever values positions before chance wants just that. An exception thrown out
 * of the draw would stop the game too; to copy the position and end the step under way takes less time.
 */

import type { Chance } from './chance.ts';
import { pickRank } from './chance.ts';
import type { Dealer } from './frames.ts';
import type { Game, State } from './game.ts';

export class FirstDraw<S extends State, O, E> implements Dealer<E>, Chance {
  /** The stream of the draw that the last action came to, or −1. */
  stream = -1;
  /** How many draws the step that was stopped there makes. */
  draws = 0;
  halted = false;
  readonly chance: Chance = this;
  readonly tell = null;
  private readonly game: Game<S, O, E>;
  private played: S | null = null;
  private before: S | null = null;

  constructor(game: Game<S, O, E>) {
    this.game = game;
  }

  /**
   * Plays an action in `s` and returns the position it led to: `s` or, if something was to be drawn, a copy from right
   * before the draw, good until the next call. What becomes of `s` then is of no use.
   */
  play(s: S, action: number): S {
    this.stream = -1;
    this.draws = 0;
    this.halted = false;
    this.played = s;
    this.game.play(s, action, this);
    return this.halted && this.before !== null ? this.before : s;
  }

  draw(stream: number, _index: number, low: number, high = 0): number {
    this.draws++;
    if (!this.halted && this.played !== null) {
      this.halted = true;
      this.stream = stream;
      if (this.before === null) this.before = this.game.clone(this.played);
      else this.game.copyInto(this.before, this.played);
    }
    return pickRank(0, low, high);
  }
}
