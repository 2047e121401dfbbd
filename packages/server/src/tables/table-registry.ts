/**
 * All tables that this process serves: it opens and finds them, follows what other processes on the same store write,
 * and moves tables whose clock has run out.
 */

import { randomUUID } from 'node:crypto';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type {
  Entry,
  Happened,
  Opening,
  Plan,
  Refused,
  RoomOptions,
  Sitter,
  Table,
  TalkStore,
} from '@tokaido/table';
import { foldLog, Mover, openingEntries, planError, Room } from '@tokaido/table';
import type { Bots } from '../bots/pool.ts';
import type { Log } from '../log.ts';
import { errorText } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Hint, Store } from '../store/store.ts';
import { ServerLog } from './log-store.ts';
import { SeatPresence } from './presence.ts';
import { newSeed, newTableId } from './secrets.ts';

export interface TableRegistryOptions {
  readonly store: Store;
  readonly bots: Bots;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly keepDays: number;
  /** Milliseconds that a bot leaves a person to take the last decision back. */
  readonly botPause: number;
  now?(): number;
}

/** A room that nobody uses is dropped after this time; it is read again when needed. */
const IDLE = 60_000;
/** How many entries a room remembers for clients that reconnect. */
const RECENT = 32;
const TICK = 1_000;
/** In ticks: how often to look for clocks that ran out at tables no process holds. */
const DUE_EVERY = 5;
const DUE_AT_ONCE = 200;
const FORGET_EVERY = 3_600;
const HEARTBEAT_EVERY = 2;
/** A silence of all processes that is longer than this was an outage. */
const OUTAGE = 10_000;

export class TableRegistry {
  readonly name = randomUUID();
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly open = new Map<string, Room>();
  private readonly options: TableRegistryOptions;
  private readonly presences = new WeakMap<Room, SeatPresence>();
  private readonly around: Omit<RoomOptions, 'presence'>;
  private readonly log: ServerLog;
  private readonly mover: Mover;
  private timer: NodeJS.Timeout | undefined;
  private ticks = 0;

  constructor(options: TableRegistryOptions) {
    this.options = options;
    const { store, keepDays, metrics, bots, botPause } = options;
    this.log = new ServerLog(store, keepDays, metrics);
    this.mover = new Mover({
      now: () => this.now(),
      // A table that waits for its clock must not keep the process alive.
      later: (ms, then) => void setTimeout(then, ms).unref(),
      think: (table, seat, level, seed) => bots.decide(table, seat, level, seed),
      undoWait: () => botPause,
      mayMove: () => true,
      failed: (error) => this.logError(error),
    });
    this.around = {
      log: this.log,
      recent: RECENT,
      now: () => this.now(),
      changed: (room, before, own) => this.changed(room, before, own),
      presenceChanged: (room) => this.presenceChanged(room),
      closed: (room) => this.drop(room),
      openNext: async (opening) => ok(await this.openNext(opening)),
      talk: memoryTalk(),
    };
  }

  now(): number {
    return this.options.now?.() ?? Date.now();
  }

  /** Listens to other processes, makes up for an outage, and starts the clocks. */
  async start(): Promise<void> {
    const { store } = this.options;
    await store.listen(
      (hint) => this.hear(hint),
      () => void this.quietly(this.afterGap()),
    );
    await this.makeUpForOutage();
    await store.heartbeat(this.now());
    this.timer = setInterval(() => void this.tick(), TICK);
  }

  /** Finishes what is being stored; nothing new is begun. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.mover.stop();
    const rooms = [...this.open.values()];
    await Promise.all(rooms.map((room) => room.refresh(0).catch(() => undefined)));
    await this.options.store.heartbeat(this.now()).catch(() => undefined);
  }

  /** The table of this id; null when there is none. */
  find(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const found = this.log.load(id).then((loaded) => this.enter(id, loaded));
    this.rooms.set(id, found);
    found.catch(() => this.rooms.delete(id));
    return found;
  }

  /** Opens a table; the host sits on the seat planned as `me`. */
  async openTable(plan: Plan, host: Sitter): Promise<Result<Room, Refused>> {
    const mine = plan.seats.filter(({ kind }) => kind === 'me').length;
    const message =
      planError(plan, plan.seats.filter(({ kind }) => kind !== 'closed').length) ??
      (mine > 1 ? 'only one seat can be yours' : null);
    if (message !== null) return fail({ code: 'bad-plan', message });
    return ok(await this.openRoom({ plan, host, places: [] }));
  }

  /** The table of a rematch; nobody has said yet whether they are ready. */
  private async openNext(opening: Opening): Promise<string> {
    const room = await this.openRoom(opening);
    return room.table.id;
  }

  private async openRoom(opening: Opening): Promise<Room> {
    for (;;) {
      const id = newTableId();
      const entries: Entry[] = openingEntries(opening, { id, secret: newSeed(), at: this.now() });
      const opened = foldLog(entries);
      if ((await this.log.append({ table: id, from: 1, entries, after: opened.table })) === 'taken') continue;
      const room = this.enter(id, opened);
      if (room === null) throw new Error('a new table is missing');
      this.rooms.set(id, Promise.resolve(room));
      this.options.metrics.opened();
      return room;
    }
  }

  private enter(
    id: string,
    loaded: { readonly table: Table; readonly past: readonly Happened[] } | null,
  ): Room | null {
    if (loaded === null) {
      this.rooms.delete(id);
      return null;
    }
    const presence = new SeatPresence();
    const room = new Room(loaded.table, { ...this.around, presence }, loaded.past.slice(-RECENT));
    this.presences.set(room, presence);
    this.open.set(id, room);
    queueMicrotask(() => this.mover.changed(room, true));
    return room;
  }

  private drop(room: Room): void {
    const { id } = room.table;
    if (this.open.get(id) !== room) return;
    this.open.delete(id);
    this.rooms.delete(id);
  }

  private changed(room: Room, before: Table, own: boolean): void {
    const { phase, plan } = room.table;
    if (own && before.phase !== 'over' && phase === 'over') this.options.metrics.over(plan.game);
    this.mover.changed(room, own);
  }

  private hear(hint: Hint): void {
    const room = this.open.get(hint.table);
    if (room === undefined) return;
    if ('seq' in hint) {
      if (hint.seq > room.table.n) void this.quietly(room.refresh(hint.seq));
    } else if (hint.from !== this.name) {
      const seats = hint.present === '' ? [] : hint.present.split(',').map(Number);
      this.presences.get(room)?.heard(hint.from, seats, this.now());
      room.audience.tellPresence(room.table);
    }
  }

  /** The connection was lost for a while: finds out which tables went on without us. */
  private async afterGap(): Promise<void> {
    const last = await this.options.store.last([...this.open.keys()]);
    for (const [id, n] of last) this.hear({ table: id, seq: n });
  }

  private presenceChanged(room: Room): void {
    room.audience.tellPresence(room.table);
    this.tellPresence(room);
  }

  private tellPresence(room: Room): void {
    const present = (this.presences.get(room)?.seatsHere() ?? []).join(',');
    this.options.store.tell({ table: room.table.id, present, from: this.name });
  }

  private async tick(): Promise<void> {
    const { store, metrics } = this.options;
    this.ticks++;
    metrics.rooms(this.open.size);
    await this.quietly(this.ticks % HEARTBEAT_EVERY === 0 ? store.heartbeat(this.now()) : Promise.resolve());
    for (const room of this.open.values()) {
      // Listeners must not have to wait for the next request to learn the outcome of a write that failed.
      if (room.isDoubtful && !room.isBusy) void this.quietly(room.refresh());
      if (room.isWatched) {
        if (this.ticks % 20 === 0) this.tellPresence(room);
      } else if (!room.isBusy && !this.mover.isThinking(room) && this.now() - room.used > IDLE)
        this.drop(room);
    }
    if (this.ticks % DUE_EVERY === 0) {
      await this.quietly(store.due(this.now(), DUE_AT_ONCE).then((ids) => this.runOutAll(ids)));
    }
    if (this.ticks % FORGET_EVERY === 1) {
      await this.quietly(store.forget(this.now()).then((count) => metrics.forgot(count)));
    }
  }

  private async runOutAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const room = await this.find(id);
      // An index that is behind the log is corrected by the next write.
      if (room !== null) this.mover.runOut(room);
    }
  }

  /** Sets live clocks back by the time during which no process could serve anybody. */
  private async makeUpForOutage(): Promise<void> {
    const { store, log } = this.options;
    const last = await store.lastHeartbeat();
    const now = this.now();
    if (last === null || now - last < OUTAGE) return;
    const ids = await store.clocked();
    for (const id of ids) {
      const room = await this.find(id);
      if (room === null) continue;
      await room.add((table, at) => {
        if (table.plan.pace.kind !== 'live' || table.deadline === null || table.touched > last + OUTAGE)
          return null;
        return { kind: 'paused', at, ms: now - Math.max(last, table.touched) };
      });
    }
    log.info(
      { seconds: Math.round((now - last) / 1000), tables: ids.length },
      'clocks set back after an outage',
    );
  }

  /** What fails in the background is logged; the next one who needs it tries again. */
  private async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => this.logError(error));
  }

  private logError(error: unknown): void {
    this.options.log.error({ error: errorText(error) }, 'background work failed');
  }
}

/** Until the store keeps it. */
function memoryTalk(): TalkStore {
  const talks = new Map<string, { readonly seq: number; readonly body: string }>();
  return {
    read: async (table) => talks.get(table) ?? null,
    async save(table, seq, body) {
      if ((talks.get(table)?.seq ?? 0) >= seq) return 'taken';
      talks.set(table, { seq, body });
      return 'stored';
    },
  };
}
