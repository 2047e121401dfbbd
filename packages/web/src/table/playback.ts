/**
 * What is shown follows what is true, move by move and at the pace of the player. State changes at once and
 * motion catches up: the last position is taken for shown as soon as its motion begins.
 */

import type { KnownTable } from './known-table.ts';
import type { Line } from './model.ts';
import { LONGEST_MOVE, thoughtBefore } from './pace.ts';

/** A position with the line that led to it; null where there is nothing to tell. */
export interface Frame {
  readonly truth: KnownTable;
  readonly line: Line | null;
  /** How long its motion takes, in milliseconds at normal speed. */
  readonly motion: number;
  /** A new move begins, rather than another decision of the same one. */
  readonly isMove: boolean;
}

export interface Stage {
  /** Shows a position; `playing` is the line in motion. */
  show(truth: KnownTable, playing: Line | null, isLast: boolean): void;
  /** The factor of all times; 0 shows everything at once. */
  speed(): number;
  later(ms: number, then: () => void): () => void;
  now(): number;
}

export class Playback {
  private readonly stage: Stage;
  private queue: Frame[] = [];
  private timer: (() => void) | null = null;
  private shown: KnownTable | null = null;
  /** What the present move has used of its time. */
  private spent = 0;
  private restedAt = Number.NEGATIVE_INFINITY;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  get isAtRest(): boolean {
    return this.timer === null && this.queue.length === 0;
  }

  /** Adds a position behind those that wait. */
  push(frame: Frame): void {
    this.queue.push(frame);
    if (this.timer === null) this.next();
  }

  /** Forgets what waits and shows a position as it is. */
  jump(truth: KnownTable): void {
    this.drop();
    this.shown = truth;
    this.stage.show(truth, null, true);
  }

  /** Shows the latest position at once. */
  skip(): void {
    const last = this.queue.at(-1)?.truth ?? this.shown;
    if (this.isAtRest || last === null) return;
    this.jump(last);
  }

  stop(): void {
    this.drop();
  }

  private drop(): void {
    this.timer?.();
    this.timer = null;
    this.queue = [];
    this.spent = 0;
    this.restedAt = this.stage.now();
  }

  private next(): void {
    const [frame] = this.queue;
    if (frame === undefined) return this.rest();
    if (frame.isMove) this.spent = 0;
    const moves = this.queue.filter(({ isMove }) => isMove).length;
    const thought = frame.line === null || !frame.isMove ? 0 : thoughtBefore(frame.line, moves);
    // A player who has waited already need not wait again.
    const waited = this.stage.now() - this.restedAt;
    this.after(Math.max(0, this.spend(thought) - waited), () => this.play(frame));
  }

  private play(frame: Frame): void {
    this.queue.shift();
    const { truth, line } = frame;
    this.shown = truth;
    const motion = line === null ? 0 : this.spend(frame.motion);
    this.stage.show(truth, motion > 0 ? line : null, this.queue.length === 0);
    this.after(motion, () => {
      this.restedAt = this.stage.now();
      this.next();
    });
  }

  private rest(): void {
    if (this.shown !== null) this.stage.show(this.shown, null, true);
  }

  /** At the player's speed, and never more than a whole move may take. */
  private spend(ms: number): number {
    const time = Math.max(0, Math.min(ms, LONGEST_MOVE - this.spent));
    this.spent += time;
    return time * this.stage.speed();
  }

  private after(ms: number, then: () => void): void {
    if (ms <= 0) return then();
    this.timer = this.stage.later(ms, () => {
      this.timer = null;
      then();
    });
  }
}
