/**
 * What processes on the same store tell each other of their tables: new entries, talk, and who is present. A hint may
 * be late, come twice or get lost, so that now and then the tables held here are compared with the store.
 */

import type { Room } from '@tokaido/table';
import type { Hint, Store } from '../store/store.ts';
import type { SeatPresence } from './presence.ts';

/** A table that this process has in memory. */
export interface HeldTable {
  readonly room: Room;
  readonly presence: SeatPresence;
  /** The address that the table counts for; its own id until somebody asks for it. */
  origin: string;
}

export interface ProcessHintsOptions {
  readonly store: Store;
  /** The name of this process. */
  readonly name: string;
  readonly held: ReadonlyMap<string, HeldTable>;
  /** The table if it is held here, or once it has been read; undefined if nobody asked for it. */
  readonly known: (table: string) => Promise<Room | null> | undefined;
  /** Reads what is missing; failures are dealt with. */
  readonly refresh: (held: HeldTable, upTo?: number) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** How many tables are compared in one question to the store. */
const COMPARED_AT_ONCE = 500;
/** The talk of a table is read again after so many comparisons. */
const TALK_EVERY = 15;

export class ProcessHints {
  private readonly options: ProcessHintsOptions;
  private rounds = 0;

  constructor(options: ProcessHintsOptions) {
    this.options = options;
  }

  /** Listens to other processes. After a gap everything is compared. */
  async start(): Promise<void> {
    await this.options.store.listen(
      (hint) => void this.hear(hint),
      () => void this.compare().catch(this.options.failed),
    );
  }

  /** A table was read here: the others are asked who listens to it there. */
  opened(table: string): void {
    this.options.store.tell({ table, who: true, from: this.options.name });
  }

  tellPresence(held: HeldTable): void {
    this.tellPresent(held.room, presentAt(held));
  }

  /** This process stops, and with it the connections of its people. */
  tellGone({ room }: HeldTable): void {
    this.tellPresent(room, '');
  }

  /** Reads what was written without a hint that arrived here. */
  async compare(): Promise<void> {
    const { held, store } = this.options;
    this.rounds++;
    const known = [...held].map(([id, { room }]) => ({ id, n: room.table.n }));
    for (let from = 0; from < known.length; from += COMPARED_AT_ONCE) {
      const part = known.slice(from, from + COMPARED_AT_ONCE);
      const last = await store.last(part.map(({ id }) => id));
      for (const { id, n } of part) {
        const stored = last.get(id) ?? 0;
        // A store that has less than was committed was put back to an older state, or the table was deleted.
        if (stored !== n) this.refresh(id, stored > n ? stored : Number.POSITIVE_INFINITY);
      }
    }
    [...held.values()].forEach((table, index) => {
      if (table.room.isWatched && index % TALK_EVERY === this.rounds % TALK_EVERY)
        this.readTalk(table.room, Number.POSITIVE_INFINITY);
    });
  }

  private async hear(hint: Hint): Promise<void> {
    // A table that is just being read may have been read before what the hint tells of.
    const room = await this.options.known(hint.table)?.catch(() => null);
    if (room === null || room === undefined) return;
    const held = this.options.held.get(hint.table);
    if ('seq' in hint) {
      if (hint.seq > room.table.n) this.refresh(hint.table, hint.seq);
    } else if ('talk' in hint) this.readTalk(room, hint.talk);
    else if (held !== undefined && hint.from !== this.options.name) {
      if ('who' in hint) this.answerWho(held);
      else {
        held.presence.heard(hint.from, hint.present);
        room.tellPresence();
      }
    }
  }

  private answerWho(held: HeldTable): void {
    if (presentAt(held) !== '') this.tellPresence(held);
  }

  private refresh(id: string, upTo: number): void {
    const held = this.options.held.get(id);
    if (held !== undefined) void this.options.refresh(held, upTo);
  }

  private readTalk(room: Room, seq: number): void {
    void room.talkHeard(seq).catch(this.options.failed);
  }

  private tellPresent(room: Room, present: string): void {
    this.options.store.tell({ table: room.table.id, present, from: this.options.name });
  }
}

function presentAt({ room, presence }: HeldTable): string {
  return presence.told((seat) => room.table.seats[seat]?.key ?? '');
}
