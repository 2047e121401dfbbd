/**
 * People at real tables over a store that fails. Each sends a command until it is answered, always under the same id,
 * as a client does; what they were told is compared with the rows in the end.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Command, Entry, Opening, Presence } from '@tokaido/table';
import { addGame, askedBy, foldLog, openingEntries, Room, tokaidoTable } from '@tokaido/table';
import { expect } from 'vitest';
import { Metrics } from '../src/metrics.ts';
import type { Store } from '../src/store/store.ts';
import { ServerLog } from '../src/tables/log-store.ts';
import { PLAN } from './kit.ts';
import { until } from './store-kit.ts';

addGame(tokaidoTable);

const KEYS = ['a'.repeat(64), 'b'.repeat(64)] as const;
/** Between two tries, in ms. */
const AGAIN = 20;
const ALL_HERE: Presence = { come() {}, go() {}, isHere: () => true, awayFor: () => 0 };

interface Acknowledged {
  readonly asked: string;
  readonly n: number;
}

export class Resenders {
  /** Commands that were answered, by table. */
  private readonly told = new Map<string, Acknowledged[]>();
  private readonly log: ServerLog;
  private readonly people: Promise<void>[] = [];
  private stopped = false;
  /** How often a command was not answered, so that it had to be sent again. */
  failures = 0;

  constructor(store: Store) {
    this.log = new ServerLog(store, 90, new Metrics());
  }

  /** Opens tables, each with two people who go on sending until they are stopped. */
  async start(tables: number): Promise<this> {
    const ids = Array.from({ length: tables }, (_, i) => `resend${i}`);
    for (const room of await Promise.all(ids.map((id) => this.open(id)))) {
      this.told.set(room.table.id, []);
      this.people.push(...KEYS.map((key) => this.send(room, key)));
    }
    return this;
  }

  get acknowledged(): number {
    return [...this.told.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Waits until so many more commands were answered. */
  async goOn(count: number): Promise<void> {
    const enough = this.acknowledged + count;
    await until(() => this.acknowledged >= enough);
  }

  /** Everybody ends once their last command is answered. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.people);
  }

  /** Each acknowledged command is the entry of its number, and no command was carried out twice. */
  async expectStored(store: Store): Promise<void> {
    for (const [table, told] of this.told) {
      const rows = (await store.read(table, 1)).map(({ body }) => JSON.parse(body) as Entry);
      const missing = told.filter(({ asked, n }) => rows[n - 1]?.asked !== asked);
      expect(missing).toEqual([]);
      expect(new Set(told.map(({ n }) => n)).size).toBe(told.length);
      const asked = rows.flatMap((entry) => entry.asked ?? []);
      expect(new Set(asked).size).toBe(asked.length);
      // Whatever was stored was acknowledged in the end.
      expect(asked.length).toBe(told.length);
    }
  }

  private async open(id: string): Promise<Room> {
    const places = KEYS.map((key, seat) => ({ key, name: `Guest ${seat}` }));
    const plan = { ...PLAN, seats: KEYS.map(() => ({ kind: 'open' }) as const) };
    const opening: Opening = { plan, host: { key: KEYS[0], name: '', bytes: '' }, places };
    const entries = openingEntries(opening, { id, secret: '5'.repeat(64), at: 0 });
    const { table, past } = foldLog(entries);
    await this.log.append({ table: id, from: 1, entries, after: table });
    const around = {
      log: this.log,
      presence: ALL_HERE,
      recent: 32,
      now: () => 0,
      changed() {},
      presenceChanged() {},
      closed() {},
      openNext: () => Promise.reject(new Error('nobody asks for a rematch')),
      talk: null,
    };
    return new Room(table, around, past);
  }

  private async send(room: Room, key: string): Promise<void> {
    for (let i = 0; !this.stopped; i++) {
      const id = `c${i}`;
      const n = await this.untilAnswered(room, key, id, { t: 'ready', ready: i % 2 === 0 });
      this.told.get(room.table.id)?.push({ asked: askedBy(key, id), n });
    }
  }

  private async untilAnswered(room: Room, key: string, id: string, command: Command): Promise<number> {
    for (;;) {
      const done = await room.ask(key, id, command).catch(() => null);
      if (done?.ok) return done.value;
      if (done !== null) throw new Error(done.error.message);
      this.failures++;
      await sleep(AGAIN);
    }
  }
}
