/**
 * All tables as this process serves them: opens and finds them, hears what other processes on the same store did,
 * and sees to it that none is forgotten by its clock.
 */

import { randomUUID } from 'node:crypto';
import type { Entry, Plan, Refused, Sitter, Table } from '@tokaido/table';
import { faultOf, openedTable, rematchPlan } from '@tokaido/table';
import type { Bots } from '../bots/pool.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Hint, Store } from '../store/store.ts';
import { headOf } from './head.ts';
import { readTable } from './log.ts';
import { Mover } from './mover.ts';
import type { Done, Surroundings } from './room.ts';
import { Room } from './room.ts';
import { newSeed, newTableId } from './secrets.ts';

export interface KeeperOptions {
  readonly store: Store;
  readonly bots: Bots;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly keepDays: number;
  /** Milliseconds that a bot leaves a person to take the last decision back. */
  readonly botPause: number;
  now?(): number;
}

/** A room nobody uses is given up after this time; it is read again when needed. */
const IDLE = 60_000;
const TICK = 1_000;
/** Ticks between two looks for clocks of tables that no process holds, and between two signs of life. */
const DUE_EVERY = 5;
const FORGET_EVERY = 3_600;
const DUE_AT_ONCE = 200;
const HEARTBEAT_EVERY = 2;
/** A silence of all processes that is longer than this was an outage. */
const OUTAGE = 10_000;

export class Keeper {
  readonly name = randomUUID();
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly open = new Map<string, Room>();
  private readonly options: KeeperOptions;
  private readonly around: Surroundings;
  private readonly mover: Mover;
  private timer: NodeJS.Timeout | undefined;
  private ticks = 0;

  constructor(options: KeeperOptions) {
    this.options = options;
    const { store, keepDays, metrics, bots, botPause } = options;
    const failed = (error: unknown) => this.complain(error);
    this.mover = new Mover({ bots, botPause, now: () => this.now(), failed });
    this.around = {
      store,
      keepDays,
      now: () => this.now(),
      moved: (room, own) => this.mover.moved(room, own),
      presenceChanged: (room) => this.presenceChanged(room),
      stored: (ms, entries) => metrics.stored(ms, entries),
      ended: (game) => metrics.over(game),
    };
  }

  now(): number {
    return this.options.now?.() ?? Date.now();
  }

  /** Hears other processes, makes up for an outage, and starts the clocks. */
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
    await Promise.all(rooms.map((room) => room.refresh().catch(() => undefined)));
    await this.options.store.heartbeat(this.now()).catch(() => undefined);
  }

  /** The table of this id; null when there is none. */
  find(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const found = readTable(this.options.store, id).then((table) => this.enter(id, table));
    this.rooms.set(id, found);
    found.catch(() => this.rooms.delete(id));
    return found;
  }

  /** Opens a table; the host sits on the seat planned as `me`. */
  async openTable(
    plan: Plan,
    host: Sitter,
  ): Promise<{ readonly ok: true; readonly room: Room } | { readonly ok: false; readonly refused: Refused }> {
    const fault = faultOf(plan, plan.seats.filter(({ kind }) => kind !== 'closed').length);
    const mine = plan.seats.filter(({ kind }) => kind === 'me').length;
    const says = fault ?? (mine > 1 ? 'only one seat can be yours' : null);
    if (says !== null) return { ok: false, refused: { code: 'bad-plan', says } };
    const { store, keepDays } = this.options;
    for (;;) {
      const id = newTableId();
      const entry: Entry = { kind: 'opened', at: this.now(), id, plan, secret: newSeed(), host };
      const table = openedTable(entry);
      const append = { table: id, from: 1, entries: [JSON.stringify(entry)], head: headOf(table, keepDays) };
      if ((await store.append(append)) === 'taken') continue;
      const room = this.enter(id, table);
      if (room === null) throw new Error('a new table is missing');
      this.rooms.set(id, Promise.resolve(room));
      this.options.metrics.opened();
      return { ok: true, room };
    }
  }

  /** The table of the rematch; whoever asks first opens it, with everybody on his new seat. */
  async rematch(room: Room, key: string): Promise<Done | { readonly ok: true; readonly table: string }> {
    const { table } = room;
    const refused = (says: string): Done => ({ ok: false, refused: { code: 'not-now', says } });
    if (table.next !== null) return { ok: true, table: table.next };
    if (table.phase !== 'over') return refused('the game is not over');
    if (table.host !== key && !table.seats.some((seat) => seat.key === key))
      return { ok: false, refused: { code: 'not-seated', says: 'you did not play at this table' } };
    const { plan, places } = rematchPlan(table);
    const opened = await this.openTable(plan, { key: table.host, name: '', bytes: '' });
    if (!opened.ok) return opened;
    const next = opened.room;
    for (const [seat, { kind, key: person, name }] of places.entries()) {
      if (kind === 'person') await next.sit(seat, { key: person, name, bytes: '' });
    }
    const told = await room.add((now, at) =>
      now.next === null ? { kind: 'next', at, table: next.table.id } : null,
    );
    if (told.ok) return { ok: true, table: next.table.id };
    return room.table.next === null ? told : { ok: true, table: room.table.next };
  }

  private enter(id: string, table: Table | null): Room | null {
    if (table === null) {
      this.rooms.delete(id);
      return null;
    }
    const room = new Room(table, this.around);
    this.open.set(id, room);
    queueMicrotask(() => this.mover.moved(room, true));
    return room;
  }

  private hear(hint: Hint): void {
    const room = this.open.get(hint.table);
    if (room === undefined) return;
    if ('seq' in hint) {
      if (hint.seq > room.table.n && !room.isBusy) void this.quietly(room.refresh());
    } else if (hint.from !== this.name) {
      const seats = hint.present === '' ? [] : hint.present.split(',').map(Number);
      room.audience.presence.heard(hint.from, seats, this.now());
      room.audience.tellPresence(room.table);
    }
  }

  /** Nothing was heard for a while: see which tables went on without us. */
  private async afterGap(): Promise<void> {
    const last = await this.options.store.last([...this.open.keys()]);
    for (const [id, n] of last) this.hear({ table: id, seq: n });
  }

  private presenceChanged(room: Room): void {
    room.audience.tellPresence(room.table);
    this.tellPresence(room);
  }

  private tellPresence(room: Room): void {
    const present = room.audience.presence.seatsHere().join(',');
    this.options.store.tell({ table: room.table.id, present, from: this.name });
  }

  private async tick(): Promise<void> {
    const { store, metrics } = this.options;
    this.ticks++;
    metrics.rooms(this.open.size);
    await this.quietly(this.ticks % HEARTBEAT_EVERY === 0 ? store.heartbeat(this.now()) : Promise.resolve());
    for (const [id, room] of this.open) {
      if (room.audience.size > 0) {
        if (this.ticks % 20 === 0) this.tellPresence(room);
      } else if (!room.isBusy && !this.mover.isThinking(id) && this.now() - room.used > IDLE) {
        this.open.delete(id);
        this.rooms.delete(id);
      }
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
      // An index that is behind the log is put right by whoever writes next; a late table is looked at anew.
      if (room !== null) void this.quietly(this.mover.runOut(room));
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

  /** What fails in the background is logged, and tried again by whoever needs it next. */
  private async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => this.complain(error));
  }

  private complain(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
    this.options.log.error({ problem }, 'in the background');
  }
}
