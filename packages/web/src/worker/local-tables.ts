/**
 * The tables of this device: runs them and answers the page. The store, the clock and the messages are passed in, so
 * that the same code runs in a worker and in tests.
 */

import type { View } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';
import type { ClientMessage, Opening, Presence, RoomOptions, ServerMessage } from '@tokaido/table';
import { foldLog, foldTable, gameAt, Mover, PROTOCOL, planError, Room, viewOf } from '@tokaido/table';
import { Device } from './device.ts';
import type { Environment } from './environment.ts';
import type { Birth, LocalGame } from './games.ts';
import { firstEntries, gameIn, openingOf, readRow } from './games.ts';
import { deviceGame, loadRules } from './load-rules.ts';
import { DeviceLog } from './log-store.ts';
import type { Ask, AskName, Asks, FromWorker, ToWorker } from './messages.ts';
import { LocalTableError } from './messages.ts';
import type { RareContext, RareName } from './rare-requests.ts';

type Do = Extract<ClientMessage, { readonly t: 'do' }>;

/** What only records, branches, statistics and games that cannot be opened need. */
const loadRareRequests = () => import('./rare-requests.ts');

const SECRET_BYTES = 32;
const ID_BYTES = 6;
/** The page says when the time to take a decision back is over; a page that forgets it holds nobody up for ever. */
const LONGEST_UNDO_WAIT = 60_000;

/** Everybody at the device counts as present, and may let a bot play for any of them at once. */
const ALL_HERE: Presence = {
  come() {},
  go() {},
  isHere: () => true,
  awayFor: () => Number.POSITIVE_INFINITY,
};

type Answers = {
  readonly [K in Exclude<AskName, RareName>]: (
    ask: Extract<Ask, { readonly name: K }>,
  ) => Promise<Asks[K]['answer']>;
};

export class LocalTables {
  private readonly environment: Environment;
  private readonly log: DeviceLog;
  private readonly mover: Mover;
  private readonly around: RoomOptions;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly links = new Map<number, { readonly device: Device; readonly room: Promise<Room> }>();

  constructor(environment: Environment) {
    const { store } = environment;
    this.environment = environment;
    this.log = new DeviceLog(store, (isSaved) =>
      environment.post({ from: 'persistence', persistent: store.persistent && isSaved }),
    );
    this.mover = new Mover({
      now: () => environment.now(),
      later: (ms, then) => environment.later(ms, then),
      think: async (table, seat, level, seed) => {
        const { game } = gameAt(table);
        const action = await environment.think(game, level, viewOf(table, seat) as View, seed);
        return game.rules.describe(action);
      },
      undoWait: () => LONGEST_UNDO_WAIT,
      // A table that nobody looks at stands still.
      mayMove: (room) => room.isWatched,
      failed: () => {},
    });
    this.around = {
      log: this.log,
      presence: ALL_HERE,
      recent: Number.POSITIVE_INFINITY,
      now: () => environment.now(),
      changed: (room, _, own) => {
        if (own) environment.grown(room.table.id);
        this.mover.changed(room, own);
      },
      presenceChanged: (room) => this.mover.changed(room, true),
      closed: (room) => this.rooms.delete(room.table.id),
      openNext: async (opening) => ok(await this.open(opening)),
      talk: null,
    };
    environment.post({ from: 'persistence', persistent: store.persistent });
  }

  receive(message: ToWorker): void {
    if (message.to === 'table') void this.atTable(message.link, message.table, message.message);
    else if (message.to === 'ask') void this.answer(message.id, message.ask);
    else if (message.to === 'leave') void this.leave(message.link);
    else void this.withLink(message.link, (room, device) => this.lift(room, device));
  }

  /** Another tab has added to a log. */
  async grown(id: string): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => null);
    // A log that cannot be read now is read with the next command.
    await room?.refresh().catch(() => undefined);
  }

  private async atTable(link: number, table: string, message: ClientMessage): Promise<void> {
    const post = (answer: ServerMessage) => this.environment.post({ from: 'table', link, message: answer });
    if (message.t === 'ping') return post({ t: 'pong' });
    if (message.t === 'hurry') return this.withLink(link, async (room) => this.mover.hurry(room));
    if (message.t === 'do') return this.withLink(link, (room, device) => this.command(room, device, message));
    if (message.t === 'look') return;
    if (message.protocol !== PROTOCOL) return post({ t: 'bye', why: 'reload' });
    const device = this.links.get(link)?.device ?? new Device(post);
    const room = this.find(table);
    this.links.set(link, { device, room });
    try {
      await (await room).join(device, message.since);
    } catch (error) {
      const { code, message: text } = localTableError(error);
      post({ t: 'no', id: null, refused: { code: 'no-table', message: text, reason: { code } } });
    }
  }

  private async command(room: Room, device: Device, { id, command }: Do): Promise<void> {
    try {
      const done = await room.ask((table) => device.keyFor(table, id, command.t), id, command);
      device.send(done.ok ? { t: 'ok', id, n: done.value } : { t: 'no', id, refused: done.error });
    } catch {
      device.send({
        t: 'no',
        id,
        refused: { code: 'busy', message: 'the log of this game cannot be read now' },
      });
    }
  }

  private async lift(room: Room, device: Device): Promise<void> {
    const table = await room.read();
    if (table === null) return;
    device.lift(table);
    await room.join(device, table.n);
  }

  private async withLink(link: number, then: (room: Room, device: Device) => Promise<void>): Promise<void> {
    const found = this.links.get(link);
    const room = (await found?.room.catch(() => null)) ?? null;
    if (found !== undefined && room !== null) await then(room, found.device).catch(() => undefined);
  }

  private async leave(link: number): Promise<void> {
    const found = this.links.get(link);
    this.links.delete(link);
    const room = (await found?.room.catch(() => null)) ?? null;
    if (found === undefined || room === null) return;
    room.part(found.device);
    const isWanted = [...this.links.values()].some((other) => other.room === found.room);
    if (!isWanted && !room.isBusy) this.rooms.delete(room.table.id);
  }

  /** The table with this id; it is read from its log when it is first asked for. */
  private find(id: string): Promise<Room> {
    let room = this.rooms.get(id);
    if (room === undefined) {
      room = this.load(id);
      this.rooms.set(id, room);
      room.catch(() => this.rooms.delete(id));
    }
    return room;
  }

  private async load(id: string): Promise<Room> {
    const log = await this.log.open(id);
    if (log.ok) {
      const { table, past } = foldLog(log.entries);
      return new Room(table, this.around, past);
    }
    throw await (await loadRareRequests()).openingError(id, log, await this.list(), this.environment.store);
  }

  private async list(): Promise<LocalGame[]> {
    const rows = await this.environment.store.list();
    // Whether a game can still be played is for its rules to say.
    const games = new Set(rows.map(([, row]) => gameIn(row)));
    await Promise.all([...games].map((game) => deviceGame(game).catch(() => undefined)));
    return rows.map(([id, row]) => readRow(id, row)).sort((a, b) => b.touched - a.touched);
  }

  private async open(opening: Opening, birth: Partial<Birth> = {}): Promise<string> {
    const { environment } = this;
    const { plan, places } = opening;
    await loadRules(plan);
    const invalid = places.some(({ key }) => key !== '')
      ? planError(plan, places.length)
      : 'nobody would play';
    if (invalid !== null) throw new LocalTableError('bad-setup', invalid);
    const id = `d${environment.random(ID_BYTES)}`;
    const entries = firstEntries(opening, {
      id,
      secret: environment.random(SECRET_BYTES),
      at: environment.now(),
      ...birth,
    });
    await this.log.append({ table: id, from: 1, entries, after: foldTable(entries) });
    return id;
  }

  private async answer(id: number, ask: Ask): Promise<void> {
    const post = (message: FromWorker) => this.environment.post(message);
    try {
      post({ from: 'answer', id, answer: await this.answerTo(ask) });
    } catch (error) {
      post({ from: 'error', id, code: localTableError(error).code });
    }
  }

  private async answerTo(ask: Ask): Promise<unknown> {
    if (ask.name in this.answers)
      return (this.answers as Record<string, (ask: Ask) => Promise<unknown>>)[ask.name]?.(ask);
    const { environment, log, rooms } = this;
    const open: RareContext['open'] = (...table) => this.open(...table);
    return (await loadRareRequests()).answerRare(ask, { environment, log, rooms, open });
  }

  private readonly answers: Answers = {
    list: () => this.list(),
    create: ({ setup }) => this.open(openingOf(setup)),
    hint: async ({ view, board }) => (await import('./bots.ts')).hintFor(view, board),
    points: async ({ view, board }) => (await import('./bots.ts')).pointsFor(view, board),
    prefetch: async (plan) => {
      await loadRules(plan);
      return null;
    },
  };
}

function localTableError(error: unknown): LocalTableError {
  return error instanceof LocalTableError
    ? error
    : new LocalTableError('failed', 'this game cannot be opened');
}
