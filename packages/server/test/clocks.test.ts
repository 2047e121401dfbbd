/** Clocks and leavers to the second, with a clock of our own: also across restarts and outages. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan, Room } from '@tokaido/table';
import { addGame, duoTable, GRACE, keyListener, legalWords, sitDown, tokaidoTable } from '@tokaido/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bots } from '../src/bots/pool.ts';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { PLAN } from './kit.ts';

addGame(tokaidoTable);
addGame(duoTable);

/** Bots that take the first legal action at once. */
const bots: Bots = {
  decide: async (at) => legalWords(at)[0] ?? null,
  close: async () => undefined,
};
const LIVE: Plan['pace'] = { kind: 'live', seconds: 90, bank: 60 };
const SEATS: Plan['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const AKI = { key: 'a'.repeat(64), name: 'a', bytes: '' };
const BEN = { key: 'b'.repeat(64), name: 'b', bytes: '' };

let folder = '';
let store: Store;
let registry: TableRegistry;
let now = 0;
/** Which game the tables are of. */
let game = '';

async function begin(): Promise<void> {
  store = await openStore(folder);
  const log = makeLog('silent');
  registry = new TableRegistry({
    store,
    bots,
    metrics: new Metrics(),
    log,
    keepDays: 90,
    botPause: 0,
    now: () => now,
  });
  await registry.start();
}

async function restart(): Promise<void> {
  await registry.stop();
  await store.close();
  await begin();
}

async function table(pace: Plan['pace'], begun = true): Promise<Room> {
  const opened = await registry.openTable({ ...PLAN, game, seats: SEATS, pace }, AKI, '');
  if (!opened.ok) throw new Error(opened.error.message);
  await sitDown(opened.value, 1, BEN, () => now);
  if (begun) await opened.value.ask(AKI.key, 'start', { t: 'start' });
  return opened.value;
}

async function again(room: Room): Promise<Room> {
  const found = await registry.find(room.table.id);
  if (found === null) throw new Error('the table is gone');
  return found;
}

/** The table once so much time has passed and it was moved; the registry's own timers run by the real clock. */
async function afterMove(room: Room, ms: number): Promise<Room> {
  const { n } = room.table;
  now += ms;
  return vi.waitFor(
    async () => {
      const same = await again(room);
      expect(same.table.n).toBeGreaterThan(n);
      return same;
    },
    { timeout: 15_000, interval: 100 },
  );
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-clocks-'));
  now = 1_700_000_000_000;
  await begin();
});
afterEach(async () => {
  await registry.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['tokaido', 'duo'])('%s', (id) => {
  beforeEach(() => {
    game = id;
  });

  describe('a live table', () => {
    it('lets a bot take a decision when time and bank are used up', async () => {
      const room = await table(LIVE);
      expect(room.table.deadline).toBe(now + 150_000);
      const { table: moved } = await afterMove(room, 150_000);
      const [first] = moved.match?.moves ?? [];
      expect(first).toMatchObject({ by: 'stand-in' });
      expect(moved.seats[first?.seat ?? -1]).toMatchObject({ lapses: 1, bank: 0, standIn: false });
    });

    it('goes on after a restart with the time that was left', async () => {
      const room = await table(LIVE);
      const { deadline } = room.table;
      now += 5_000;
      await restart();
      const same = await again(room);
      expect(same.table.deadline).toBe(deadline);
      expect(same.table.seats.map(({ name }) => name)).toEqual(['a', 'b']);
    });

    it('does not count the time of an outage', async () => {
      const room = await table(LIVE);
      const { deadline } = room.table;
      now += 20_000;
      const left = (deadline ?? 0) - now;
      await registry.stop();
      await store.close();
      now += 3_600_000;
      await begin();
      const same = await again(room);
      expect((same.table.deadline ?? 0) - now).toBe(left);
      expect(same.table.deadline).toBeGreaterThan(deadline ?? 0);
    });
  });

  describe('a correspondence table', () => {
    it('waits for days, also while nobody holds it in memory, and then lets a bot decide once', async () => {
      const room = await table({ kind: 'correspondence', days: 1 });
      expect(room.table.deadline).toBe(now + 86_400_000);
      await restart();
      await afterMove(room, 86_400_000);
      const entries = (await store.read(room.table.id, room.table.n + 1)).map(({ body }) => JSON.parse(body));
      expect(entries[0]).toMatchObject({ kind: 'acted', by: 'stand-in', late: true });
    });
  });

  describe('a table without a clock', () => {
    it('does nothing by itself; after the grace the host may let a bot play, and the owner comes back', async () => {
      const room = await table({ kind: 'none' });
      const ben = keyListener(BEN.key, () => undefined);
      await room.join(ben, undefined);
      room.part(ben);
      now += GRACE - 1;
      expect(await room.ask(AKI.key, '1', { t: 'stand-in', seat: 1 })).toMatchObject({ ok: false });
      now += 1;
      expect(await room.ask(AKI.key, '2', { t: 'stand-in', seat: 1 })).toMatchObject({ ok: true });
      expect(room.table.seats[1]?.standIn).toBe(true);
      expect(await room.ask(BEN.key, '3', { t: 'back' })).toMatchObject({ ok: true });
      expect(room.table.seats[1]?.standIn).toBe(false);
    });
  });
});
