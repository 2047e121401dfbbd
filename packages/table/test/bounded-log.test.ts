/** Whatever people do, the log of a table and what a newcomer is sent stay bounded, and the game can be finished. */

import { expect, it } from 'vitest';
import type { Command, Entry } from '../src/index.ts';
import { MANY_ENTRIES, NEWS_IN_WELCOME, sitDown } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { AKI, act, BEN, beginning, Person, roomOf } from './room-kit.ts';

/** More decisions than any game has. */
const LONGEST_GAME = 1000;

it('takes nothing but decisions once very much has happened, and they end the game', async () => {
  const log = new MemoryLog();
  const names: Entry[] = Array.from({ length: MANY_ENTRIES }, (_, i) => ({
    kind: 'named',
    at: 0,
    seat: 0,
    name: `Aki ${i}`,
  }));
  const room = await roomOf(log, [...beginning(), ...names]);
  const full = { ok: false, error: { code: 'full' } };
  const commands: Command[] = [
    { t: 'name', name: 'A' },
    { t: 'undo', number: 0 },
    { t: 'stand-in', seat: 1 },
    { t: 'extend' },
  ];
  for (const command of commands) expect(await room.ask(AKI, command.t, command)).toMatchObject(full);
  for (let i = 0; room.table.phase === 'playing'; i++)
    expect(await act(room, `a${i}`, i)).toMatchObject({ ok: true });
  expect(room.table.n).toBeLessThan(MANY_ENTRIES + LONGEST_GAME);
  const guest = new Person();
  await room.join(guest);
  expect(guest.news).toHaveLength(NEWS_IN_WELCOME);
  expect(guest.news.at(-1)?.n).toBe(room.table.n);
});

it('lets people leave even then, but nobody sit down again and again', async () => {
  const log = new MemoryLog();
  const names: Entry[] = Array.from({ length: MANY_ENTRIES }, () => ({
    kind: 'named',
    at: 0,
    seat: 0,
    name: 'A',
  }));
  const room = await roomOf(log, [...beginning(), ...names]);
  expect(await room.ask(BEN, 'leave', { t: 'leave' })).toMatchObject({ ok: true });
  const { n } = room.table;
  const who = { key: 'c'.repeat(64), name: 'Chie', bytes: '' };
  expect(await sitDown(room, undefined, who, () => 0)).toMatchObject({ ok: false, error: { code: 'full' } });
  expect(room.table.n).toBe(n);
});
