/** Several processes on one store: nobody waits for a move that is stored, whatever becomes of the hints. */

import { FastChance } from '@tokaido/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import type { Hint, Store } from '../src/store/store.ts';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { nth } from './kit.ts';
import { begunTable, Guest, KEYS, newRegistry, settle, withHints } from './registry-kit.ts';
import { databases } from './store-kit.ts';

const TICK = 1_000;
const SEED = Number(process.env['SEED'] ?? 7);

const registries: TableRegistry[] = [];

async function start(store: Store, name: string): Promise<TableRegistry> {
  const registry = newRegistry(store, { name });
  registries.push(registry);
  await registry.start();
  return registry;
}

/** Moves the clocks of the registries on; a few seconds are enough for anything that they do by themselves. */
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    vi.advanceTimersByTime(TICK);
    await settle();
  }
}

describe('with hints that can be held back', () => {
  let data: MemoryData;
  let deliver: (hint: Hint, heard: (hint: Hint) => void) => void;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    data = new MemoryData();
    deliver = (hint, heard) => heard(hint);
  });
  afterEach(async () => {
    await Promise.all(registries.splice(0).map((registry) => registry.stop()));
    vi.useRealTimers();
  });

  const open = () => withHints(openMemory(data), (hint, heard) => deliver(hint, heard));

  it('reads again after a hint that came while the table was being read', async () => {
    const here = await start(open(), 'here');
    const room = await begunTable(here);
    const slow = open();
    let read = () => {};
    const held = new Promise<void>((resolve) => {
      read = resolve;
    });
    const there = await start(
      {
        ...slow,
        async load(table) {
          const loaded = await slow.load(table);
          await held;
          return loaded;
        },
      },
      'there',
    );
    const joining = Guest.at(there, room.table.id, nth(KEYS, 1));
    await settle();
    const guests = await Promise.all(KEYS.map((key) => Guest.at(here, room.table.id, key)));
    const n = await guests.find(({ isAsked }) => isAsked)?.act();
    await settle();
    read();
    const guest = await joining;
    await settle();
    expect(guest.n).toBe(n);
  });

  it('finds what was stored without a hint, entries and talk, within 2 s and 30 s', async () => {
    deliver = () => {};
    const here = await start(open(), 'here');
    const there = await start(open(), 'there');
    const room = await begunTable(here);
    const guests = await Promise.all(KEYS.map((key) => Guest.at(here, room.table.id, key)));
    const guest = await Guest.at(there, room.table.id, nth(KEYS, 1));
    await pass(2);
    const n = await guests.find(({ isAsked }) => isAsked)?.act();
    await nth(guests, 0).say('hello');
    await settle();
    expect(guest.n).toBeLessThan(n ?? 0);
    await pass(2);
    expect(guest.n).toBe(n);
    await pass(30);
    expect(guest.said).toEqual(['hello']);
  });

  it('never leaves a seat behind, with hints late, lost and out of order', async () => {
    const rng = new FastChance(SEED);
    const late: (() => void)[] = [];
    deliver = (hint, heard) => {
      const fate = rng.below(3);
      if (fate === 0) heard(hint);
      else if (fate === 1) late.splice(rng.below(late.length + 1), 0, () => heard(hint));
    };
    const processes = [await start(open(), 'one'), await start(open(), 'two'), await start(open(), 'three')];
    const room = await begunTable(nth(processes, 0));
    const guests = await Promise.all(
      KEYS.map((key, seat) => Guest.at(nth(processes, seat % processes.length), room.table.id, key)),
    );
    for (let move = 0; move < 60; move++) {
      let n: number | undefined;
      for (let seconds = 0; n === undefined; seconds++) {
        expect(seconds, `seed ${SEED}, move ${move}`).toBeLessThanOrEqual(4);
        n = await guests
          .find(({ isAsked }) => isAsked)
          ?.act()
          .catch(() => undefined);
        if (rng.below(2) === 0) late.shift()?.();
        await settle();
        if (n === undefined) await pass(1);
      }
    }
    await pass(4);
    const { length } = data.logs.get(room.table.id)?.bodies ?? [];
    expect(
      guests.map(({ n }) => n),
      `seed ${SEED}`,
    ).toEqual(guests.map(() => length));
  });
});

describe('on one PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof databases>>;
  const stores: Store[] = [];

  beforeAll(async () => {
    server = await databases();
  });
  afterAll(async () => {
    await Promise.all(registries.splice(0).map((registry) => registry.stop()));
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await server.stop();
  });

  it('plays at full speed with the seats of each table at alternating processes, and nobody hangs', async () => {
    const url = await server.fresh();
    for (let i = 0; i < 2; i++) stores.push(await openPostgres(url));
    const processes = await Promise.all(stores.map((store, i) => start(store, `process-${i}`)));
    const play = async (moves: number): Promise<void> => {
      const room = await begunTable(nth(processes, 0));
      const guests = await Promise.all(
        KEYS.map((key, seat) => Guest.at(nth(processes, seat % 2), room.table.id, key)),
      );
      for (let move = 0; move < moves; move++) {
        const asked = await vi.waitUntil(() => guests.find(({ isAsked }) => isAsked), {
          timeout: 5_000,
          interval: 1,
        });
        const n = await asked.act();
        await vi.waitUntil(() => guests.every((guest) => guest.n >= n), { timeout: 5_000, interval: 1 });
      }
    };
    await Promise.all(Array.from({ length: 12 }, () => play(25)));
  });
});
