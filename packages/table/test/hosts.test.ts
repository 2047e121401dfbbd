/** Who is host: by hand and by itself, also after a restart. */

import { ok } from '@tokaido/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Opening, Room } from '../src/index.ts';
import { foldTable, HOST_ABSENCE, infoOf, recordText } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { ask, CHO, lobby, newScene, openedBy, presence, SEATS, scene, settle, sit } from './people-kit.ts';
import { AKI, BEN, PLAN, roomOf, stored, wholeGame } from './room-kit.ts';

beforeEach(newScene);

/** By what everybody is told, now and by somebody who folds the log. */
async function hostOf(room: Room): Promise<string[]> {
  const names = (table: Room['table']) =>
    infoOf(table).seats.flatMap(({ host, name }) => (host ? [name] : []));
  expect(names(foldTable(await stored(scene.log, room)))).toEqual(names(room.table));
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
    scene.away = [HOST_ABSENCE - 1];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Aki']);
    scene.away = [HOST_ABSENCE];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Cho']);
    // Back again, and no longer host.
    scene.away = [];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Cho']);
    expect(room.table.seats[0]?.key).toBe(AKI);
  });

  it('is nobody new while nobody is there; then the first who comes', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    scene.away = [HOST_ABSENCE * 9, HOST_ABSENCE * 9, HOST_ABSENCE * 9];
    await settle(room);
    expect(await hostOf(room)).toEqual(['Aki']);
    scene.away[2] = 0;
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
    scene.away = [HOST_ABSENCE];
    await ask(room, AKI, { t: 'start' });
    await settle(room);
    expect(await hostOf(room)).toEqual(['Aki']);
    await ask(room, AKI, { t: 'leave' });
    expect(await hostOf(room)).toEqual(['Ben']);
  });

  it('who opened a table for others stays host without a seat', async () => {
    const plan = { ...PLAN, seats: SEATS };
    const host = { key: AKI, name: 'Aki', bytes: '' };
    const room = await openedBy({ plan, host, places: [{ key: BEN, name: 'Ben' }] });
    scene.away = [0, HOST_ABSENCE];
    await settle(room);
    expect(await ask(room, AKI, { t: 'start' })).toBe('ok');
  });

  it('of a rematch is somebody who is there: the old host, or whoever asks', async () => {
    const openings: Opening[] = [];
    const over = async () =>
      roomOf(scene.log, await wholeGame(new MemoryLog(), 3), {
        presence,
        openNext: async (opening) => ok(`next${openings.push(opening)}`),
      });
    await (await over()).ask(BEN, 'again', { t: 'rematch' });
    scene.away = [1];
    scene.log = new MemoryLog();
    await (await over()).ask(BEN, 'again', { t: 'rematch' });
    expect(openings.map(({ host }) => host.key)).toEqual([AKI, BEN]);
  });

  it('of an old log whose rematch has a host without a seat is somebody who is there', async () => {
    const plan = { ...PLAN, seats: SEATS };
    const host = { key: AKI, name: '', bytes: '' };
    const room = await openedBy({ plan, host, places: [{ key: BEN, name: 'Ben' }] });
    await settle(room);
    expect(await hostOf(room)).toEqual(['Ben']);
  });
});

describe('programs of 0.1.0', () => {
  it('read the log: all of it is in entries that they know', async () => {
    const room = await lobby([AKI, BEN, CHO]);
    await ask(room, AKI, { t: 'host', seat: 1 });
    await ask(room, BEN, { t: 'remove', seat: 2 });
    await ask(room, BEN, { t: 'readmit', guest: 0 });
    await ask(room, AKI, { t: 'ready', ready: true });
    await ask(room, AKI, { t: 'start' });
    await ask(room, BEN, { t: 'start' });
    const old = (await stored(scene.log, room)).map((entry) => {
      const { says: _, removed: __, ...rest } = entry as { says?: unknown; removed?: unknown } & Entry;
      return rest;
    });
    const table = foldTable(old);
    expect([table.n, table.phase]).toEqual([room.table.n, 'playing']);
    expect(recordText(table)).toBe(recordText(room.table));
  });
});
