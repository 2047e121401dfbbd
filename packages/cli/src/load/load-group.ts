/** Many tables under load, played by one process. */

import { LoadTable } from './load-table.ts';
import { loopbackAddress } from './loopback.ts';
import type { Counted } from './stats.ts';
import { Stats } from './stats.ts';

export interface GroupSettings {
  readonly urls: readonly string[];
  readonly tables: number;
  readonly seats: number;
  readonly options: string;
  readonly think: number;
  /** The seed of the first table; the others count on from it. */
  readonly seed: number;
  /** The first number of the network of the loopback to connect from, if the server is on this machine. */
  readonly network: number | null;
  /** Each table connects from an address of its own, as a household would. */
  readonly households: boolean;
}

/** Tables that are opened at the same time: more would only wait for each other. */
const AT_ONCE = 16;
/** Enough addresses that none runs out of ports. */
const ADDRESSES = 8;
const LOOK_EVERY = 500;
/** Each seat pings once in so many seconds, as the client does, and not all at the same moment. */
const PING_EVERY = 20;

export class LoadGroup {
  private readonly stats = new Stats();
  private readonly tables: readonly LoadTable[];
  private readonly hung = new Set<LoadTable>();
  private seconds = 0;
  private readonly timers: readonly NodeJS.Timeout[];

  constructor({ network, households, seed, tables, ...settings }: GroupSettings) {
    const addressOf = (table: number) =>
      network === null ? undefined : loopbackAddress(network, households ? table : table % ADDRESSES);
    this.tables = Array.from(
      { length: tables },
      (_, i) => new LoadTable({ ...settings, stats: this.stats, from: addressOf(i) }, seed + i),
    );
    this.timers = [setInterval(() => this.noteHung(), LOOK_EVERY), setInterval(() => this.pingSome(), 1000)];
  }

  /** Opens all tables; `opened` is called now and then with their number. */
  async open(opened: (tables: number) => void = () => undefined): Promise<void> {
    for (let i = 0; i < this.tables.length; i += AT_ONCE) {
      const some = this.tables.slice(i, i + AT_ONCE);
      await Promise.all(some.map((table) => table.start()));
      opened(i + some.length);
    }
  }

  begin(): void {
    for (const table of this.tables) table.begin();
  }

  /** From now on moves are counted. */
  measure(): void {
    this.stats.begin();
  }

  end(): Counted {
    this.stats.end();
    this.noteHung();
    return this.stats.counted(this.hung.size);
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const table of this.tables) table.stop();
  }

  private pingSome(): void {
    this.seconds++;
    this.tables.forEach((table, i) => {
      if ((i + this.seconds) % PING_EVERY === 0) table.ping();
    });
  }

  private noteHung(): void {
    const now = performance.now();
    for (const table of this.tables) if (table.hangsAt(now)) this.hung.add(table);
  }
}
