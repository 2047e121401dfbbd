/**
 * A table kept on this device: its log, the pages that show it, and its bots. Every decision is saved before
 * anybody sees it. The pages get the very same messages as from a server.
 */

import type { ClientMessage, Entry, News, ServerMessage, Table, Told } from '@tokaido/table';
import {
  applyEntry,
  askedBy,
  changesInfo,
  decide,
  diff,
  infoOf,
  newsOf,
  openedTable,
  viewOf,
  welcomeFor,
} from '@tokaido/table';
import type { Device } from './device.ts';
import { askedOf, handOn, lift, listenerOf, peopleAt, personToDecide, viewerOf } from './device.ts';
import type { Thinker } from './driver.ts';
import { BotDriver } from './driver.ts';
import { rowOf } from './games.ts';
import type { Store } from './store.ts';

/** What a kept table needs of the world. */
export interface Desk extends Thinker {
  readonly store: Store;
  /** So many random bytes in hexadecimal digits. */
  random(bytes: number): string;
  /** Whether everything that has happened at a table is saved now, or may be lost. */
  saved(id: string, isSaved: boolean): void;
  /** A log has grown, for other tabs that keep the same table. */
  grown(id: string): void;
}

/** An entry with what the game told, and for an undo the entry that was taken back. */
interface Past {
  readonly entry: Entry;
  readonly told: readonly Told[];
  readonly back: number | undefined;
}

type Do = Extract<ClientMessage, { readonly t: 'do' }>;

/** Opens the rematch of a table and returns its id. */
export type Rematch = (table: Table) => Promise<string>;

export class Kept {
  table: Table;
  private past: Past[] = [];
  private readonly desk: Desk;
  private readonly rematch: Rematch;
  private readonly devices = new Set<Device>();
  /** How many entries are known to be saved. */
  private saved: number;
  /** One thing after the other. */
  private line: Promise<void> = Promise.resolve();
  private readonly bots: BotDriver;
  private isClosed = false;

  /** `entries` must be sound, see `readLog`; so many of them are saved already. */
  constructor(desk: Desk, entries: readonly Entry[], rematch: Rematch, saved = entries.length) {
    this.desk = desk;
    this.rematch = rematch;
    this.saved = saved;
    this.table = this.fold(entries);
    this.bots = new BotDriver(desk, {
      table: () => this.table,
      isWatched: () => this.isInUse,
      add: (entryOf) =>
        this.inTurn(async () => {
          const entry = this.isClosed ? null : entryOf();
          if (entry !== null) await this.add([entry]);
        }),
    });
  }

  get isInUse(): boolean {
    return this.devices.size > 0;
  }

  /** Nothing would be lost if it were forgotten here. */
  get isSaved(): boolean {
    return this.saved === this.past.length;
  }

  join(device: Device, since: number): void {
    this.devices.add(device);
    this.welcome(device, since);
    this.bots.drive();
  }

  leave(device: Device): void {
    this.devices.delete(device);
  }

  lift(device: Device): void {
    lift(this.table, device);
    this.welcome(device, this.table.n);
  }

  /** Carries a command out, after everything that came before it. */
  command(device: Device, { id, command }: Do): Promise<void> {
    return this.inTurn(async () => {
      if (this.isClosed) return;
      const no = (refused: Extract<ServerMessage, { readonly t: 'no' }>['refused']) =>
        device.send({ t: 'no', id, refused });
      if (command.t === 'rematch' && this.table.phase === 'over') {
        if (this.table.next === null) {
          const table = await this.rematch(this.table);
          await this.add([{ kind: 'next', at: this.desk.now(), table }]);
        }
        return device.send({ t: 'ok', id, n: this.table.n });
      }
      const before = this.numberOf(id);
      if (before !== undefined) return device.send({ t: 'ok', id, n: before });
      const world = { now: this.desk.now(), awayFor: () => Number.POSITIVE_INFINITY };
      const answer = decide(this.table, this.keyFor(device, command.t), id, command, world);
      if (!answer.ok) return no(answer.refused);
      if (answer.entries.length > 0 && !(await this.add(answer.entries))) {
        return no({ code: 'stale', says: 'the table has moved on in another window' });
      }
      device.send({ t: 'ok', id, n: 'n' in answer ? answer.n : this.table.n });
    });
  }

  /** Takes over what another tab has added to the log. */
  reload(read: (id: string) => Promise<readonly Entry[] | null>): Promise<void> {
    return this.inTurn(async () => {
      const entries = await read(this.table.id);
      if (entries === null) this.close();
      else if (entries.length > this.table.n) this.takeOver(entries);
    });
  }

  /** The game is kept no longer. */
  close(): void {
    for (const device of this.devices) device.send({ t: 'bye', why: 'gone' });
    this.devices.clear();
    this.isClosed = true;
  }

  private takeOver(entries: readonly Entry[]): void {
    this.saved = entries.length;
    this.desk.saved(this.table.id, true);
    this.table = this.fold(entries);
    for (const device of this.devices) this.welcome(device, 0);
    this.bots.drive();
  }

  private fold(entries: readonly Entry[]): Table {
    const [first] = entries;
    if (first?.kind !== 'opened') throw new Error('a log must begin with the opening of its table');
    const table = openedTable(first);
    this.past = [{ entry: first, told: [], back: undefined }];
    for (const entry of entries.slice(1)) this.past.push(apply(table, entry));
    return table;
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.line = this.line.then(work, work);
    return this.line;
  }

  /** Adds entries to the log, saves them and tells everybody; false when another tab was faster. */
  private async add(entries: readonly Entry[]): Promise<boolean> {
    const { desk, table } = this;
    const before = table.phase;
    const from = this.past.length;
    for (const entry of entries) this.past.push(apply(table, entry));
    if (!(await this.save())) return false;
    for (const device of this.devices) {
      handOn(table, device);
      // Whoever joined while this was being saved knows it already.
      for (let i = Math.max(from, device.knows); i < this.past.length; i++) this.tell(device, i, before);
    }
    desk.grown(table.id);
    this.bots.drive();
    return true;
  }

  private async save(): Promise<boolean> {
    const { desk, table, saved } = this;
    const entries = this.past.slice(saved).map(({ entry }) => entry);
    try {
      if (await desk.store.append(saved + 1, entries, rowOf(table, this.past[0].entry.at))) {
        this.saved = this.past.length;
        desk.saved(table.id, true);
        return true;
      }
      this.takeOver((await desk.store.read(table.id)) as Entry[]);
      return false;
    } catch {
      // The game goes on; the next entry tries to save this one too.
      desk.saved(table.id, false);
      return true;
    }
  }

  private tell(device: Device, i: number, before: Table['phase']): void {
    const { table } = this;
    const { entry } = this.past[i];
    const view = viewOf(table, viewerOf(device));
    const isLast = i === this.past.length - 1;
    device.send({
      t: 'update',
      n: i + 1,
      news: this.newsAt(i),
      ...(changesInfo(entry, before, table.phase) ? { info: infoOf(table) } : {}),
      ...(isLast ? changes(device.view, view) : {}),
      turn: askedOf(table, device),
      clock: null,
    });
    device.knows = i + 1;
    if (isLast) device.view = view;
  }

  private newsAt(i: number): News {
    const { entry, told, back } = this.past[i];
    return newsOf(entry, i + 1, told, listenerOf(this.table), back);
  }

  private welcome(device: Device, since: number): void {
    const { table, desk } = this;
    handOn(table, device);
    const who = viewerOf(device);
    const news = this.past.map((_, i) => this.newsAt(i)).slice(since);
    const present = table.seats.map(() => true);
    const message = welcomeFor(table, who, desk.now(), present, news);
    device.view = message.view;
    device.knows = this.past.length;
    device.send({ ...message, you: device.at, turn: askedOf(table, device) });
  }

  /** The entry that a command has become; whoever shares the device may have given it. */
  private numberOf(id: string): number | undefined {
    const { seats, done } = this.table;
    return seats.map(({ key }) => done.get(askedBy(key, id))).find((n) => n !== undefined);
  }

  /** In whose name a command is given: where several share the device, it is theirs whose turn it is. */
  private keyFor(device: Device, command: Do['command']['t']): string {
    const { table } = this;
    const key = (seat: number) => table.seats[seat]?.key ?? '';
    if (peopleAt(table).length <= 1) return key(device.at);
    if (command === 'act') return device.at === personToDecide(table) ? key(device.at) : '';
    if (command === 'back') return key(table.seats.findIndex(({ standIn }) => standIn));
    return command === 'stand-in' ? table.host : key(device.at);
  }
}

function apply(table: Table, entry: Entry): Past {
  const back = entry.kind === 'undone' ? table.match?.moves.at(-1)?.n : undefined;
  return { entry, told: applyEntry(table, entry), back };
}

function changes(
  before: unknown,
  view: unknown,
): Pick<Extract<ServerMessage, { t: 'update' }>, 'patch' | 'view'> {
  if (before === null) return view === null ? {} : { view };
  const patch = diff(before, view);
  return patch.length === 0 ? {} : { patch: patch as never };
}
