/**
 * One table as this process holds it: the table itself, what happened last, and who listens. Requests are
 * carried out one after the other; each is answered, and told, once the store has it. Memory is only a cache:
 * where another process wrote first, the log is read again and the request is looked at anew.
 */

import { SPECTATOR } from '@tokaido/kernel';
import type {
  Answer,
  Command,
  Entry,
  News,
  ServerMessage,
  Sitter,
  Table,
  TableInfo,
  Told,
  World,
} from '@tokaido/table';
import {
  applyEntry,
  changesInfo,
  clockOf,
  decide,
  decideSit,
  diff,
  infoOf,
  newsOf,
  refuse,
  seatOfKey,
  snapshotOf,
  turnOf,
  viewOf,
  welcomeFor,
} from '@tokaido/table';
import type { Store } from '../store/store.ts';
import { headOf, snapshotDue } from './head.ts';
import { foldOnto, readEntries, retell } from './log.ts';
import { Presence } from './presence.ts';

/** Somebody who is connected to a table. */
export interface Listener {
  /** The seat, or −1 for a spectator. It changes when the seat is taken or left. */
  who: number;
  readonly key: string;
  /** Takes a message that is text already. */
  send(text: string): void;
}

/** An entry with what the game told when it was applied. */
interface Happened {
  readonly n: number;
  readonly entry: Entry;
  readonly told: readonly Told[];
  readonly infoChanged: boolean;
  /** The entry that an undo takes back. */
  readonly back?: number;
}

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
  readonly presence = new Presence();
  readonly listeners = new Set<Listener>();
  /** When it was last of use to anybody. */
  used: number;
  private current: Table;
  private readonly around: Surroundings;
  private readonly recent: Happened[] = [];
  /** The views that listeners hold, by seat; updates are told as changes to them. */
  private readonly views = new Map<number, unknown>();
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
      this.tellAllOf(missed.map((entry) => this.apply(entry)));
      if (missed.length > 0) this.around.moved(this, false);
    });
  }

  /** Sends everything to somebody who has just come, and whatever happens from then on. */
  join(listener: Listener, since: number | undefined): Promise<void> {
    return this.inTurn(async () => {
      listener.who = seatOfKey(this.current, listener.key);
      const news = await this.newsSince(listener.who, since ?? 0);
      this.views.set(listener.who, viewOf(this.current, listener.who));
      this.listeners.add(listener);
      this.presence.come(listener.who);
      const now = this.around.now();
      this.used = now;
      listener.send(JSON.stringify(welcomeFor(this.current, listener.who, now, this.present(), news)));
      this.around.presenceChanged(this);
    });
  }

  part(listener: Listener): void {
    if (!this.listeners.delete(listener)) return;
    this.used = this.around.now();
    this.presence.go(listener.who, this.used);
    if (![...this.listeners].some(({ who }) => who === listener.who)) this.views.delete(listener.who);
    this.around.presenceChanged(this);
  }

  present(): boolean[] {
    return this.current.seats.map((_, seat) => this.presence.isHere(seat));
  }

  info(): TableInfo {
    return infoOf(this.current);
  }

  /** Resolves once there is an entry after `since`, or the time is over, or the signal says that nobody waits. */
  async changedAfter(since: number, ms: number, gone: AbortSignal): Promise<void> {
    if (this.current.n > since || gone.aborted) return;
    await new Promise<void>((resolve) => {
      const listener: Listener = { who: SPECTATOR, key: '', send: () => done() };
      const done = () => {
        clearTimeout(timer);
        this.listeners.delete(listener);
        gone.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      gone.addEventListener('abort', done);
      this.listeners.add(listener);
    });
  }

  tellPresence(): void {
    const text = JSON.stringify({ t: 'present', present: this.present() } satisfies ServerMessage);
    for (const listener of this.listeners) listener.send(text);
  }

  private world(): World {
    const now = this.around.now();
    return { now, awayFor: (seat) => this.presence.awayFor(seat, now) };
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
    this.tellAllOf(happened);
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
    this.tellAllOf(missed);
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

  private tellAllOf(all: readonly Happened[]): void {
    for (const happened of all) {
      if (['began', 'sat', 'left', 'seat'].includes(happened.entry.kind)) this.reseat();
      this.tell(happened);
    }
  }

  /** Listeners may sit elsewhere than before: their key tells where. */
  private reseat(): void {
    for (const listener of this.listeners) {
      const who = seatOfKey(this.current, listener.key);
      if (who === listener.who) continue;
      this.presence.go(listener.who, this.around.now());
      this.presence.come(who);
      this.views.delete(who);
      listener.who = who;
      // Another seat sees another table: start afresh.
      const welcome = welcomeFor(this.current, who, this.around.now(), this.present(), []);
      listener.send(JSON.stringify(welcome));
    }
  }

  private tell(happened: Happened): void {
    const texts = new Map<number, string>();
    for (const listener of this.listeners) {
      const { who } = listener;
      let text = texts.get(who);
      if (text === undefined) {
        text = JSON.stringify(this.updateFor(who, happened));
        texts.set(who, text);
      }
      listener.send(text);
    }
  }

  private updateFor(who: number, { n, entry, told, infoChanged, back }: Happened): ServerMessage {
    const table = this.current;
    const before = this.views.get(who) ?? null;
    const view = viewOf(table, who);
    this.views.set(who, view);
    return {
      t: 'update',
      n,
      news: newsOf(entry, n, told, who, back),
      ...(infoChanged ? { info: infoOf(table) } : {}),
      ...(view === null ? {} : before === null ? { view } : { patch: diff(before, view) }),
      turn: turnOf(table, who),
      clock: clockOf(table, this.around.now()),
    } as ServerMessage;
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
