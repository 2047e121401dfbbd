/** Work that processes on one store share: each table is seen to by one of them. */

import { LEVELS, TEMPERS } from '@tokaido/bots';
import { addBots, beganEntry, foldLog, openingEntries } from '@tokaido/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bots } from '../src/bots/pool.ts';
import { TableOwners } from '../src/processes/table-owners.ts';
import { ALL_SHARDS } from '../src/store/shards.ts';
import type { Store } from '../src/store/store.ts';
import { openMemory } from '../src/store/testkit/memory.ts';
import { headOf } from '../src/tables/head.ts';
import { nth, PLAN } from './kit.ts';
import { begunTable, firstLegal, Guest, KEYS, settle } from './registry-kit.ts';
import { TestProcesses } from './test-processes.ts';

const HOUR = 3_600_000;

const processes = new TestProcesses();
beforeEach(() => processes.begin());
afterEach(() => processes.end());

async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    vi.advanceTimersByTime(1_000);
    await settle();
  }
}

/** One of two processes of a server. */
function siblings(name: string, lastHeartbeat: number) {
  const names = ['server-1', 'server-2'];
  const owners = new TableOwners(names);
  return {
    place: { name, names, folder: '', lastHeartbeat },
    isOurs: (table: string) => owners.ownerOf(table) === name,
  };
}

it('looks for clocks that ran out in all shards, each in one process, and only where no holder has moved', async () => {
  const asked = new Map<string, { readonly shards: ReadonlySet<number>; readonly before: number }>();
  const watched = (name: string): Store => {
    const store = openMemory(processes.data);
    return {
      ...store,
      due(before, limit, shards) {
        asked.set(name, { before, shards });
        return store.due(before, limit, shards);
      },
    };
  };
  for (const name of ['one', 'two', 'three']) await processes.start(name, watched(name));
  await pass(6);
  const parts = [...asked.values()];
  expect(parts).toHaveLength(3);
  expect(parts.flatMap(({ shards }) => [...shards]).sort((a, b) => a - b)).toEqual([...ALL_SHARDS]);
  expect(parts.map(({ before }) => before)).toEqual(parts.map(() => processes.now - 3_000));
});

it('opens tables in the process in which they live', async () => {
  const mine = siblings('server-1', processes.now);
  const registry = await processes.start('server-1', openMemory(processes.data), { siblings: mine });
  for (let i = 0; i < 20; i++)
    expect(mine.isOurs((await begunTable(registry, { people: 2 })).table.id)).toBe(true);
});

it('sets the clocks of all tables back once after an outage, although its processes start one by one', async () => {
  const store = openMemory(processes.data);
  const before = await processes.start('before', store);
  const pace = { kind: 'live', seconds: 90, bank: 0 } as const;
  const rooms = await Promise.all(Array.from({ length: 8 }, () => begunTable(before, { people: 2, pace })));
  const deadlines = rooms.map(({ table }) => table.deadline ?? 0);
  await before.stop();
  await store.close();
  const last = processes.now;
  processes.now += HOUR;
  const server = [
    await processes.start('server-1', openMemory(processes.data), { siblings: siblings('server-1', last) }),
    await processes.start('server-2', openMemory(processes.data), { siblings: siblings('server-2', last) }),
  ];
  const after = await Promise.all(rooms.map(({ table }, i) => nth(server, i % 2).find(table.id)));
  expect(after.map((room) => room?.table.deadline)).toEqual(deadlines.map((deadline) => deadline + HOUR));
});

it('opens no rematch with bots of a level that no longer exists', async () => {
  const store = openMemory(processes.data);
  const registry = await processes.start('one', store);
  const id = 'aaaaaaaaaa';
  const [host = '', guest = ''] = KEYS;
  const plan = { ...PLAN, seats: [{ kind: 'open' as const }, { kind: 'open' as const }], level: 'oracle' };
  const places = [host, guest].map((key) => ({ key, name: 'a' }));
  const opening = { plan, host: { key: host, name: 'a', bytes: '' }, places };
  const began = beganEntry(plan, ['', ''], processes.now);
  const entries = [...openingEntries(opening, { id, secret: '00'.repeat(32), at: processes.now }), began];
  const head = headOf(foldLog(entries).table, 90);
  await store.append({ table: id, from: 1, entries: entries.map((entry) => JSON.stringify(entry)), head });
  const guests = await Promise.all([host, guest].map((key) => Guest.at(registry, id, key)));
  const room = await registry.find(id);
  while (room?.table.phase === 'playing') await guests.find(({ isAsked }) => isAsked)?.act();
  addBots(
    LEVELS.map(({ id: level }) => level),
    TEMPERS,
  );
  expect(await room?.ask(host, 'again', { t: 'rematch' })).toMatchObject({
    ok: false,
    error: { code: 'bad-plan', message: expect.stringMatching(/unknown level "oracle"; there are .*daimyo/) },
  });
});

it('counts the bots of a table for the address that opened it, or that first asks for it after a restart', async () => {
  const origins: string[] = [];
  const bots: Bots = {
    decide(table, _seat, _level, _seed, origin) {
      origins.push(origin);
      return firstLegal.decide(table, 0, '', 0, '');
    },
    close: async () => undefined,
  };
  const store = openMemory(processes.data);
  const before = await processes.start('before', store, { bots });
  const pace = { kind: 'live', seconds: 5, bank: 0 } as const;
  const { id } = (await begunTable(before, { people: 2, pace })).table;
  await before.find(id, 'a guest');
  const lapse = async () => {
    const known = origins.length;
    processes.now += 10_000;
    await pass(1);
    await vi.waitFor(() => expect(origins.length).toBeGreaterThan(known));
  };
  await lapse();
  await before.stop();
  await store.close();
  processes.now += HOUR;
  // The clock of the table is set back, so that it is read before anybody asks for it.
  const after = await processes.start('after', openMemory(processes.data), { bots });
  await lapse();
  await after.find(id, 'elsewhere');
  await lapse();
  expect([...new Set(origins)]).toEqual(['home', id, 'elsewhere']);
});
