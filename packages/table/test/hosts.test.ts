/** Who is host: by hand and by itself, also after a restart; what only a host may do; the start by vote. */

import { ok } from '@tokaido/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, Entry, Opening, Plan, Presence, Room } from '../src/index.ts';
import {
  addSharedTableRules,
  entryByItself,
  foldTable,
  HOST_ABSENCE,
  infoOf,
  openingEntries,
  recordText,
  ServerMessage as Schema,
  sitDown,
} from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { MemoryTalk } from './memory-talk.ts';
import { AKI, BEN, Person, PLAN, roomOf, stored, wholeGame } from './room-kit.ts';

addSharedTableRules();

const CHO = 'c'.repeat(64);
const NAMES = new Map([
  [AKI, 'Aki'],
  [BEN, 'Ben'],
  [CHO, 'Cho'],
]);
const SEATS: Plan['seats'] = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];

let log: MemoryLog;
let now: number;
/** For how long each seat has been away. */
let away: number[];
let commands = 0;

beforeEach(() => {
  log = new MemoryLog();
  now = 1000;
  away = [];
});

const presence: Presence = {
  come() {},
  go() {},
  isHere: (seat) => (away[seat] ?? 0) === 0,
  awayFor: (seat) => away[seat] ?? 0,
};

/** A lobby where these people sit; the first is the host. */
async function lobby(people: readonly string[], plan: Partial<Plan> = {}): Promise<Room> {
  const opening: Opening = {
    plan: { ...PLAN, seats: SEATS, ...plan },
    host: { key: people[0] ?? '', name: '', bytes: '' },
    places: people.map((key) => ({ key, name: NAMES.get(key) ?? '' })),
  };
  const entries = openingEntries(opening, { id: 't', secret: '5'.repeat(64), at: 0 });
  return roomOf(log, entries, { presence, now: () => now, talk: new MemoryTalk() });
}

async function ask(room: Room, key: string, command: Command): Promise<string> {
  const done = await room.ask(key, `c${commands++}`, command);
  return done.ok ? 'ok' : done.error.code;
}

async function sit(room: Room, key: string, before = ''): Promise<string> {
  const done = await sitDown(room, undefined, { key, name: 'x', bytes: '' }, () => now, before);
  return done.ok ? 'ok' : done.error.code;
}

/** Does what the table does by itself, until it does nothing. */
async function settle(room: Room): Promise<void> {
  const next = () => entryByItself(room.table, { now, awayFor: (seat) => away[seat] ?? 0 });
  while (next() !== null) await room.add(next);
}

/** By what everybody is told, now and by somebody who folds the log. */
async function hostOf(room: Room): Promise<string[]> {
  const names = (table: Room['table']) =>
    infoOf(table).seats.flatMap(({ host, name }) => (host ? [name] : []));
  expect(names(foldTable(await stored(log, room)))).toEqual(names(room.table));
  return names(room.table);
}

describe('the host', () => {
  it('hands the table to somebody else who sits there', async () => {
    const room = await lobby([AKI, BEN]);
    expect(await ask(room, BEN, { t: 'host', seat: 1 })).toBe('not-host');
    expect(await ask(room, AKI, { t: 'host', seat: 0 })).toBe('no-seat');
    expect(await ask(room, AKI, { t: 'host', seat: 2 })).toBe('no-seat');
    expect(await ask(room, AKI, { t: 'host', seat: 1 })).toBe('ok');
    expect(await hostOf(room)).toEqual(['Ben']);
    expect(await ask(room, AKI, { t: 'start' })).toBe('not-host');
    expect(await ask(room, BEN, { t: 'start' })).toBe('ok');
    expect(await hostOf(room)).toEqual(['Ben']);
  });

  it('who is away for a minute is followed by whoever of those present has sat there longest', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    await ask(room, BEN, { t: 'leave' });
    await sit(room, BEN);
    away = [HOST_ABSENCE - 1];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Aki']);
    away = [HOST_ABSENCE];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Cho']);
    // Back again, and no longer host.
    away = [];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Cho']);
    expect(room.table.seats[0]?.key).toBe(AKI);
  });

  it('is nobody new while nobody is there; then the first who comes', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    away = [HOST_ABSENCE * 9, HOST_ABSENCE * 9, HOST_ABSENCE * 9];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Aki']);
    away[2] = 0;
    await settle(room);
    expect(await hostOf(room)).toEqual(['Cho']);
  });

  it('who leaves is followed at once, before the game and in it', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    await ask(room, AKI, { t: 'leave' });
    expect(await hostOf(room)).toEqual(['Ben']);
    await ask(room, BEN, { t: 'start' });
    await ask(room, BEN, { t: 'leave' });
    expect(await hostOf(room)).toEqual(['Cho']);
  });

  it('is found for a table that everybody has left, once somebody sits down', async () => {
    const room = await lobby([AKI]);
    await ask(room, AKI, { t: 'leave' });
    expect(await hostOf(room)).toEqual([]);
    await sit(room, BEN);
    await settle(room);
    expect(await hostOf(room)).toEqual(['x']);
  });

  it('stays host of a game by letter, where nobody is there at the same time', async () => {
    const room = await lobby([AKI, BEN], { pace: { kind: 'correspondence', days: 1 } });
    away = [HOST_ABSENCE];
    await ask(room, AKI, { t: 'start' });
    await settle(room);
    expect(await hostOf(room)).toEqual(['Aki']);
    await ask(room, AKI, { t: 'leave' });
    expect(await hostOf(room)).toEqual(['Ben']);
  });

  it('who opened a table for others stays host without a seat', async () => {
    const plan = { ...PLAN, seats: SEATS };
    const host = { key: AKI, name: 'Aki', bytes: '' };
    const places = [{ key: BEN, name: 'Ben' }];
    const entries = openingEntries({ plan, host, places }, { id: 't', secret: '5'.repeat(64), at: 0 });
    const room = await roomOf(log, entries, { presence, now: () => now });
    away = [0, HOST_ABSENCE];
    await settle(room);
    expect(await ask(room, AKI, { t: 'start' })).toBe('ok');
  });

  it('of a rematch is somebody who is there: the old host, or whoever asks', async () => {
    const openings: Opening[] = [];
    const over = async () =>
      roomOf(log, await wholeGame(new MemoryLog(), 3), {
        presence,
        openNext: async (opening) => ok(`next${openings.push(opening)}`),
      });
    await (await over()).ask(BEN, 'again', { t: 'rematch' });
    away = [1];
    log = new MemoryLog();
    await (await over()).ask(BEN, 'again', { t: 'rematch' });
    expect(openings.map(({ host }) => host.key)).toEqual([AKI, BEN]);
  });

  it('of an old log whose rematch has a host without a seat is somebody who is there', async () => {
    const host = { key: AKI, name: '', bytes: '' };
    const places = [{ key: BEN, name: 'Ben' }];
    const opening = { plan: { ...PLAN, seats: SEATS }, host, places };
    const room = await roomOf(log, openingEntries(opening, { id: 't', secret: '5'.repeat(64), at: 0 }), {
      presence,
      now: () => now,
    });
    await settle(room);
    expect(await hostOf(room)).toEqual(['Ben']);
  });
});

describe('a guest who was removed', () => {
  it('is told so, watches, and cannot sit down again, here or at the rematch', async () => {
    const room = await lobby([AKI, BEN]);
    const [aki, ben] = [new Person(AKI), new Person(BEN)];
    for (const person of [aki, ben]) await room.join(person);
    expect(await ask(room, BEN, { t: 'remove', seat: 0 })).toBe('not-host');
    expect(await ask(room, AKI, { t: 'remove', seat: 0 })).toBe('no-seat');
    expect(await ask(room, AKI, { t: 'remove', seat: 1 })).toBe('ok');
    expect(ben.heard.at(-1)).toMatchObject({ t: 'welcome', you: -1, removed: true });
    expect(aki.heard.at(-1)).toMatchObject({ t: 'update' });
    for (const message of [...aki.heard, ...ben.heard]) expect(Schema.safeParse(message).success).toBe(true);
    expect(await sit(room, CHO, BEN)).toBe('removed');
    expect(await sit(room, CHO)).toBe('ok');
    const folded = foldTable(await stored(log, room));
    expect(folded.removed).toEqual([BEN]);
  });

  it('was not removed by a host who only frees the seat', async () => {
    const room = await lobby([AKI, BEN]);
    await ask(room, AKI, { t: 'seat', seat: 1, kind: 'open' });
    expect(await sit(room, CHO, BEN)).toBe('ok');
  });

  it('is remembered by the rematch', async () => {
    const game = await wholeGame(new MemoryLog(), 3);
    const [opened, ...rest] = game;
    const openings: Opening[] = [];
    const room = await roomOf(log, [{ ...opened, removed: [CHO] } as Entry, ...rest], {
      openNext: async (opening) => ok(`next${openings.push(opening)}`),
    });
    await room.ask(AKI, 'again', { t: 'rematch' });
    const next = foldTable(openingEntries(openings[0]!, { id: 'n', secret: '5'.repeat(64), at: 0 }));
    expect(next.removed).toEqual([CHO]);
  });
});

describe('a closed table', () => {
  it('is over for everybody, before the game', async () => {
    const room = await lobby([AKI, BEN]);
    const ben = new Person(BEN);
    await room.join(ben);
    expect(await ask(room, BEN, { t: 'close' })).toBe('not-host');
    expect(await ask(room, AKI, { t: 'close' })).toBe('ok');
    expect(ben.heard.at(-1)).toMatchObject({ t: 'update', info: { closed: true } });
    for (const [key, command] of [
      [BEN, { t: 'ready', ready: true }],
      [AKI, { t: 'start' }],
      [BEN, { t: 'say', phrase: 'hello' }],
    ] as const)
      expect(await ask(room, key, command)).toBe('table-closed');
    expect(await sit(room, CHO)).toBe('table-closed');
    away = [HOST_ABSENCE];
    await settle(room);
    expect(infoOf(foldTable(await stored(log, room))).closed).toBe(true);
  });

  it('ends a running game, its clock and its bots', async () => {
    const room = await lobby([AKI, BEN], { pace: { kind: 'live', seconds: 9, bank: 0 } });
    await ask(room, AKI, { t: 'start' });
    expect(room.table.deadline).not.toBeNull();
    expect(await ask(room, AKI, { t: 'close' })).toBe('ok');
    expect(room.table.deadline).toBeNull();
  });

  it('cannot be a listed one where others play, nor one whose game is over', async () => {
    const room = await lobby([AKI, BEN], { listed: true });
    await ask(room, AKI, { t: 'start' });
    expect(await ask(room, AKI, { t: 'close' })).toBe('not-now');
    await ask(room, BEN, { t: 'leave' });
    expect(await ask(room, AKI, { t: 'close' })).toBe('ok');
    const over = await roomOf(new MemoryLog(), await wholeGame(new MemoryLog(), 3));
    expect(await ask(over, AKI, { t: 'close' })).toBe('not-now');
  });
});

describe('the start by vote', () => {
  const votes = (room: Room) => infoOf(room.table).seats.map(({ start }) => start === true);

  it('takes more than half of those seated, all of them ready; the host counts as ready', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    expect(await ask(room, BEN, { t: 'start' })).toBe('not-host');
    await ask(room, BEN, { t: 'ready', ready: true });
    expect(await ask(room, BEN, { t: 'start' })).toBe('ok');
    expect(votes(room)).toEqual([false, true, false, false]);
    expect(room.table.phase).toBe('lobby');
    await ask(room, CHO, { t: 'ready', ready: true });
    expect(await ask(room, CHO, { t: 'start' })).toBe('ok');
    expect(room.table.phase).toBe('playing');
    expect(foldTable(await stored(log, room)).phase).toBe('playing');
  });

  it('is taken back with being ready', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    await ask(room, BEN, { t: 'ready', ready: true });
    await ask(room, BEN, { t: 'start' });
    await ask(room, BEN, { t: 'ready', ready: false });
    expect(votes(room)).toEqual([false, false, false, false]);
  });

  it('waits for everybody who is there, and not for those who are away', async () => {
    const dan = 'd'.repeat(64);
    const room = await lobby([AKI, BEN, CHO, dan]);
    for (const key of [BEN, CHO]) {
      await ask(room, key, { t: 'ready', ready: true });
      await ask(room, key, { t: 'start' });
    }
    await ask(room, AKI, { t: 'leave' });
    // Two of three, but the third is there and not ready.
    await settle(room);
    expect(room.table.phase).toBe('lobby');
    away = [0, 0, 0, 1];
    await settle(room);
    expect(room.table.phase).toBe('playing');
  });

  it('is the host’s alone where only one guest sits', async () => {
    const room = await lobby([AKI, BEN]);
    await ask(room, BEN, { t: 'ready', ready: true });
    expect(await ask(room, BEN, { t: 'start' })).toBe('ok');
    await settle(room);
    expect(room.table.phase).toBe('lobby');
  });
});

describe('programs of 0.1.0', () => {
  it('read the log: all of it is in entries that they know', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    await ask(room, AKI, { t: 'host', seat: 1 });
    await ask(room, BEN, { t: 'remove', seat: 2 });
    await ask(room, AKI, { t: 'ready', ready: true });
    await ask(room, AKI, { t: 'start' });
    await ask(room, BEN, { t: 'start' });
    const old = (await stored(log, room)).map((entry) => {
      const { says: _, removed: __, ...rest } = entry as { says?: unknown; removed?: unknown } & Entry;
      return rest;
    });
    const table = foldTable(old);
    expect([table.n, table.phase]).toEqual([room.table.n, 'playing']);
    expect(recordText(table)).toBe(recordText(room.table));
  });
});
