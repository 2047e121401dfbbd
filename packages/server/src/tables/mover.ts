/** What moves a table when no person does: its bots, and its clock when it has run out. */

import type { Table } from '@tokaido/table';
import { botEntry, botToMove, isLate, mayUndo, pendingOf } from '@tokaido/table';
import type { Bots } from '../bots/pool.ts';
import { botSeed } from './bot-seed.ts';
import type { Room } from './room.ts';

export interface MoverSettings {
  readonly bots: Bots;
  /** Milliseconds that a bot leaves a person to take the last decision back. */
  readonly botPause: number;
  now(): number;
  /** Says what failed; whoever needs the table next tries again. */
  failed(error: unknown): void;
}

/** How long a process waits before it moves a bot for a table that another process moved last. */
const SECOND_HAND = 1_500;
/** A clock that runs out sooner gets a timer of its own; later ones are found by looking through the index. */
const SOON = 10_000;
/** When a table is looked at again that was busy. */
const BUSY = 20;

export class Mover {
  private readonly settings: MoverSettings;
  /** Tables for which a bot thinks. */
  private readonly thinking = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;

  constructor(settings: MoverSettings) {
    this.settings = settings;
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  isThinking(id: string): boolean {
    return this.thinking.has(id);
  }

  /** To be called after anything happened at a table; `own` when it happened here. */
  moved(room: Room, own: boolean): void {
    const { table } = room;
    const seat = botToMove(table);
    if (seat >= 0) {
      const last = table.match?.moves.at(-1)?.seat ?? -1;
      const pause = last >= 0 && last !== seat && mayUndo(table, last) ? this.settings.botPause : 0;
      this.after(own ? pause : SECOND_HAND, () => this.think(room, false));
    }
    const left = (table.deadline ?? Number.POSITIVE_INFINITY) - this.settings.now();
    if (left < SOON) this.after(Math.max(0, left), () => this.runOut(room));
  }

  /** Takes the pending decision if its clock has run out. */
  async runOut(room: Room): Promise<void> {
    if (isLate(room.table, this.settings.now())) await this.think(room, true);
  }

  private after(ms: number, work: () => Promise<unknown>): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work().catch((error: unknown) => this.settings.failed(error));
    }, ms);
    this.timers.add(timer);
  }

  /** Lets a bot take the pending decision: its own, or one whose clock has run out. */
  private async think(room: Room, late: boolean): Promise<void> {
    const { table } = room;
    const pending = pendingOf(table);
    const wanted = (now: Table) => (late ? isLate(now, this.settings.now()) : botToMove(now) >= 0);
    if (this.thinking.has(table.id) || pending === null || !wanted(table)) return;
    // The table may be ahead of the store just now.
    if (room.isBusy) return this.after(BUSY, () => this.think(room, late));
    this.thinking.add(table.id);
    const { seat, number } = pending;
    let action: string;
    try {
      const level = table.seats[seat].level || table.plan.level;
      action = await this.settings.bots.decide(table, seat, level, botSeed(table, pending));
    } finally {
      // Before the entry is added: what follows from it may be another bot's turn.
      this.thinking.delete(table.id);
    }
    await room.add((now, at) => (wanted(now) ? botEntry(now, seat, number, action, at, late) : null));
  }
}
