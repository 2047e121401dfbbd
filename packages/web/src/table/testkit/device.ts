/** For tests: a device without a browser, with its tables, the page's link to them, and their models. */

import { effect } from '@preact/signals';
import type { View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';
import { addGame, tokaidoTable } from '@tokaido/table';
import type { LocalLink } from '../../connection/local.ts';
import { Host } from '../../connection/local.ts';
import { tokaidoClient } from '../../tokaido/client.tsx';
import type { TableModel } from '../../tokaido/model.ts';
import { LocalTables } from '../../worker/local-tables.ts';
import type { FromWorker, ToWorker } from '../../worker/messages.ts';
import type { Store } from '../../worker/store.ts';
import { memoryStore } from '../../worker/store.ts';
import { connectTable } from '../connect.ts';
import { opened } from '../connected-table.ts';
import type { TableModel as AnyTableModel } from '../model.ts';
import type { TestClock } from './clock.ts';

addGame(tokaidoTable);

export interface DeviceOptions {
  readonly seed: number;
  readonly store?: Store;
  readonly think?: (game: AnyGame, level: string, view: View, seed: number) => Promise<number>;
  /** The factor of all times of the playback; by default 0. */
  readonly speed?: () => number;
  /** How long bots leave to take a decision back; by default 0. */
  readonly undoTime?: () => number;
  /** The timer of the tables. */
  readonly later?: (ms: number, then: () => void) => void;
  /** The clock of the playback. */
  readonly clock?: TestClock;
}

/** Any legal action: bots that cost no time. */
export function anyMove(game: AnyGame, _level: string, view: View, seed: number): Promise<number> {
  const legal = new Actions();
  game.legal(game.fromView(view), legal);
  return Promise.resolve(legal.list[new FastChance(seed).below(legal.count)]!);
}

const soon = (ms: number, then: () => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

export class TestDevice {
  readonly host: Host;
  readonly tables: LocalTables;
  readonly store: Store;
  /** Everything that the page was ever sent. */
  readonly posted: FromWorker[] = [];
  private readonly options: DeviceOptions;
  private readonly rng: FastChance;
  private marks = 0;

  constructor(options: DeviceOptions) {
    this.options = options;
    this.rng = new FastChance(options.seed);
    this.store = options.store ?? memoryStore();
    let page: (message: FromWorker) => void = () => {};
    const host = new Host({
      post: (message: ToWorker) => this.tables.receive(structuredClone(message)),
      listen: (onMessage) => {
        page = onMessage;
      },
    });
    this.host = host;
    this.tables = new LocalTables({
      store: this.store,
      now: () => 1_000_000 + this.marks++,
      later: options.later ?? soon,
      random: (bytes) => this.random(bytes),
      think: options.think ?? anyMove,
      grown: () => {},
      post: (message) => {
        const copy = structuredClone(message);
        this.posted.push(copy);
        page(copy);
      },
    });
  }

  open(id: string): Promise<TableModel & { readonly lifted: LocalLink }> {
    const link = this.host.link(id);
    const model = connectTable(id, link, {
      isLocal: true,
      likelyGame: 'tokaido',
      loadGame: () => tokaidoClient,
      speed: this.options.speed ?? (() => 0),
      isStill: () => false,
      now: this.options.clock?.now ?? (() => 0),
      later: this.options.clock?.later ?? soon,
      mark: this.random(4),
      advise: (what, view, board) => this.host.ask(what, { view, board }),
      record: () => this.host.ask('record', { id }),
      lift: () => link.lift(),
      undoTime: this.options.undoTime ?? (() => 0),
    });
    return opened(Object.assign(model, { lifted: link })) as Promise<unknown> as Promise<
      TableModel & { readonly lifted: LocalLink }
    >;
  }

  private random(bytes: number): string {
    return Array.from({ length: bytes }, () => this.rng.below(256).toString(16).padStart(2, '0')).join('');
  }
}

/** Waits until something is so; what it reads of signals is followed. */
export function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!isSo()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** Somebody at this device must decide, or the game is over. */
export function settled(model: AnyTableModel): Promise<void> {
  return until(
    () =>
      model.info.value.phase === 'over' || model.curtain.value !== null || model.seen.value?.mine === true,
  );
}

/** The one who must decide takes the device. */
export async function handOver(model: AnyTableModel): Promise<void> {
  model.liftCurtain();
  await until(() => model.curtain.value === null);
}
