/**
 * One table as this process holds it. Requests are carried out one after the other; each is answered, and told,
 * once the store has it. Memory is only a cache: where another process wrote first, the log is read again and the
 * request is looked at anew.
 */

import type { Answer, Command, Entry, News, Sitter, Table, World } from '@tokaido/table';
import {
  applyEntry,
  changesInfo,
  decide,
  decideSit,
  newsOf,
  refuse,
  seatOfKey,
  snapshotOf,
} from '@tokaido/table';
import type { Store } from '../store/store.ts';
import type { Happened, Listener } from './audience.ts';
import { Audience } from './audience.ts';
import { headOf, snapshotDue } from './head.ts';
import { foldOnto, readEntries, retell } from './log.ts';

/** What a room needs of the process around it. */
export interface Surroundings {
  readonly store: Store;
  /** Days that a table is kept after its last entry. */
  readonly keepDays: number;
  now(): number;
  /** Entries were stored and told; `own` when this process wrote them. */
  moved(room: Room, own: boolean): void;
  presenceChanged(room: Room): void;
  stored(ms: number, entries: number): void;
  /** A game came to its end here. */
  ended(game: string): void;
}

export type Done = { readonly ok: true; readonly n: number } | Extract<Answer, { readonly ok: false }>;

/** How many entries are kept for those who lost their connection for a moment. */
const RECENT = 32;

export class Room {
  readonly audience = new Audience();
  /** When it was last of use to anybody. */
  used: number;
  private current: Table;
  private readonly around: Surroundings;
  private readonly recent: Happened[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(table: Table, around: Surroundings) {
    this.current = table;
    this.around = around;
    this.used = around.now();
  }

  /** Only to be read, and only between requests: while one is stored it may be ahead of the store. */
  get table(): Table {
    return this.current;
  }

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Carries out a command, once all before it are done. */
  ask(key: string, id: string, command: Command): Promise<Done> {
    return this.settle((table) => decide(table, key, id, command, this.world()));
  }

  async sit(seat: number | undefined, who: Sitter): Promise<Done & { readonly seat?: number }> {
    let taken = -1;
    const done = await this.settle((table) => {
      const answer = decideSit(table, seat, who, this.around.now());
      if (!answer.ok) return answer;
      taken = answer.seat;
      return { ok: true, entries: [answer.entry] };
    });
    return done.ok ? { ...done, seat: taken } : done;
  }

  /** Adds what the table does by itself; `make` looks at the table when its turn has come. */
  add(make: (table: Table, now: number) => Entry | null): Promise<Done> {
    return this.settle((table) => {
      const entry = make(table, this.around.now());
      return entry === null ? refuse('not-now', 'it no longer fits') : { ok: true, entries: [entry] };
    });
  }

  /** Reads what another process wrote. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      const missed = await readEntries(this.around.store, this.current.id, this.current.n + 1);
      this.tell(missed.map((entry) => this.apply(entry)));
      if (missed.length > 0) this.around.moved(this, false);
    });
  }

  /** Sends everything to somebody who has just come, and whatever happens from then on. */
  join(listener: Listener, since: number | undefined): Promise<void> {
    return this.inTurn(async () => {
      const news = await this.newsSince(seatOfKey(this.current, listener.key), since ?? 0);
      this.used = this.around.now();
      this.audience.add(this.current, listener, news, this.used);
      this.around.presenceChanged(this);
    });
  }

  part(listener: Listener): void {
    this.used = this.around.now();
    if (this.audience.remove(listener, this.used)) this.around.presenceChanged(this);
  }

  /** Resolves once there is an entry after `since`, or the time is over, or nobody waits any more. */
  async changedAfter(since: number, ms: number, gone: AbortSignal): Promise<void> {
    if (this.current.n <= since && !gone.aborted) await this.audience.next(ms, gone);
  }

  private world(): World {
    const now = this.around.now();
    return { now, awayFor: (seat) => this.audience.presence.awayFor(seat, now) };
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue.then(work).finally(() => this.waiting--);
    // A failure is told to whoever asked; the next in line must not fail by it.
    this.queue = done.catch(() => undefined);
    return done;
  }

  private settle(answerFor: (table: Table) => Answer): Promise<Done> {
    return this.inTurn(async () => {
      for (;;) {
        const answer = answerFor(this.current);
        if (!answer.ok) return answer;
        if ('n' in answer) return { ok: true, n: answer.n };
        if (await this.append(answer.entries)) return { ok: true, n: this.current.n };
      }
    });
  }

  /** False when another process was first; the table then is as that one left it. */
  private async append(entries: readonly Entry[]): Promise<boolean> {
    const { around } = this;
    const from = this.current.n + 1;
    const started = performance.now();
    const { phase } = this.current;
    const happened = entries.map((entry) => this.apply(entry));
    const table = this.current;
    let stored: 'stored' | 'taken';
    try {
      stored = await around.store.append({
        table: table.id,
        from,
        entries: entries.map((entry) => JSON.stringify(entry)),
        head: headOf(table, around.keepDays),
        ...(snapshotDue(from, table.n) ? { snapshot: snapshotOf(table) } : {}),
      });
    } catch (error) {
      await this.reload(from);
      throw error;
    }
    if (stored === 'taken') {
      await this.reload(from);
      return false;
    }
    around.stored(performance.now() - started, entries.length);
    if (phase !== 'over' && table.phase === 'over') around.ended(table.plan.game);
    this.tell(happened);
    around.moved(this, true);
    return true;
  }

  /** Forgets entries from a number on that never got into the store, and reads those that did. */
  private async reload(from: number): Promise<void> {
    const entries = await readEntries(this.around.store, this.current.id, 1);
    const table = foldOnto(null, entries.slice(0, from - 1));
    if (table === null) throw new Error(`the table ${this.current.id} is gone`);
    this.current = table;
    while ((this.recent.at(-1)?.n ?? 0) >= from) this.recent.pop();
    const missed = entries.slice(from - 1).map((entry) => this.apply(entry));
    this.tell(missed);
    if (missed.length > 0) this.around.moved(this, false);
  }

  private apply(entry: Entry): Happened {
    const table = this.current;
    this.used = this.around.now();
    const { phase } = table;
    const back = entry.kind === 'undone' ? table.match?.moves.at(-1)?.n : undefined;
    const told = applyEntry(table, entry);
    const infoChanged = changesInfo(entry, phase, table.phase);
    const happened = { n: table.n, entry, told, infoChanged, ...(back === undefined ? {} : { back }) };
    this.recent.push(happened);
    if (this.recent.length > RECENT) this.recent.shift();
    return happened;
  }

  private tell(all: readonly Happened[]): void {
    this.audience.tell(this.current, all, this.around.now());
  }

  /** What happened after an entry, as a viewer may know it. */
  private async newsSince(who: number, since: number): Promise<News[]> {
    if (since >= this.current.n) return [];
    const first = this.recent[0];
    if (first !== undefined && first.n <= since + 1) {
      return this.recent
        .filter(({ n }) => n > since)
        .map(({ n, entry, told, back }) => newsOf(entry, n, told, who, back));
    }
    return retell(await readEntries(this.around.store, this.current.id, 1), who, since);
  }
}
