/** Who uses the coach: seen by everybody, gone when it is turned off, refused at listed tables, no part of the game. */

import { describe, expect, it } from 'vitest';
import type { ServerMessage, TableInfo } from '../src/index.ts';
import { foldTable, infoOf, recordText, ServerMessage as Schema } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { AKI, act, BEN, beginning, expectAgreement, Person, PLAN, roomOf, stored } from './room-kit.ts';

const ON = { t: 'coach', on: true } as const;
const OFF = { t: 'coach', on: false } as const;

async function open(listed = false) {
  const log = new MemoryLog();
  const room = await roomOf(log, beginning({ ...PLAN, listed }));
  const [aki, ben, guest] = [new Person(AKI), new Person(BEN), new Person()];
  for (const person of [aki, ben, guest]) await room.join(person);
  return { log, room, aki, ben, guest };
}

/** The seats with a lantern in everything that somebody was told, one after the other. */
function lanterns(heard: readonly ServerMessage[]): number[][] {
  const infos = heard.flatMap((message): TableInfo[] =>
    (message.t === 'welcome' || message.t === 'update') && message.info !== undefined ? [message.info] : [],
  );
  return infos.map(({ seats }) => seats.flatMap(({ coach }, seat) => (coach === true ? [seat] : [])));
}

describe('the coach', () => {
  it('is a lantern at the seat for everybody, spectators too, until it is turned off', async () => {
    const { log, room, aki, ben, guest } = await open();
    const { n } = room.table;
    expect(await room.ask(BEN, '1', ON)).toEqual({ ok: true, value: n + 1 });
    expect(await room.ask(BEN, '2', OFF)).toEqual({ ok: true, value: n + 2 });
    for (const { heard } of [aki, ben, guest]) {
      expect(lanterns(heard)).toEqual([[], [1], []]);
      for (const message of heard) expect(Schema.safeParse(message).success).toBe(true);
    }
    await expectAgreement(log, room);
  });

  it('is told to whoever comes later, and again after a restart', async () => {
    const { log, room } = await open();
    await room.ask(AKI, '1', ON);
    const late = new Person();
    await room.join(late);
    expect(lanterns(late.heard)).toEqual([[0]]);
    expect(infoOf(foldTable(await stored(log, room))).seats.map(({ coach }) => coach)).toEqual([
      true,
      undefined,
    ]);
  });

  it('is one entry, however often it is said, and changes nothing else', async () => {
    const { log, room } = await open();
    await room.ask(AKI, '1', ON);
    const { n } = room.table;
    expect(await room.ask(AKI, '1', ON)).toEqual({ ok: true, value: n });
    expect(await room.ask(AKI, '2', ON)).toEqual({ ok: true, value: n });
    expect(await room.ask(BEN, '3', OFF)).toEqual({ ok: true, value: n });
    expect(await stored(log, room)).toHaveLength(n);
    expect(room.table.seats.map(({ ready }) => ready)).toEqual([true, true]);
  });

  it('is refused at a listed table, which says so beforehand', async () => {
    const { room, ben } = await open(true);
    const { n } = room.table;
    expect(infoOf(room.table).coach).toBe(false);
    expect(await room.ask(AKI, '1', ON)).toMatchObject({ ok: false, error: { code: 'coach-off' } });
    expect(await room.ask(AKI, '2', OFF)).toEqual({ ok: true, value: n });
    expect(lanterns(ben.heard)).toEqual([[]]);
  });

  it('is for those who play', async () => {
    const { room } = await open();
    expect(await room.ask('c'.repeat(64), '1', ON)).toMatchObject({
      ok: false,
      error: { code: 'not-seated' },
    });
  });

  it('goes with the person who leaves', async () => {
    const { room } = await open();
    await room.ask(AKI, '1', ON);
    await room.ask(AKI, '2', { t: 'leave' });
    expect(infoOf(room.table).seats[0]?.coach).toBeUndefined();
  });

  it('is no part of the record', async () => {
    const [with_, without] = [await open(), await open()];
    await with_.room.ask(AKI, '1', ON);
    for (const { room } of [with_, without]) await act(room, 'c');
    const text = (room: typeof with_.room) => recordText(room.table).replaceAll(room.table.id, '');
    expect(text(with_.room)).toBe(text(without.room));
  });
});

describe('programs of 0.1.0', () => {
  it('read the log: the entry is one that they know, and what is new in it can be left out', async () => {
    const { log, room } = await open();
    await room.ask(AKI, '1', ON);
    const entries = await stored(log, room);
    expect(entries.at(-1)).toMatchObject({ kind: 'ready', seat: 0, ready: true, coach: true });
    const old = entries.map((entry) => {
      const { coach: _, ...rest } = entry as { coach?: boolean } & typeof entry;
      return rest;
    });
    const table = foldTable(old);
    expect(table.n).toBe(room.table.n);
    expect(table.match?.state).toEqual(room.table.match?.state);
  });
});
