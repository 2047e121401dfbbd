/** Talk has a log of its own: bounded, and apart from the game. */

import { describe, expect, it } from 'vitest';
import type { Said, ServerMessage } from '../src/index.ts';
import { LINES_KEPT, Room } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { MemoryTalk } from './memory-talk.ts';
import { AKI, BEN, beginning, Person, PLAN, roomAt, roomOf, stored } from './room-kit.ts';

const HELLO = { t: 'say', phrase: 'hello' } as const;
const TOO_FAST = { ok: false, error: { code: 'too-fast' } };

function linesOf(heard: readonly ServerMessage[]): Said[] {
  return heard.flatMap((message) => {
    if (message.t === 'welcome') return message.talk;
    return message.t === 'said' ? [message.said] : [];
  });
}

async function open(talk = new MemoryTalk(), clock = { now: 1_000_000 }) {
  const log = new MemoryLog();
  const options = { talk, now: () => clock.now };
  const room = await roomOf(log, beginning({ ...PLAN, chat: true }), options);
  /** As another process, or the same after a restart, would have it. */
  const again = () => roomAt(log, room.table, [], options);
  return { log, room, talk, clock, again };
}

describe('talk', () => {
  it('reaches everybody, is no entry, and greets those who come later', async () => {
    const { log, room, again } = await open();
    const ben = new Person(BEN);
    await room.join(ben);
    const { n } = room.table;
    expect(await room.ask(AKI, '1', HELLO)).toEqual({ ok: true, value: n });
    expect(await room.ask(AKI, '2', { t: 'say', text: 'Shall we?' })).toEqual({ ok: true, value: n });
    const lines = [
      { n: 1, seat: 0, name: 'Aki', phrase: 'hello' },
      { n: 2, seat: 0, name: 'Aki', text: 'Shall we?' },
    ];
    expect(linesOf(ben.heard)).toEqual(lines);
    expect(await stored(log, room)).toHaveLength(n);
    for (const later of [room, again()]) {
      const guest = new Person();
      await later.join(guest);
      expect(linesOf(guest.heard)).toEqual(lines);
    }
  });

  it('keeps the name of whoever spoke', async () => {
    const { room } = await open();
    await room.ask(AKI, '1', HELLO);
    await room.ask(AKI, '2', { t: 'name', name: 'Akiko' });
    const guest = new Person();
    await room.join(guest);
    expect(linesOf(guest.heard)).toMatchObject([{ name: 'Aki' }]);
  });

  it('is limited for each person, over all rooms of a table, and for a while only', async () => {
    const { room, clock, again } = await open();
    const rooms = [room, again()] as const;
    for (let i = 0; i < 5; i++)
      expect(await rooms[i % 2 === 0 ? 0 : 1].ask(AKI, `${i}`, HELLO)).toMatchObject({ ok: true });
    for (const each of rooms) expect(await each.ask(AKI, 'more', HELLO)).toMatchObject(TOO_FAST);
    expect(await room.ask(BEN, 'ben', HELLO)).toMatchObject({ ok: true });
    clock.now += 15_000;
    expect(await room.ask(AKI, 'later', HELLO)).toMatchObject({ ok: true });
  });

  it('keeps the last lines only', async () => {
    const { room, clock, talk } = await open();
    for (let i = 0; i < LINES_KEPT + 10; i++) {
      clock.now += 60_000;
      expect(await room.ask(AKI, `${i}`, HELLO)).toMatchObject({ ok: true });
    }
    const guest = new Person();
    await room.join(guest);
    expect(linesOf(guest.heard).map(({ n }) => n)).toEqual(
      Array.from({ length: LINES_KEPT }, (_, i) => i + 11),
    );
    expect(talk.bytes(room.table.id)).toBeLessThan(LINES_KEPT * 200);
  });

  it('says once what is sent twice, also where the first answer was lost', async () => {
    const { room, talk } = await open();
    const ben = new Person(BEN);
    await room.join(ben);
    talk.failAfterSaving = true;
    await expect(room.ask(AKI, '1', HELLO)).rejects.toThrow();
    talk.failAfterSaving = false;
    expect(await room.ask(AKI, '1', HELLO)).toMatchObject({ ok: true });
    expect(await room.ask(AKI, '1', HELLO)).toMatchObject({ ok: true });
    expect(linesOf(ben.heard)).toMatchObject([{ n: 1 }]);
  });

  it('follows what another process stored', async () => {
    const { room, again } = await open();
    const ben = new Person(BEN);
    await room.join(ben);
    const other = again();
    await other.ask(AKI, '1', HELLO);
    expect(linesOf(ben.heard)).toEqual([]);
    await room.talkHeard(1);
    await room.talkHeard(1);
    expect(linesOf(ben.heard)).toMatchObject([{ n: 1 }]);
    expect(await room.ask(BEN, '1', HELLO)).toMatchObject({ ok: true });
    expect(linesOf(ben.heard).map(({ n }) => n)).toEqual([1, 2]);
  });

  it('goes on where the stored lines cannot be read', async () => {
    const { room, talk } = await open();
    await talk.save(room.table.id, 7, '{');
    const ben = new Person(BEN);
    await room.join(ben);
    expect(await room.ask(AKI, '1', HELLO)).toMatchObject({ ok: true });
    expect(linesOf(ben.heard)).toMatchObject([{ n: 8 }]);
  });

  it('refuses strangers, texts where there is no chat, and everybody where nobody can hear', async () => {
    const { room } = await open();
    expect(await room.ask('', '1', HELLO)).toMatchObject({ ok: false, error: { code: 'not-seated' } });
    const log = new MemoryLog();
    const quiet = await roomOf(log, beginning(), { talk: new MemoryTalk() });
    expect(await quiet.ask(AKI, '1', { t: 'say', text: 'hi' })).toMatchObject({
      ok: false,
      error: { code: 'chat-off' },
    });
    const alone: Room = await roomOf(new MemoryLog());
    expect(await alone.ask(AKI, '1', HELLO)).toMatchObject({ ok: false, error: { code: 'not-now' } });
  });
});
