/**
 * Keeps the tables of this device and answers the page. It knows nothing of workers and databases: those are
 * given to it, so that it runs in tests as it does in a browser.
 */

import type { ClientMessage, Entry, Table } from '@tokaido/table';
import { faultOf, foldTable, PROTOCOL, rematchPlan } from '@tokaido/table';
import { hintFor } from './bots.ts';
import type { Device } from './device.ts';
import { newDevice } from './device.ts';
import type { LocalGame, Place } from './games.ts';
import { openingOf, placesAfter, placesOf, planOf, readRow, rowOf } from './games.ts';
import type { Desk } from './kept.ts';
import { Kept } from './kept.ts';
import type { Log } from './log.ts';
import { readLog } from './log.ts';
import type { Ask, AskName, Asks, FromHost, ToHost } from './messages.ts';
import { HostProblem } from './messages.ts';

export interface World extends Omit<Desk, 'saved' | 'wait'> {
  post(message: FromHost): void;
}

const SECRET_BYTES = 32;
const ID_BYTES = 6;
const USUAL_WAIT = 1400;

type Answers = {
  readonly [K in AskName]: (ask: Extract<Ask, { readonly name: K }>) => Promise<Asks[K]['answer']>;
};

export class Keeper {
  private readonly world: World;
  private readonly desk: Desk;
  private readonly tables = new Map<string, Promise<Kept>>();
  private readonly links = new Map<number, { readonly device: Device; readonly kept: Promise<Kept> }>();
  /** Tables of which something could not be saved yet. */
  private readonly unsaved = new Set<string>();
  private wait = USUAL_WAIT;

  constructor(world: World) {
    this.world = world;
    this.desk = {
      ...world,
      saved: (id, isSaved) => this.noteSaved(id, isSaved),
      wait: () => this.wait,
    };
    world.post({ from: 'lasting', lasting: world.store.lasting });
  }

  receive(message: ToHost): void {
    if (message.to === 'table') void this.atTable(message.link, message.table, message.message);
    else if (message.to === 'ask') void this.answer(message.id, message.ask);
    else if (message.to === 'leave') void this.leave(message.link);
    else void this.withLink(message.link, (kept, device) => kept.lift(device));
  }

  /** Another tab has added to a log. */
  async grown(id: string): Promise<void> {
    const kept = await this.tables.get(id)?.catch(() => null);
    await kept?.reload(async () => {
      const log = await this.logOf(id);
      return log.ok ? log.entries : null;
    });
  }

  /** Tells the page when it becomes unsure that games outlive it, and when all of them are safe again. */
  private noteSaved(id: string, isSaved: boolean): void {
    const wasSaved = !this.unsaved.has(id);
    if (isSaved === wasSaved) return;
    if (isSaved) this.unsaved.delete(id);
    else this.unsaved.add(id);
    const { world, unsaved } = this;
    world.post({ from: 'lasting', lasting: world.store.lasting && unsaved.size === 0 });
  }

  private async atTable(link: number, table: string, message: ClientMessage): Promise<void> {
    const post = (answer: Parameters<Device['send']>[0]) =>
      this.world.post({ from: 'table', link, message: answer });
    if (message.t === 'ping') return post({ t: 'pong' });
    if (message.t === 'do') return this.withLink(link, (kept, device) => kept.command(device, message));
    if (message.protocol !== PROTOCOL) return post({ t: 'bye', why: 'reload' });
    const device = this.links.get(link)?.device ?? newDevice(post);
    const kept = this.keep(table);
    this.links.set(link, { device, kept });
    try {
      (await kept).join(device, message.since ?? 0);
    } catch (error) {
      const { problem, message: says } = problemOf(error);
      post({ t: 'no', id: null, refused: { code: 'no-table', says, reason: { problem } } });
    }
  }

  private async withLink(link: number, then: (kept: Kept, device: Device) => unknown): Promise<void> {
    const found = this.links.get(link);
    const kept = (await found?.kept.catch(() => null)) ?? null;
    if (found !== undefined && kept !== null) await then(kept, found.device);
  }

  private async leave(link: number): Promise<void> {
    const found = this.links.get(link);
    this.links.delete(link);
    const kept = (await found?.kept.catch(() => null)) ?? null;
    if (found === undefined || kept === null) return;
    kept.leave(found.device);
    const isWanted = [...this.links.values()].some((other) => other.kept === found.kept);
    if (!isWanted && kept.isSaved) this.tables.delete(kept.table.id);
  }

  /** The table with this id; it is read from its log when it is first asked for. */
  private keep(id: string): Promise<Kept> {
    let kept = this.tables.get(id);
    if (kept === undefined) {
      kept = this.load(id);
      this.tables.set(id, kept);
      kept.catch(() => this.tables.delete(id));
    }
    return kept;
  }

  private async load(id: string): Promise<Kept> {
    const log = await this.logOf(id);
    if (log.ok) return this.keeping(log.entries);
    // It is listed as damaged from now on.
    const game = (await this.list()).find((row) => row.id === id);
    if (game === undefined) throw new HostProblem('no-table', 'this game is not kept on this device');
    await this.world.store.mark({ ...game, damaged: log.damage } as LocalGame);
    throw new HostProblem('damaged', 'this game cannot be read any more');
  }

  private keeping(entries: readonly Entry[], saved = entries.length): Kept {
    return new Kept(this.desk, entries, (table) => this.rematch(table), saved);
  }

  private async logOf(id: string): Promise<Log> {
    const { store } = this.world;
    const row = (await store.list()).find(([key]) => key === id)?.[1];
    const version = (row as Partial<LocalGame> | undefined)?.version;
    return readLog(await store.read(id), typeof version === 'number' ? version : null);
  }

  private async list(): Promise<LocalGame[]> {
    const rows = await this.world.store.list();
    return rows.map(([id, row]) => readRow(id, row)).sort((a, b) => b.touched - a.touched);
  }

  private async open(plan: Parameters<typeof openingOf>[0], places: readonly Place[]): Promise<string> {
    const { world } = this;
    const fault = places.some(({ key }) => key !== '') ? faultOf(plan, places.length) : 'nobody would play';
    if (fault !== null) throw new HostProblem('bad-setup', fault);
    const id = `d${world.random(ID_BYTES)}`;
    const at = world.now();
    const entries: Entry[] = openingOf(plan, places, { id, secret: world.random(SECRET_BYTES), at });
    try {
      await world.store.append(1, entries, rowOf(foldTable(entries), at));
    } catch {
      // It is played all the same, and saved with a later entry if that can be.
      this.noteSaved(id, false);
      this.tables.set(id, Promise.resolve(this.keeping(entries, 0)));
    }
    return id;
  }

  private rematch(table: Table): Promise<string> {
    const { plan, places } = rematchPlan(table);
    return this.open(plan, placesAfter(places));
  }

  private async answer(id: number, ask: Ask): Promise<void> {
    const post = (message: FromHost) => this.world.post(message);
    try {
      const handler = this.answers[ask.name] as (ask: Ask) => Promise<unknown>;
      post({ from: 'answer', id, answer: await handler(ask) });
    } catch (error) {
      post({ from: 'problem', id, problem: problemOf(error).problem });
    }
  }

  private readonly answers: Answers = {
    list: () => this.list(),
    create: ({ setup }) => this.open(planOf(setup), placesOf(setup)),
    remove: async ({ id }) => {
      const kept = await this.tables.get(id)?.catch(() => null);
      kept?.close();
      this.tables.delete(id);
      this.noteSaved(id, true);
      await this.world.store.remove(id);
      this.world.grown(id);
      return null;
    },
    record: async ({ id }) => {
      // Seldom asked for, so it is fetched when it is.
      const { recordText } = await import('./record.ts');
      const log = await this.logOf(id);
      if (log.ok) return recordText(foldTable(log.entries));
      const kept = await this.tables.get(id)?.catch(() => null);
      if (kept) return recordText(kept.table);
      const entries = await this.world.store.read(id);
      if (entries.length === 0) throw new HostProblem('no-table', 'this game is not kept on this device');
      return JSON.stringify(entries, null, 1);
    },
    hint: ({ view }) => hintFor(view),
    wait: async ({ ms }) => {
      this.wait = ms;
      return null;
    },
  };
}

function problemOf(error: unknown): HostProblem {
  return error instanceof HostProblem ? error : new HostProblem('failed', 'this game cannot be opened');
}
