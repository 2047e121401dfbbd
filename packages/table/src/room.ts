/**
 * One table as a program runs it. Requests are carried out one after the other, each on the table that the store has:
 * entries are applied to a copy, and nobody is shown, told or answered anything before they are committed. Memory is
 * only a cache. If somebody else wrote first, their entries are read and the request is decided again; if the outcome
 * of a write is unknown, the log decides.
 */

import type { Result } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';
import type { Presence } from './audience.ts';
import { Audience } from './audience.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import type { Answer, World } from './decision.ts';
import type { Entry } from './entries.ts';
import type { Listener } from './listener.ts';
import type { Happened, Step } from './log.ts';
import { foldLog, stepsFrom } from './log.ts';
import type { LogStore } from './log-store.ts';
import type { Opening } from './opening.ts';
import { rematchOpening } from './opening.ts';
import { RecentEntries } from './recent.ts';
import { refuse } from './refuse.ts';
import type { Refused } from './refused.ts';
import { RequestQueue } from './request-queue.ts';
import { rematchHost } from './shared-decisions.ts';
import type { Table } from './table.ts';
import type { TalkStore } from './talk.ts';
import { Talk } from './talk.ts';

/** What a room needs of the program around it. */
export interface RoomOptions {
  readonly log: LogStore;
  readonly presence: Presence;
  /** How many entries are remembered for those who lost their connection for a moment. */
  readonly recent: number;
  now(): number;
  /** Entries were committed and told; `own` when this room wrote them. */
  changed(room: Room, before: Table, own: boolean): void;
  /** Somebody has joined or left. */
  presenceChanged(room: Room): void;
  /** The store no longer has the table, so this room is useless. */
  closed(room: Room): void;
  /** Opens the table of a rematch for somebody at `origin`; resolves with its id, or why there is none. */
  openNext(opening: Opening, origin: string): Promise<Result<string, Refused>>;
  /** Where talk is stored; null where there is nobody to talk to. */
  readonly talk: TalkStore | null;
}

/** The number of the entry that a request became, or why it was refused. */
export type Done = Result<number, Refused>;

/** The key of the caller. Where several people share a device, it depends on whose turn it is by then. */
export type Asker = string | ((table: Table) => string);

/** How often a request is decided again because others wrote first. More than this is a bug. */
const ATTEMPTS = 50;
const GONE = refuse('no-table', 'this table no longer exists');

export class Room {
  readonly audience: Audience;
  readonly presence: Presence;
  /** When somebody last used it. */
  used: number;
  private readonly options: RoomOptions;
  private readonly talk: Talk | null;
  private current: Table;
  private recent: RecentEntries;
  private readonly queue = new RequestQueue();
  private doubtful = false;
  private gone = false;
  private readonly watchers = new Set<() => void>();

  /** `past` is what happened up to now, or the end of it. */
  constructor(table: Table, options: RoomOptions, past: readonly Happened[] = []) {
    this.current = table;
    this.recent = new RecentEntries(options.recent, past);
    this.options = options;
    this.presence = options.presence;
    this.talk = options.talk && new Talk(table.id, options.talk, (said) => this.audience.tellSaid(said));
    this.audience = new Audience(options.presence, () => this.talk?.said ?? []);
    this.used = options.now();
  }

  /** The last table that is known to be committed. It never changes: with the next entry another takes its place. */
  get table(): Table {
    return this.current;
  }

  /** Something waits to be carried out. */
  get isBusy(): boolean {
    return this.queue.isBusy;
  }

  /** The store may have more than is known here, because a write or a read failed. */
  get isDoubtful(): boolean {
    return this.doubtful;
  }

  get isWatched(): boolean {
    return this.audience.size > 0 || this.watchers.size > 0;
  }

  /** The committed table; null once it is gone. It waits for the store only where the room is in doubt. */
  async read(): Promise<Table | null> {
    if (this.doubtful) await this.refresh();
    return this.gone ? null : this.current;
  }

  /** Carries out a command, once all before it are done. `origin` names where it comes from, for limits. */
  ask(asker: Asker, id: string, command: Command, origin = ''): Promise<Done> {
    if (command.t === 'say') return this.say(asker, id, command);
    const keyIn = (table: Table) => (typeof asker === 'string' ? asker : asker(table));
    const answer = (table: Table, next?: string) =>
      decide(table, keyIn(table), id, command, this.world(next));
    return this.queue.run(async () => {
      if (command.t !== 'rematch') return this.settle(answer);
      // The next table must be there before this one can name it.
      if (this.doubtful) await this.catchUp();
      const asked = this.gone ? GONE : answer(this.current, '');
      if (!asked.ok || asked.value.entries.length === 0) return this.settle(answer);
      const { current, presence } = this;
      const host = rematchHost(current, keyIn(current), (seat) => presence.isHere(seat));
      const next = await this.options.openNext(rematchOpening(current, host), origin);
      return next.ok ? this.settle((table) => answer(table, next.value)) : next;
    });
  }

  /** Another process has stored lines of talk up to a number. */
  async talkHeard(seq: number): Promise<void> {
    await this.talk?.heard(seq);
  }

  /** Adds what `answerFor` decides once the request's turn has come; it is asked again if others were faster. */
  carryOut(answerFor: (table: Table) => Answer): Promise<Done> {
    return this.queue.run(() => this.settle(answerFor));
  }

  /** Adds what the table does by itself; `make` is called once its turn has come. */
  add(make: (table: Table, now: number) => Entry | null): Promise<Done> {
    return this.carryOut((table) => {
      const entry = make(table, this.options.now());
      return entry === null ? refuse('not-now', 'the table has moved on') : ok({ entries: [entry] });
    });
  }

  /** Reads what others wrote, unless everything up to an entry is known. */
  refresh(upTo = Number.POSITIVE_INFINITY): Promise<void> {
    return this.queue.run(async () => {
      if (this.doubtful || this.current.n < upTo) await this.catchUp();
    });
  }

  /** Sends everything after an entry to somebody who has just come, and whatever happens from then on. */
  async join(listener: Listener, since = 0): Promise<void> {
    if (this.doubtful) await this.refresh();
    await this.talk?.read();
    let older: readonly Happened[] = [];
    // While the log was read the table may have gone on; then the rest is remembered.
    while (!this.gone && !this.recent.reachesTo(Math.max(since, older.length), this.current.n)) {
      if (older.length > 0) await this.refresh();
      const entries = await this.options.log.read(this.current.id, 1);
      if (entries.length === 0) this.close();
      else older = foldLog(entries).past;
    }
    if (this.gone) return listener.send({ t: 'bye', why: 'gone' });
    const known = [...older, ...this.recent.after(older.length)];
    const past = known.filter(({ n }) => n > since && n <= this.current.n);
    this.used = this.options.now();
    this.audience.welcome(this.current, listener, past, this.used);
    this.options.presenceChanged(this);
  }

  part(listener: Listener): void {
    this.used = this.options.now();
    if (this.audience.remove(listener, this.used)) this.options.presenceChanged(this);
  }

  /** Tells everybody who is there. */
  tellPresence(): void {
    this.audience.tellPresence(this.current, this.options.now());
  }

  /** Calls `then` after every change, until the function it returns is called. */
  watch(then: () => void): () => void {
    this.watchers.add(then);
    return () => void this.watchers.delete(then);
  }

  /** The table was deleted: everybody is sent away. */
  close(): void {
    if (this.gone) return;
    this.gone = true;
    this.doubtful = false;
    this.audience.dismiss('gone');
    this.wake();
    this.options.closed(this);
  }

  private async say(
    asker: Asker,
    id: string,
    command: Extract<Command, { readonly t: 'say' }>,
  ): Promise<Done> {
    const table = await this.read();
    if (table === null) return GONE;
    if (this.talk === null) return refuse('not-now', 'there is nobody here to talk to');
    const key = typeof asker === 'string' ? asker : asker(table);
    const said = await this.talk.say(table, key, id, command, () => this.options.now());
    return said.ok ? ok(this.current.n) : said;
  }

  private world(next: string | undefined): World {
    const now = this.options.now();
    return { now, awayFor: (seat) => this.presence.awayFor(seat, now), next };
  }

  private async settle(answerFor: (table: Table) => Answer): Promise<Done> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.doubtful) await this.catchUp();
      if (this.gone) return GONE;
      const answer = answerFor(this.current);
      if (!answer.ok) return answer;
      const { entries, n } = answer.value;
      if (n !== undefined) return ok(n);
      if (await this.append(entries)) return ok(this.current.n);
    }
    throw new Error('no entry could be added, since others were always faster');
  }

  /** Whether the entries are committed. If not, the room has read what others wrote. */
  private async append(entries: readonly Entry[]): Promise<boolean> {
    const { current, options } = this;
    const from = current.n + 1;
    const steps = stepsFrom(current, entries);
    const after = steps.at(-1)?.after ?? current;
    let outcome: 'stored' | 'taken';
    try {
      outcome = await options.log.append({ table: current.id, from, entries, after });
    } catch (error) {
      this.doubtful = true;
      // It may have been written all the same. If the log cannot be read either, the first error is the one to report.
      await this.catchUp().catch(() => undefined);
      if (this.doubtful || !this.recent.holds(from, entries)) throw error;
      return true;
    }
    if (outcome === 'stored') this.advance(steps, true);
    else await this.catchUp();
    return outcome === 'stored';
  }

  /** Makes memory what the log is. Until that has worked, the room is in doubt. */
  private async catchUp(): Promise<void> {
    const { log } = this.options;
    const { id, n } = this.current;
    if (this.gone) return;
    this.doubtful = true;
    const [last, ...missed] = await log.read(id, n);
    if (last !== undefined && this.recent.agrees(n, last))
      this.advance(stepsFrom(this.current, missed), false);
    else this.rebuild(await log.read(id, 1));
    this.doubtful = false;
  }

  private advance(steps: readonly Step[], own: boolean): void {
    const before = this.current;
    for (const step of steps) {
      this.current = step.after;
      this.recent.add(step.happened);
      this.used = this.options.now();
      this.audience.tell(step, this.used);
    }
    if (steps.length === 0) return;
    this.wake();
    this.options.changed(this, before, own);
  }

  /** The log differs from what was known here, as after a store has lost entries that it held only in memory. */
  private rebuild(entries: readonly Entry[]): void {
    if (this.gone) return;
    if (entries.length === 0) return this.close();
    const before = this.current;
    const { table, past } = foldLog(entries);
    this.current = table;
    this.recent = new RecentEntries(this.options.recent, past);
    this.audience.welcomeAll(table, past, this.options.now());
    this.wake();
    this.options.changed(this, before, false);
  }

  private wake(): void {
    for (const watcher of this.watchers) watcher();
  }
}
