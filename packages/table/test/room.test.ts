/** A room over a log that works: what it tells, whom, and in which order. */

import { ok } from '@tokaido/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Opening, Room, ServerMessage, Table } from '../src/index.ts';
import { foldTable, infoOf, openingEntries, viewOf } from '../src/index.ts';
import { rematchOpening } from '../src/opening.ts';
import { MemoryLog } from './log-stores.ts';
import {
  AKI,
  act,
  BEN,
  beginning,
  expectAgreement,
  nextAct,
  Person,
  roomOf,
  secondRoom,
  stored,
  wholeGame,
} from './room-kit.ts';

let log: MemoryLog;

beforeEach(() => {
  log = new MemoryLog();
});

describe('a room', () => {
  it('tells everybody what they may see, entry by entry', async () => {
    const room = await roomOf(log);
    const [aki, ben, watcher] = [new Person(AKI), new Person(BEN), new Person()];
    await room.join(aki);
    await room.join(ben);
    for (let i = 0; i < 20; i++) expect(await act(room, `c${i}`, i)).toEqual(ok(room.table.n));
    await room.join(watcher);
    await act(room, 'last');
    await expectAgreement(log, room, aki, ben, watcher);
  });

  it('never changes a table that it gave out', async () => {
    const room = await roomOf(log);
    const before = room.table;
    const text = JSON.stringify([before.n, before.seats, viewOf(before, -1), [...before.done]]);
    await act(room, 'c');
    await room.ask(BEN, 'n', { t: 'name', name: 'Benkei' });
    expect(room.table).not.toBe(before);
    expect(JSON.stringify([before.n, before.seats, viewOf(before, -1), [...before.done]])).toBe(text);
  });

  it('carries a command out once, however often it is sent', async () => {
    const room = await roomOf(log);
    const { key, command } = nextAct(room.table);
    const answers = await Promise.all([1, 2, 3].map(() => room.ask(key, 'same', command)));
    expect(answers).toEqual(answers.map(() => ok(room.table.n)));
    expect(await room.ask(key, 'other', command)).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(await stored(log, room)).toHaveLength(room.table.n);
  });

  it('decides again when another room was faster', async () => {
    const one = await roomOf(log);
    const two = await secondRoom(log, one);
    const [aki, ben] = [new Person(AKI), new Person(BEN)];
    await one.join(aki);
    await two.join(ben);
    expect(await act(one, 'first', 0)).toMatchObject({ ok: true });
    expect(await act(two, 'second', 1)).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(await two.ask(AKI, 'name', { t: 'name', name: 'Akiko' })).toMatchObject({ ok: true });
    await one.refresh();
    await expectAgreement(log, one, aki);
    await expectAgreement(log, two, ben);
  });

  it('gives each update the changes of its own entry, also when it learns of several at once', async () => {
    const one = await roomOf(log);
    const two = await secondRoom(log, one);
    const seen: unknown[] = [];
    class Viewer extends Person {
      override send(message: ServerMessage): void {
        super.send(message);
        if (message.t === 'update') seen.push(this.view);
      }
    }
    await two.join(new Viewer(BEN));
    const views: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      await act(one, `c${i}`, i);
      views.push(viewOf(one.table, 1));
    }
    await two.refresh();
    expect(seen).toEqual(views);
  });

  it('welcomes people who sit elsewhere now, with the entry that moved them', async () => {
    const plan = { seats: [{ kind: 'open' }, { kind: 'closed' }, { kind: 'open' }] } as const;
    const [opened] = beginning();
    if (opened?.kind !== 'opened') throw new Error('no opening');
    const lobby: Entry[] = [
      { ...opened, plan: { ...opened.plan, ...plan, seats: [...plan.seats] } },
      { kind: 'sat', at: 0, seat: 0, who: { key: AKI, name: 'Aki', bytes: '' } },
      { kind: 'sat', at: 0, seat: 2, who: { key: BEN, name: 'Ben', bytes: '' } },
    ];
    const room = await roomOf(log, lobby);
    const ben = new Person(BEN);
    await room.join(ben);
    await room.ask(AKI, 'start', { t: 'start' });
    expect(ben.heard.map((message) => [message.t, 'you' in message && message.you])).toEqual([
      ['welcome', 2],
      ['welcome', 1],
    ]);
    await expectAgreement(log, room, ben);
  });

  it('tells what was missed, from memory or from the log', async () => {
    const room = await roomOf(log);
    for (let i = 0; i < 14; i++) await act(room, `c${i}`);
    const { n } = room.table;
    for (const since of [0, 3, n - 3, n]) {
      const late = new Person(AKI);
      await room.join(late, since);
      expect(late.news.map((news) => news.n)).toEqual(
        Array.from({ length: n - since }, (_, i) => since + i + 1),
      );
    }
  });

  it('sends everybody away when its table was deleted', async () => {
    const closed: Room[] = [];
    const room = await roomOf(log, beginning(), { closed: (gone) => void closed.push(gone) });
    const aki = new Person(AKI);
    await room.join(aki);
    log.cut(room.table.id, 0);
    await room.refresh();
    expect(aki.heard.at(-1)).toEqual({ t: 'bye', why: 'gone' });
    expect(closed).toEqual([room]);
    expect(await room.read()).toBeNull();
    expect(await act(room, 'c')).toMatchObject({ ok: false, error: { code: 'no-table' } });
  });

  it('starts everybody again when the log is another one than it knew', async () => {
    const room = await roomOf(log);
    const two = await secondRoom(log, room);
    const aki = new Person(AKI);
    await room.join(aki);
    await act(room, 'lost', 0);
    log.cut(room.table.id, two.table.n);
    await act(two, 'other', 1);
    await room.refresh();
    expect(aki.heard.at(-1)?.t).toBe('welcome');
    await expectAgreement(log, room, aki);
  });
});

describe('a rematch', () => {
  it('is opened once, no matter who asks, and named by an entry', async () => {
    const openings: Opening[] = [];
    const room = await roomOf(log, await wholeGame(new MemoryLog(), 3), {
      openNext: async (opening) => ok(`next${openings.push(opening)}`),
    });
    expect(room.table.phase).toBe('over');
    const answers = await Promise.all([AKI, BEN].map((key) => room.ask(key, 'again', { t: 'rematch' })));
    expect(answers).toEqual(answers.map(() => ok(room.table.n)));
    expect(room.table.next).toBe('next1');
    expect(openings).toMatchObject([{ places: [{ key: BEN }, { key: AKI }], host: { key: AKI } }]);
    expect(await room.ask('c', 'again', { t: 'rematch' })).toMatchObject({ error: { code: 'not-seated' } });
  });

  it('keeps the color of everybody, however often they move on', async () => {
    const room = await roomOf(log, await wholeGame(new MemoryLog(), 3));
    const colors = (table: Table) => table.seats.map(({ key, color }) => [key, color]);
    const first = colors(room.table);
    const again = (table: Table) =>
      foldTable(openingEntries(rematchOpening(table), { id: 'next', secret: '00'.repeat(32), at: 0 }));
    const second = again(room.table);
    expect(colors(second)).toEqual([...first.slice(1), ...first.slice(0, 1)]);
    const third = again(second);
    expect(colors(third)).toEqual([...first.slice(2), ...first.slice(0, 2)]);
    expect(infoOf(third).seats.map(({ color }) => color)).toEqual(third.seats.map(({ color }) => color));
  });

  it('is refused while the game runs, and opens nothing', async () => {
    const room = await roomOf(log);
    expect(await room.ask(AKI, 'again', { t: 'rematch' })).toMatchObject({ error: { code: 'not-now' } });
  });
});
