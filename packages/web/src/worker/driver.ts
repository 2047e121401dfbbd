/** Moves the bots of a kept table, as long as somebody looks on: a table without people stands still. */

import type { View } from '@tokaido/kernel';
import type { Entry, Table } from '@tokaido/table';
import { botEntry, botToMove, gameAt, legalWords, mayUndo, pendingOf, viewOf } from '@tokaido/table';
import { botSeed } from './bots.ts';

export interface Thinker {
  now(): number;
  later(ms: number, then: () => void): void;
  think(level: string, view: View, seed: number): Promise<number>;
  /** How long bots wait after a decision that can still be taken back. */
  wait(): number;
}

/** The table that is driven. It may be another one after a reload. */
export interface Driven {
  table(): Table;
  isWatched(): boolean;
  /** Adds an entry in its turn; it is made only then, and null where it fits no longer. */
  add(entryOf: () => Entry | null): Promise<void>;
}

export class BotDriver {
  private readonly thinker: Thinker;
  private readonly driven: Driven;
  /** The number of the entry after which a bot is thinking. */
  private thinkingAt = -1;

  constructor(thinker: Thinker, driven: Driven) {
    this.thinker = thinker;
    this.driven = driven;
  }

  /** Lets the bot whose turn it is move; to be called after every change. */
  drive(): void {
    const { thinker, driven } = this;
    const table = driven.table();
    const seat = botToMove(table);
    if (seat < 0 || !driven.isWatched() || this.thinkingAt === table.n) return;
    const { n } = table;
    this.thinkingAt = n;
    const canBeUndone = table.seats.some((_, i) => mayUndo(table, i));
    thinker.later(canBeUndone ? thinker.wait() : 0, () => void this.move(seat, n));
  }

  private async move(seat: number, n: number): Promise<void> {
    const { thinker, driven } = this;
    if (driven.table().n !== n) return;
    if (!driven.isWatched()) {
      this.thinkingAt = -1;
      return;
    }
    const number = pendingOf(driven.table())?.number ?? -1;
    const action = await this.choice(driven.table(), seat, number);
    await driven.add(() => {
      const table = driven.table();
      // While the bot thought, its decision may have been undone or taken elsewhere.
      return table.n === n ? botEntry(table, seat, number, action, thinker.now(), false) : null;
    });
  }

  private async choice(table: Table, seat: number, number: number): Promise<string> {
    try {
      const seed = botSeed(table.secret, seat, number);
      const action = await this.thinker.think(table.seats[seat].level, viewOf(table, seat) as View, seed);
      return gameAt(table).game.rules.describe(action);
    } catch {
      // A table never stands still because a bot cannot think.
      return legalWords(table)[0];
    }
  }
}
