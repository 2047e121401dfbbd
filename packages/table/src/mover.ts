/** Moves tables when no person does: for their bots, and when a clock has run out. */

import type { Pending } from '@tokaido/kernel';
import { botSeed } from './bot-seed.ts';
import { botEntry, botToMove, isLate } from './bot-turn.ts';
import { legalWords, mayUndo } from './check-action.ts';
import type { Room } from './room.ts';
import { botWords, isBotSeat } from './seat.ts';
import type { Table } from './table.ts';
import { pendingOf, seatAt } from './table.ts';

export interface MoverOptions {
  now(): number;
  later(ms: number, then: () => void): void;
  /** What a bot does, in words. Where it is null, fails or is not legal, any legal action is taken. */
  /** `bot` is its level, with its temper, in the words of a bot. */
  think(table: Table, seat: number, bot: string, seed: number): Promise<string | null>;
  /** Milliseconds that a bot leaves a person to take the last decision back. */
  undoWait(): number;
  /** Whether the bots of a table may move now. */
  mayMove(room: Room): boolean;
  /** The store failed; the mover tries again by itself. */
  failed(error: unknown): void;
}

/** How long a program waits before it moves a bot at a table that another program moved last. */
const SECOND_HAND = 1_500;
/** A clock that runs out sooner gets a timer. A server finds the others in its index of tables. */
const SOON = 10_000;
/** When a move that could not be stored is tried again. */
const RETRY = 2_000;

export class Mover {
  private readonly options: MoverOptions;
  /** The position at which a bot of a room moves next, and what moves it. */
  private readonly planned = new Map<Room, { readonly position: string; readonly move: () => void }>();
  private stopped = false;

  constructor(options: MoverOptions) {
    this.options = options;
  }

  stop(): void {
    this.stopped = true;
    this.planned.clear();
  }

  isThinking(room: Room): boolean {
    return this.planned.has(room);
  }

  /** To be called after anything happened at a table; `own` when this program wrote it. */
  changed(room: Room, own: boolean): void {
    const { options } = this;
    const { table } = room;
    if (this.stopped) return;
    if (botToMove(table) < 0 || !options.mayMove(room)) {
      if (!isLate(table, options.now())) this.planned.delete(room);
    } else {
      const pause = mayBeUndone(table) ? options.undoWait() : 0;
      this.plan(room, false, own ? pause : SECOND_HAND);
    }
    const left = (table.deadline ?? Number.POSITIVE_INFINITY) - options.now();
    if (left < SOON) options.later(Math.max(0, left), () => this.runOut(room));
  }

  /** Takes the pending decision if its clock has run out. */
  runOut(room: Room): void {
    if (!this.stopped && isLate(room.table, this.options.now())) this.plan(room, true, 0);
  }

  /** A bot thinks about a position once; its answer is dropped if the position has changed meanwhile. */
  private plan(room: Room, late: boolean, ms: number): void {
    const position = positionOf(room.table, late);
    if (this.planned.get(room)?.position === position) return;
    const isPlanned = () => this.planned.get(room)?.position === position;
    let isMoving = false;
    const move = async () => {
      if (isMoving || !isPlanned()) return;
      isMoving = true;
      try {
        if (late || this.options.mayMove(room)) await this.move(room, late, isPlanned);
      } catch (error) {
        if (this.stopped) return;
        this.options.failed(error);
        this.options.later(RETRY, () => this.changed(room, true));
      } finally {
        if (isPlanned()) this.planned.delete(room);
      }
    };
    this.planned.set(room, { position, move: () => void move() });
    this.options.later(ms, () => void move());
  }

  /** A bot that waits, so that a person may take their decision back, moves now. */
  hurry(room: Room): void {
    this.planned.get(room)?.move();
  }

  private async move(room: Room, late: boolean, isPlanned: () => boolean): Promise<void> {
    const { options } = this;
    const { table } = room;
    const position = positionOf(table, late);
    const pending = pendingOf(table);
    if (pending === null) return;
    const action = await this.choose(table, pending);
    if (!isPlanned()) return;
    await room.add((now, at) => {
      const isWanted = late ? isLate(now, options.now()) : botToMove(now) >= 0;
      if (!isWanted || positionOf(now, late) !== position) return null;
      return botEntry(now, pending.seat, pending.number, action, at, late);
    });
  }

  /** A table never stands still because a bot cannot think. */
  private async choose(table: Table, pending: Pending): Promise<string> {
    const words = legalWords(table);
    const seed = botSeed(table, pending);
    const fallback = words[seed % words.length];
    if (fallback === undefined) throw new Error('nothing is legal');
    if (words.length === 1) return fallback;
    const bot = botWords(seatAt(table, pending.seat)) || table.plan.level;
    const thought = await this.options.think(table, pending.seat, bot, seed).catch(() => null);
    return thought !== null && words.includes(thought) ? thought : fallback;
  }
}

/** Whether a person may still take the last decision back. */
function mayBeUndone(table: Table): boolean {
  return table.seats.some((seat, i) => !isBotSeat(seat) && mayUndo(table, i));
}

/** Names what a bot thinks about: after an undo the same decision comes again, but at another position. */
function positionOf({ match }: Table, late: boolean): string {
  const moves = match?.moves ?? [];
  return `${moves.length} ${moves.at(-1)?.n ?? 0} ${late}`;
}
