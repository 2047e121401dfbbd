/** Registries as several processes have them, on one store whose hints can be held back, and people at their tables. */

import type { Plan, Room } from '@tokaido/table';
import {
  addGame,
  duoTable,
  keyListener,
  legalWords,
  pendingOf,
  seatOfKey,
  sitDown,
  tokaidoTable,
} from '@tokaido/table';
import type { Bots } from '../src/bots/pool.ts';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import type { Hint, Store } from '../src/store/store.ts';
import type { TableRegistryOptions } from '../src/tables/table-registry.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { nth, PLAN } from './kit.ts';

addGame(tokaidoTable);
addGame(duoTable);

export const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64));

/** Bots that take the first legal action at once. */
export const firstLegal: Bots = {
  decide: async (table) => legalWords(table)[0] ?? null,
  close: async () => undefined,
};

export function newRegistry(store: Store, more: Partial<TableRegistryOptions> = {}): TableRegistry {
  return new TableRegistry({
    store,
    bots: firstLegal,
    metrics: new Metrics(),
    log: makeLog('silent'),
    keepDays: 90,
    botPause: 0,
    ...more,
  });
}

/** The same store, but `deliver` decides when and whether a hint is heard. */
export function withHints(store: Store, deliver: (hint: Hint, heard: (hint: Hint) => void) => void): Store {
  return { ...store, listen: (heard, gap) => store.listen((hint) => deliver(hint, heard), gap) };
}

/** A table with people on all its seats that has begun. */
export async function begunTable(
  registry: TableRegistry,
  { people = 4, ...plan }: Partial<Plan> & { readonly people?: number } = {},
): Promise<Room> {
  const seats = KEYS.slice(0, people).map((_, seat) => ({
    kind: seat === 0 ? ('me' as const) : ('open' as const),
  }));
  const host = { key: nth(KEYS, 0), name: 'a', bytes: '' };
  const opened = await registry.openTable({ ...PLAN, seats, ...plan }, host, 'home');
  if (!opened.ok) throw new Error(opened.error.message);
  const room = opened.value;
  for (let seat = 1; seat < people; seat++)
    await sitDown(room, seat, { key: nth(KEYS, seat), name: `${seat}`, bytes: '' }, () => registry.now());
  const began = await room.ask(host.key, 'start', { t: 'start' });
  if (!began.ok) throw new Error(began.error.message);
  return room;
}

/** Somebody who is connected to a process for a seat and knows what they were sent. */
export class Guest {
  n = 0;
  present: readonly boolean[] = [];
  watching = -1;
  readonly said: string[] = [];
  readonly byes: string[] = [];
  readonly key: string;
  private readonly room: Room;
  private readonly listener;
  private asked = 0;

  private constructor(room: Room, key: string) {
    this.room = room;
    this.key = key;
    this.listener = keyListener(key, (message) => {
      if (message.t === 'welcome' || message.t === 'update') this.n = message.n;
      if (message.t === 'welcome' || message.t === 'present') {
        this.present = message.present;
        this.watching = message.watching ?? -1;
      }
      if (message.t === 'said') this.said.push(message.said.phrase ?? '');
      if (message.t === 'bye') this.byes.push(message.why);
    });
  }

  static async at(registry: TableRegistry, table: string, key: string): Promise<Guest> {
    const room = await registry.find(table);
    if (room === null) throw new Error('there is no such table');
    const guest = new Guest(room, key);
    await room.join(guest.listener);
    return guest;
  }

  leave(): void {
    this.room.part(this.listener);
  }

  /** Whether this seat must decide, as far as it knows. */
  get isAsked(): boolean {
    return pendingOf(this.room.table)?.seat === seatOfKey(this.room.table, this.key);
  }

  /** Takes the first legal action; the number of its entry. */
  async act(): Promise<number> {
    const { table } = this.room;
    const number = pendingOf(table)?.number ?? -1;
    const action = nth(legalWords(table), 0);
    const done = await this.room.ask(this.key, `act-${++this.asked}`, { t: 'act', number, action });
    if (!done.ok) throw new Error(done.error.message);
    return done.value;
  }

  async say(phrase: 'hello' | 'thanks'): Promise<void> {
    const done = await this.room.ask(this.key, `say-${++this.asked}`, { t: 'say', phrase });
    if (!done.ok) throw new Error(done.error.message);
  }
}

/** Lets everything that is under way in memory happen, without waiting for the clock. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 50; i++) await new Promise((resume) => setImmediate(resume));
}
