/** Free text beside the phrases: the host allows and forbids it, before the game and during it. */

import { expect, it } from 'vitest';
import type { Plan } from '../src/index.ts';
import { foldTable, infoOf } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { MemoryTalk } from './memory-talk.ts';
import { AKI, act, BEN, beginning, expectAgreement, Person, PLAN, roomOf, stored } from './room-kit.ts';

const TEXT = { t: 'say', text: 'Mind the step' } as const;
const ON = { t: 'chat', on: true } as const;
const OFF = { t: 'chat', on: false } as const;

async function open(plan: Plan = PLAN, entries = beginning(plan)) {
  const log = new MemoryLog();
  const room = await roomOf(log, entries, { talk: new MemoryTalk() });
  const ben = new Person(BEN);
  await room.join(ben);
  return { log, room, ben };
}

it('is the host\u2019s to allow, for everybody, and to forbid again', async () => {
  const { log, room, ben } = await open();
  expect(await room.ask(BEN, '1', TEXT)).toMatchObject({ ok: false, error: { code: 'chat-off' } });
  expect(await room.ask(BEN, '2', ON)).toMatchObject({ ok: false, error: { code: 'not-host' } });
  expect(await room.ask(AKI, '3', ON)).toMatchObject({ ok: true });
  expect(ben.heard.at(-1)).toMatchObject({ t: 'update', info: { chat: true } });
  expect(await room.ask(BEN, '4', TEXT)).toMatchObject({ ok: true });
  expect(await room.ask(AKI, '5', OFF)).toMatchObject({ ok: true });
  expect(await room.ask(BEN, '6', TEXT)).toMatchObject({ ok: false, error: { code: 'chat-off' } });
  await expectAgreement(log, room);
});

it('is one entry however often it is said, and the game goes on beside it', async () => {
  const { log, room } = await open();
  await act(room, '1');
  await room.ask(AKI, '2', ON);
  const { n } = room.table;
  expect(await room.ask(AKI, '2', ON)).toEqual({ ok: true, value: n });
  expect(await room.ask(AKI, '3', ON)).toEqual({ ok: true, value: n });
  await act(room, '4');
  const entries = await stored(log, room);
  expect(infoOf(foldTable(entries)).chat).toBe(true);
  // No kind of its own: programs that do not know it can still read the log, and say that nothing changed.
  const said = entries[n - 1];
  expect(said).toMatchObject({ kind: 'ready', seat: 0, ready: true, chat: true });
});

it('holds in the lobby, and stays when the game begins', async () => {
  const lobby = beginning({ ...PLAN, listed: true }).slice(0, -1);
  const { room } = await open(PLAN, lobby);
  expect(await room.ask(AKI, '1', ON)).toMatchObject({ ok: true });
  await room.ask(AKI, '2', { t: 'start' });
  expect(infoOf(room.table)).toMatchObject({ phase: 'playing', chat: true, listed: true });
});
