/** Clocks and leavers to the second, with a clock of our own: also across restarts and outages. */

import type { Plan, Room } from '@tokaido/table';
import { addGame, duoTable, GRACE, keyListener, sitDown, tokaidoTable } from '@tokaido/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAN } from './kit.ts';
import { firstLegal } from './registry-kit.ts';
import { RestartingRegistry } from './restarting-registry.ts';

addGame(tokaidoTable);
addGame(duoTable);

const LIVE: Plan['pace'] = { kind: 'live', seconds: 90, bank: 60 };
const SEATS: Plan['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const AKI = { key: 'a'.repeat(64), name: 'a', bytes: '' };
const BEN = { key: 'b'.repeat(64), name: 'b', bytes: '' };

const server = new RestartingRegistry(firstLegal);
/** Which game the tables are of. */
let game = '';

async function table(pace: Plan['pace'], begun = true): Promise<Room> {
  const opened = await server.registry.openTable({ ...PLAN, game, seats: SEATS, pace }, AKI, '');
  if (!opened.ok) throw new Error(opened.error.message);
  await sitDown(opened.value, 1, BEN, () => server.now);
  if (begun) await opened.value.ask(AKI.key, 'start', { t: 'start' });
  return opened.value;
}

/** The table once so much time has passed and it was moved; the registry's own timers run by the real clock. */
async function afterMove(room: Room, ms: number): Promise<Room> {
  const { n } = room.table;
  server.now += ms;
  return vi.waitFor(
    async () => {
      const same = await server.again(room);
      expect(same.table.n).toBeGreaterThan(n);
      return same;
    },
    { timeout: 15_000, interval: 100 },
  );
}

beforeEach(() => server.begin());
afterEach(() => server.end());

describe.each(['tokaido', 'duo'])('%s', (id) => {
  beforeEach(() => {
    game = id;
  });

  describe('a live table', () => {
    it('lets a bot take a decision when time and bank are used up', async () => {
      const room = await table(LIVE);
      expect(room.table.deadline).toBe(server.now + 150_000);
      const { table: moved } = await afterMove(room, 150_000);
      const [first] = moved.match?.moves ?? [];
      expect(first).toMatchObject({ by: 'stand-in' });
      expect(moved.seats[first?.seat ?? -1]).toMatchObject({ lapses: 1, bank: 0, standIn: false });
    });

    it('goes on after a restart with the time that was left', async () => {
      const room = await table(LIVE);
      const { deadline } = room.table;
      server.now += 5_000;
      await server.stop();
      await server.start();
      const same = await server.again(room);
      expect(same.table.deadline).toBe(deadline);
      expect(same.table.seats.map(({ name }) => name)).toEqual(['a', 'b']);
    });

    it('does not count the time of an outage', async () => {
      const room = await table(LIVE);
      const { deadline } = room.table;
      server.now += 20_000;
      const left = (deadline ?? 0) - server.now;
      await server.stop();
      server.now += 3_600_000;
      await server.start();
      const same = await server.again(room);
      expect((same.table.deadline ?? 0) - server.now).toBe(left);
      expect(same.table.deadline).toBeGreaterThan(deadline ?? 0);
    });
  });

  describe('a correspondence table', () => {
    it('waits for days, also while nobody holds it in memory, and then lets a bot decide once', async () => {
      const room = await table({ kind: 'correspondence', days: 1 });
      expect(room.table.deadline).toBe(server.now + 86_400_000);
      await server.stop();
      await server.start();
      await afterMove(room, 86_400_000);
      const entries = (await server.store.read(room.table.id, room.table.n + 1)).map(({ body }) =>
        JSON.parse(body),
      );
      expect(entries[0]).toMatchObject({ kind: 'acted', by: 'stand-in', late: true });
    });
  });

  describe('a table without a clock', () => {
    it('does nothing by itself; after the grace the host may let a bot play, and the owner comes back', async () => {
      const room = await table({ kind: 'none' });
      const ben = keyListener(BEN.key, () => undefined);
      await room.join(ben, undefined);
      room.part(ben);
      server.now += GRACE - 1;
      expect(await room.ask(AKI.key, '1', { t: 'stand-in', seat: 1 })).toMatchObject({ ok: false });
      server.now += 1;
      expect(await room.ask(AKI.key, '2', { t: 'stand-in', seat: 1 })).toMatchObject({ ok: true });
      expect(room.table.seats[1]?.standIn).toBe(true);
      expect(await room.ask(BEN.key, '3', { t: 'back' })).toMatchObject({ ok: true });
      expect(room.table.seats[1]?.standIn).toBe(false);
    });
  });
});
