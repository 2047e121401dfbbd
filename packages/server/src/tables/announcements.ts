/**
 * What this process tells of its listed tables: one row for each, in the store, so that any process can show the list.
 * A row ends by itself some minutes after the last person was there, also when its process was killed.
 */

import type { Room } from '@tokaido/table';
import { openTableOf } from '@tokaido/table';
import type { Store } from '../store/store.ts';
import type { HeldTable } from './process-hints.ts';

export interface AnnouncementsOptions {
  readonly store: Pick<Store, 'keep' | 'take'>;
  readonly held: ReadonlyMap<string, HeldTable>;
  readonly now: () => number;
}

/** Where the rows are, among what the store keeps for a while. */
export const OPEN_TABLES = 'open-table/';
/** How long a table that everybody has left stays in the list: longer than a reload or a tunnel takes. */
export const LINGER = 180_000;
/** A row is written again in time before it ends. */
const RENEW_AFTER = 60_000;

interface Row {
  /** Empty where there is none: the table is not shown. */
  readonly body: string;
  readonly until: number;
  /** When somebody was last there, as far as this process knows. */
  readonly seen: number;
  /** Whether somebody was there when it was written. */
  readonly isThere: boolean;
}

export class Announcements {
  private readonly options: AnnouncementsOptions;
  /** Tables of which something changed since their row was written. */
  private readonly touched = new Set<string>();
  private readonly gone = new Set<string>();
  private readonly rows = new Map<string, Row>();
  private writing: Promise<void> = Promise.resolve();
  /** Grows with each row that was written. */
  version = 0;

  constructor(options: AnnouncementsOptions) {
    this.options = options;
  }

  /** Somebody sat down, came or went; the game went on. */
  touch({ table }: Room): void {
    if (table.plan.listed) this.touched.add(table.id);
  }

  /** It was opened here: its host is about to come. */
  opened(room: Room): void {
    const { id, opened } = room.table;
    this.rows.set(id, { body: '', until: 0, seen: opened, isThere: false });
    this.touch(room);
  }

  /** It is no more. */
  closed({ table }: Room): void {
    if (table.plan.listed) this.gone.add(table.id);
  }

  /** Rows that must not end are to be written again; those of tables that are no longer held end by themselves. */
  renew(): void {
    const { held, now } = this.options;
    for (const [id, { body, until }] of this.rows) {
      if (!held.has(id)) this.rows.delete(id);
      else if (body !== '' && until - now() <= LINGER - RENEW_AFTER) this.touched.add(id);
    }
  }

  /** Writes what changed, once all that was to be written before is. */
  write(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writeAll());
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    // What changes from now on is for the next round.
    const [touched, gone] = [[...this.touched], [...this.gone]];
    for (const id of touched) {
      const table = this.options.held.get(id);
      // First, so that what changes meanwhile is not missed.
      this.touched.delete(id);
      try {
        if (table !== undefined) await this.announce(id, table);
      } catch (error) {
        this.touched.add(id);
        throw error;
      }
    }
    for (const id of gone) {
      await this.save(id, { body: '', until: 0, seen: 0, isThere: false });
      this.rows.delete(id);
      this.gone.delete(id);
    }
  }

  private async announce(id: string, { room, presence }: HeldTable): Promise<void> {
    const { now } = this.options;
    const before = this.rows.get(id);
    // Those to whom people are connected know best who is there.
    if (before === undefined && presence.seatsHere().length === 0) return;
    const shown = openTableOf(room.table, presence);
    const isThere = room.table.seats.some(({ kind }, i) => kind === 'person' && presence.isHere(i));
    // Whoever was there until now has just left.
    const seen = isThere || before?.isThere === true ? now() : (before?.seen ?? 0);
    const until = seen + LINGER;
    const body = shown === null || until <= now() ? '' : JSON.stringify(shown);
    const isFresh = before !== undefined && until - before.until < RENEW_AFTER;
    if (before?.body === body && (body === '' || isFresh)) return;
    await this.save(id, { body, until, seen, isThere });
  }

  private async save(id: string, row: Row): Promise<void> {
    const { store, now } = this.options;
    const key = OPEN_TABLES + id;
    if (row.body === '') await store.take(key, now());
    else await store.keep(key, row.body, row.until);
    this.rows.set(id, row);
    this.version++;
  }
}
