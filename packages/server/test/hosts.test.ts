/** Hosts, removed guests and closed tables at a server: by its own clock, over HTTP, and in the list of tables. */

import type { Plan, Room } from '@tokaido/table';
import {
  addGame,
  HOST_ABSENCE,
  infoOf,
  keyListener,
  legalWords,
  pendingOf,
  sitDown,
  tokaidoTable,
  UNDO_ANSWER,
} from '@tokaido/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAN, TestServer } from './kit.ts';
import { RestartingRegistry } from './restarting-registry.ts';

addGame(tokaidoTable);

const AKI = { key: 'a'.repeat(64), name: 'Aki', bytes: '' };
const BEN = { key: 'b'.repeat(64), name: 'Ben', bytes: '' };
const CHO = { key: 'c'.repeat(64), name: 'Cho', bytes: '' };
const SEATS: Plan['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

describe('by the clock of a server', () => {
  const server = new RestartingRegistry({ decide: async () => null, close: async () => undefined });
  beforeEach(() => server.begin());
  afterEach(() => server.end());

  async function lobby(): Promise<Room> {
    const opened = await server.registry.openTable({ ...PLAN, seats: SEATS }, AKI, '');
    if (!opened.ok) throw new Error(opened.error.message);
    for (const who of [BEN, CHO]) await sitDown(opened.value, undefined, who, () => server.now);
    return opened.value;
  }

  async function come(room: Room, { key }: { readonly key: string }): Promise<() => void> {
    const listener = keyListener(key, () => undefined);
    await room.join(listener);
    return () => room.part(listener);
  }

  const hostOf = ({ table }: Room) => infoOf(table).seats.find(({ host }) => host)?.name;
  const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

  it('lets the longest seated guest follow a host who is away for a minute, also after a restart', async () => {
    let room = await lobby();
    const akiGoes = await come(room, AKI);
    await come(room, CHO);
    await come(room, BEN);
    akiGoes();
    server.now += HOST_ABSENCE - 1;
    await room.ask(BEN.key, 'x', { t: 'ready', ready: true });
    expect(hostOf(room)).toBe('Aki');
    server.now += 1;
    await soon(() => expect(hostOf(room)).toBe('Ben'));
    await server.stop();
    await server.start();
    room = await server.again(room);
    expect(hostOf(room)).toBe('Ben');
  });

  it('waits until somebody is there', async () => {
    const room = await lobby();
    server.now += HOST_ABSENCE * 2;
    await room.ask(CHO.key, 'x', { t: 'ready', ready: true });
    expect(hostOf(room)).toBe('Aki');
    await come(room, CHO);
    await soon(() => expect(hostOf(room)).toBe('Cho'));
  });

  it('ends a question that nobody answers', async () => {
    const room = await lobby();
    for (const who of [AKI, BEN, CHO]) await come(room, who);
    await room.ask(AKI.key, 'start', { t: 'start' });
    for (let i = 0; i < 6; i++) {
      const pending = pendingOf(room.table);
      const [action = ''] = legalWords(room.table);
      const key = room.table.seats[pending?.seat ?? 0]?.key ?? '';
      await room.ask(key, `m${i}`, { t: 'act', number: pending?.number ?? 0, action });
      const asked = await room.ask(key, `u${i}`, { t: 'ask-undo', number: (pending?.number ?? 0) + 1 });
      if (asked.ok && room.table.asking?.shown.state === 'asked') break;
    }
    expect(room.table.asking?.shown.state).toBe('asked');
    server.now += UNDO_ANSWER;
    await soon(() => expect(room.table.asking?.shown.state).toBe('lapsed'));
  });
});

describe('over HTTP', () => {
  const server = new TestServer();
  beforeAll(async () => void (await server.start()));
  afterAll(() => server.end());

  const codeOf = ({ json }: { readonly json: { refused: { code: string } } }) => json.refused.code;
  const command = (table: string, secret: string, body: object) =>
    server.call('POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command: body }, secret);

  it('refuses the seat to whoever was removed, known by the secret they had', async () => {
    const host = await server.open({ seats: SEATS });
    const guest = await server.sit(host.table);
    const ben = await server.peer(host.table, guest.secret);
    expect((await command(host.table, host.secret, { t: 'remove', seat: guest.seat })).status).toBe(200);
    await ben.until(() => ben.you === -1);
    expect(ben.welcome.removed).toBe(true);
    const sit = (secret?: string) =>
      server.call('POST', `/api/tables/${host.table}/seats`, { name: 'Ben' }, secret);
    const refused = await sit(guest.secret);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'removed']);
    // The page comes back with the secret that it has.
    const again = await server.peer(host.table, guest.secret);
    expect(again.welcome.removed).toBe(true);
    const other = await server.peer(host.table);
    expect(other.welcome.removed).toBeUndefined();
    expect((await sit()).status).toBe(201);
    for (const peer of [ben, again, other]) peer.close();
  });

  it('lists a table no more once it is closed, and refuses everything there', async () => {
    const host = await server.open({ seats: SEATS, listed: true });
    const listed = async () => {
      const { json } = await server.call('GET', '/api/tables');
      return (json as { tables: { id: string }[] }).tables.some(({ id }) => id === host.table);
    };
    expect(await listed()).toBe(true);
    expect((await command(host.table, host.secret, { t: 'close' })).status).toBe(200);
    expect(await listed()).toBe(false);
    const sat = await server.call('POST', `/api/tables/${host.table}/seats`, { name: 'Ben' });
    expect([sat.status, codeOf(sat)]).toEqual([410, 'table-closed']);
    const look = await server.call('GET', `/api/tables/${host.table}`);
    expect(look.json).toMatchObject({ info: { closed: true } });
  });

  it('counts whoever waits for updates as present', async () => {
    const host = await server.open({ seats: SEATS });
    const waits = server.call(
      'GET',
      `/api/tables/${host.table}/updates?since=1&wait=20`,
      undefined,
      host.secret,
    );
    const watcher = await server.peer(host.table);
    await vi.waitFor(async () => {
      const guest = await server.peer(host.table);
      guest.close();
      expect(guest.welcome.present[host.seat]).toBe(true);
    });
    await command(host.table, host.secret, { t: 'name', name: 'Aya' });
    await waits;
    watcher.close();
  });
});
