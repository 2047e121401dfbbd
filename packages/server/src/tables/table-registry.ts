/** All tables that this process serves: it opens and finds them, and follows what other processes write. */

import { randomUUID } from 'node:crypto';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Mover, Opening, Plan, Refused, RoomOptions, Sitter, Table } from '@tokaido/table';
import { addSharedTableRules, foldLog, openingEntries, planError, Room } from '@tokaido/table';
import type { Bots } from '../bots/pool.ts';
import type { Log } from '../log.ts';
import { errorText } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ProcessPlace } from '../processes/messages.ts';
import { PushWork } from '../push/push-work.ts';
import type { PushSender } from '../push/sender.ts';
import { shardOf } from '../store/shards.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { actByItself } from './act-by-itself.ts';
import { Announcements } from './announcements.ts';
import { BackgroundWork } from './background-work.ts';
import { refusalOfTable } from './damaged-table.ts';
import { DamagedTables } from './damaged-tables.ts';
import { ServerLog } from './log-store.ts';
import { newMover } from './new-mover.ts';
import { SeatPresence } from './presence.ts';
import type { HeldTable } from './process-hints.ts';
import { ProcessHints } from './process-hints.ts';
import { Schedule } from './schedule.ts';
import { newSeed, newTableId } from './secrets.ts';

export interface TableRegistryOptions {
  readonly store: Store;
  readonly bots: Bots;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly keepDays: number;
  /** Milliseconds that a bot leaves a person to take the last decision back. */
  readonly botPause: number;
  /** The name of this process among those on the same store; one that nobody else has if it does not matter. */
  readonly name?: string;
  now?(): number;
  /** Whether an address may open one more table. */
  mayOpen?(origin: string): boolean;
  /** Sends notices to devices; absent where nobody is told. */
  readonly push?: Pick<PushSender, 'send'>;
  /** Where several processes of one server divide the tables among them. */
  readonly siblings?: {
    readonly place: ProcessPlace;
    isOurs(table: string): boolean;
  };
}

type Folded = ReturnType<typeof foldLog>;

/** How many entries a room remembers for clients that reconnect. */
const RECENT = 32;
export class TableRegistry {
  readonly name: string;
  readonly announcements: Announcements;
  /** Every table that was asked for, also while it is being read. */
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly held = new Map<string, HeldTable>();
  private readonly options: TableRegistryOptions;
  private readonly around: Omit<RoomOptions, 'presence'>;
  private readonly log: ServerLog;
  private readonly mover: Mover;
  private readonly hints: ProcessHints;
  private readonly work: BackgroundWork;
  private readonly damaged: DamagedTables;
  private readonly schedule: Schedule;

  constructor(options: TableRegistryOptions) {
    addSharedTableRules();
    this.options = options;
    this.name = options.name ?? randomUUID();
    const { store, keepDays, metrics, log, siblings } = options;
    const { name, held } = this;
    const now = () => this.now();
    const failed = (error: unknown) => this.logError(error);
    this.log = new ServerLog(store, keepDays, metrics);
    this.damaged = new DamagedTables(store, log, now);
    this.mover = newMover(options, held, now, failed);
    this.announcements = new Announcements({ store, held, now });
    this.hints = new ProcessHints({
      store,
      name,
      held,
      known: (id) => this.rooms.get(id),
      refresh: (table, upTo) => this.refresh(table, upTo),
      failed,
    });
    this.work = new BackgroundWork({
      store,
      name,
      siblings: siblings?.place,
      metrics,
      log,
      now,
      find: (id) => this.find(id),
      runOut: (room) => this.mover.runOut(room),
      failed,
    });
    const push =
      options.push === undefined
        ? null
        : new PushWork({
            store,
            sender: options.push,
            now,
            shards: () => this.work.shards(),
            find: async (id) => ((await this.find(id)) === null ? null : (held.get(id) ?? null)),
            failed,
          });
    this.schedule = new Schedule({
      held,
      metrics,
      mover: this.mover,
      announcements: this.announcements,
      hints: this.hints,
      work: this.work,
      push,
      now,
      refresh: (table) => this.refresh(table),
      actAlone: (table) => this.actAlone(table),
      drop: (room) => this.drop(room),
      failed,
    });
    this.around = {
      log: this.log,
      recent: RECENT,
      now,
      changed: (room, before, own) => this.changed(room, before, own),
      presenceChanged: (room) => this.presenceChanged(room),
      closed: (room) => {
        this.announcements.closed(room);
        this.drop(room);
      },
      openNext: (opening, origin) => this.openNext(opening, origin),
      talk: {
        read: (table) => store.talk(table),
        save: (table, seq, body) => store.saveTalk(table, seq, body),
      },
    };
  }

  now(): number {
    return this.options.now?.() ?? Date.now();
  }

  /** Listens to other processes, makes up for an outage, and starts the clocks. */
  async start(): Promise<void> {
    await this.hints.start();
    await this.work.makeUpForOutage();
    this.schedule.start();
  }

  /** Finishes what is being stored; nothing new is begun. */
  async stop(): Promise<void> {
    this.schedule.stop();
    this.mover.stop();
    const tables = [...this.held.values()];
    for (const table of tables) this.hints.tellGone(table);
    await Promise.all(tables.map(({ room }) => room.refresh(0).catch(() => undefined)));
    await this.work.beat().catch(() => undefined);
  }

  /**
   * The table of this id; null when there is none, and rejected with a `DamagedTable` or an `UnplayableRules` when it
   * cannot be opened. `origin` is the address that asks for it.
   */
  find(id: string, origin = id): Promise<Room | null> {
    const held = this.held.get(id);
    if (held?.origin === id) held.origin = origin;
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const found = this.load(id, origin);
    this.rooms.set(id, found);
    const forget = () => {
      if (this.rooms.get(id) === found) this.rooms.delete(id);
    };
    found.then((room) => room ?? forget(), forget);
    return found;
  }

  /** Opens a table; the host sits on the seat planned as `me`. `origin` is the host's address. */
  async openTable(plan: Plan, host: Sitter, origin: string): Promise<Result<Room, Refused>> {
    const mine = plan.seats.filter(({ kind }) => kind === 'me').length;
    if (mine > 1) return fail({ code: 'bad-plan', message: 'only one seat can be yours' });
    return this.openRoom({ plan, host, places: [] }, origin);
  }

  /** The table of a rematch; nobody has said yet whether they are ready. */
  private async openNext(opening: Opening, origin: string): Promise<Result<string, Refused>> {
    const opened = await this.openRoom(opening, origin);
    return opened.ok ? ok(opened.value.table.id) : opened;
  }

  private async openRoom(opening: Opening, origin: string): Promise<Result<Room, Refused>> {
    const { seats } = opening.plan;
    const message = planError(opening.plan, seats.filter(({ kind }) => kind !== 'closed').length);
    if (message !== null) return fail({ code: 'bad-plan', message });
    if (this.options.mayOpen?.(origin) === false)
      return fail({ code: 'too-many', message: 'too many tables opened from here; try again later' });
    for (;;) {
      const id = this.newId();
      await this.options.store.follow(shardOf(id));
      const entries = openingEntries(opening, { id, secret: newSeed(), at: this.now() });
      const opened = foldLog(entries);
      if ((await this.log.append({ table: id, from: 1, entries, after: opened.table })) === 'taken') continue;
      const room = this.enter(opened, origin);
      this.announcements.opened(room);
      this.rooms.set(id, Promise.resolve(room));
      this.options.metrics.opened();
      return ok(room);
    }
  }

  private newId(): string {
    let id = newTableId();
    while (this.options.siblings?.isOurs(id) === false) id = newTableId();
    return id;
  }

  private async load(id: string, origin: string): Promise<Room | null> {
    // First, so that nothing which is written after the table was read goes unheard.
    await this.options.store.follow(shardOf(id));
    const loaded = await this.damaged.guard(id, this.log.load(id));
    return loaded === null ? null : this.enter(loaded, origin);
  }

  private enter({ table, past }: Folded, origin: string): Room {
    const presence = new SeatPresence(() => this.now());
    const room = new Room(table, { ...this.around, presence }, past.slice(-RECENT));
    this.held.set(table.id, { room, presence, origin });
    this.hints.opened(table.id);
    queueMicrotask(() => this.mover.changed(room, true));
    return room;
  }

  private drop(room: Room): void {
    const { id } = room.table;
    if (this.held.get(id)?.room !== room) return;
    this.held.delete(id);
    this.rooms.delete(id);
  }

  /** Reads what others wrote. A room that cannot make sense of its log is given up; then it is read from the start. */
  private async refresh({ room }: HeldTable, upTo?: number): Promise<void> {
    try {
      await room.refresh(upTo);
    } catch (error) {
      if (error instanceof StoreError) return this.logError(error);
      this.drop(room);
      room.audience.dismiss('restart');
      await this.find(room.table.id).catch((again: unknown) => this.logError(again));
    }
  }

  private changed(room: Room, before: Table, own: boolean): void {
    const { phase, plan } = room.table;
    if (own && before.phase !== 'over' && phase === 'over') this.options.metrics.over(plan.game);
    this.mover.changed(room, own);
    this.announcements.touch(room);
    const held = this.held.get(room.table.id);
    if (own && held?.room === room) this.actAlone(held);
  }

  private actAlone(table: HeldTable): void {
    actByItself(table, () => this.now()).catch((error: unknown) => this.logError(error));
  }

  private presenceChanged(room: Room): void {
    room.tellPresence();
    const held = this.held.get(room.table.id);
    if (held?.room === room) this.hints.tellPresence(held);
    this.announcements.touch(room);
  }

  /** A page of a person went out of sight, or came back. */
  look(room: Room, key: string, on: boolean): void {
    const held = this.held.get(room.table.id);
    if (held?.room !== room) return;
    held.presence.look(key, on);
    this.hints.tellPresence(held);
  }

  /** Bots of a table that leave time to take a decision back move now. */
  hurry(room: Room): void {
    this.mover.hurry(room);
  }

  /** What fails in the background is logged; the next one who needs it tries again. */
  private logError(error: unknown): void {
    // It was logged when the table was read.
    if (refusalOfTable(error) !== null) return;
    this.options.log.error({ error: errorText(error) }, 'background work failed');
  }
}
