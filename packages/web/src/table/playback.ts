/**
 * What is shown follows what is true, move by move and at the pace of the player. State changes at once and
 * motion catches up: the last position is taken for shown as soon as its motion begins. Between two positions stands
 * what is shown by itself, such as a result of mine; the next position waits for it.
 */

import type { HeldHighlight, Highlight } from './highlights/highlight.ts';
import type { KnownTable } from './known-table.ts';
import type { Line } from './model.ts';
import { READING, THOUGHT } from './pace.ts';

/** A position with the line that led to it; null where there is nothing to tell. */
export interface Frame {
  readonly truth: KnownTable;
  readonly line: Line | null;
  /** How long its motion takes, in milliseconds at normal speed. */
  readonly motion: number;
  /** A new move begins, rather than another decision of the same one. */
  readonly isMove: boolean;
  /** Decided at this device: nobody waits for what they did themselves. */
  readonly isOwn: boolean;
  /** What is shown by itself once the position is. */
  highlights(): readonly Highlight[];
}

export interface Showing {
  readonly truth: KnownTable;
  /** The line in motion. */
  readonly playing: Line | null;
  /** What stands by itself over the position. */
  readonly highlight: HeldHighlight | null;
  /** Nothing waits to be shown after it. */
  readonly isLast: boolean;
}

export interface Stage {
  show(shown: Showing): void;
  /** The factor of all times; 0 shows everything at once. */
  speed(): number;
  /** Whether more is about to come without anything that the player must do. */
  isGoingOn(truth: KnownTable): boolean;
  /** Whether nothing may move: a result then stands until a press. */
  isStill(): boolean;
  /** Settles once the highlights can be told; null when they can. */
  preparing(): Promise<unknown> | null;
  later(ms: number, then: () => void): () => void;
  now(): number;
}

export class Playback {
  private readonly stage: Stage;
  private queue: Frame[] = [];
  /** Ends what is waited for; null while nothing is. */
  private timer: (() => void) | null = null;
  private shown: KnownTable | null = null;
  /** Those of the position shown, until its motion is over. */
  private toCome: readonly Highlight[] = [];
  /** Those of them that have not been passed, the one that stands first. */
  private standing: readonly Highlight[] = [];
  /** Moves are passed over until a result of mine, or until nothing more is to come. */
  private isHurried = false;
  private restedAt = Number.NEGATIVE_INFINITY;
  /** When the last line was told. */
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  get isAtRest(): boolean {
    return this.timer === null && this.queue.length === 0 && this.standing.length === 0;
  }

  /** Adds a position behind those that wait. */
  push(frame: Frame): void {
    const isIdle = this.isAtRest;
    if (frame.isOwn) this.isHurried = false;
    this.queue.push(frame);
    if (isIdle) this.next();
  }

  /** Forgets what waits and shows a position as it is. */
  jump(truth: KnownTable): void {
    this.drop();
    this.shown = truth;
    this.rest();
  }

  /** Shows the latest position at once, unless a result of mine comes first: that stands as always. */
  skip(): void {
    if (this.standing.some(({ isMine }) => isMine)) return;
    this.isHurried = true;
    this.cancel();
    if (this.standing.length > 0) this.goOn();
    else this.stand();
  }

  /** Ends the highlight that stands. */
  goOn(): void {
    if (this.standing.length === 0) return;
    this.cancel();
    this.standing = this.standing.slice(1);
    this.showStanding();
  }

  stop(): void {
    this.drop();
  }

  private drop(): void {
    this.cancel();
    this.queue = [];
    this.toCome = [];
    this.standing = [];
    this.isHurried = false;
    this.restedAt = this.stage.now();
  }

  private cancel(): void {
    this.timer?.();
    this.timer = null;
  }

  private next(): void {
    const [frame] = this.queue;
    if (frame === undefined) return this.rest();
    const preparing = this.stage.preparing();
    if (preparing !== null) return this.afterwards(preparing);
    this.after(this.pauseBefore(frame), () => this.play(frame));
  }

  /** Whoever moves seems to think, and the words of the move before can be read. */
  private pauseBefore({ line, isMove, isOwn }: Frame): number {
    if (line === null || !isMove || isOwn) return 0;
    const now = this.stage.now();
    // A player who has waited already need not wait again.
    const thought = this.timed(THOUGHT) - (now - this.restedAt);
    const reading = this.timed(READING) - (now - this.toldAt);
    return Math.max(0, thought, reading);
  }

  private play(frame: Frame): void {
    this.queue.shift();
    const { truth, line } = frame;
    if (line !== null) this.toldAt = this.stage.now();
    this.shown = truth;
    this.toCome = frame.highlights();
    const motion = line === null ? 0 : this.timed(frame.motion);
    const isLast = this.queue.length === 0 && this.toCome.length === 0;
    this.stage.show({ truth, playing: motion > 0 ? line : null, highlight: null, isLast });
    this.after(motion, () => this.stand());
  }

  /** Nothing moves any more: what is shown by itself comes now. */
  private stand(): void {
    this.restedAt = this.stage.now();
    this.standing = this.toCome;
    this.toCome = [];
    this.showStanding();
  }

  /** Holds the first of those that stand; then the game goes on. */
  private showStanding(): void {
    const [first] = this.standing;
    if (first === undefined || this.shown === null) return this.next();
    if (!first.isMine && (this.isHurried || this.stage.speed() === 0)) return this.goOn();
    this.isHurried = false;
    const time = this.timeOf(first);
    const highlight = { ...first, time };
    this.stage.show({ truth: this.shown, playing: null, highlight, isLast: false });
    if (time !== null) this.after(time.unfold + time.hold, () => this.goOn());
  }

  /** What is mine stands until a press where nothing moves or everything else is shown at once. */
  private timeOf({ isMine, unfold, hold }: Highlight): HeldHighlight['time'] {
    const speed = this.stage.speed();
    const isStill = this.stage.isStill();
    if (isMine && (isStill || speed === 0)) return null;
    return { unfold: isStill ? 0 : unfold * speed, hold: hold * speed };
  }

  private rest(): void {
    if (this.shown === null) return;
    if (!this.stage.isGoingOn(this.shown)) this.isHurried = false;
    this.stage.show({ truth: this.shown, playing: null, highlight: null, isLast: true });
  }

  /** At the player's speed; no time at all while hurrying. */
  private timed(ms: number): number {
    return this.isHurried ? 0 : ms * this.stage.speed();
  }

  private afterwards(preparing: Promise<unknown>): void {
    let isWanted = true;
    this.timer = () => {
      isWanted = false;
    };
    const go = () => {
      if (!isWanted) return;
      this.timer = null;
      this.next();
    };
    preparing.then(go, go);
  }

  private after(ms: number, then: () => void): void {
    if (ms <= 0) return then();
    this.timer = this.stage.later(ms, () => {
      this.timer = null;
      then();
    });
  }
}
