/** What everybody is told of time and absence: each bank, and for how long somebody has been gone. */

import { describe, expect, it } from 'vitest';
import type { Plan, Presence, ServerMessage } from '../src/index.ts';
import { GRACE, ServerMessage as Schema } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { AKI, act, BEN, beginning, Person, PLAN, roomOf } from './room-kit.ts';

const LIVE: Plan['pace'] = { kind: 'live', seconds: 90, bank: 60 };

async function open(pace: Plan['pace'], presence?: Presence) {
  const clock = { now: 0 };
  const options = { now: () => clock.now, ...(presence && { presence }) };
  const room = await roomOf(new MemoryLog(), beginning({ ...PLAN, pace }), options);
  const person = new Person(AKI);
  await room.join(person);
  return { room, person, clock };
}

const banks = (heard: readonly ServerMessage[]) =>
  heard.map((message) => ('banks' in message ? message.banks : undefined));

describe('at a live table', () => {
  it('everybody is told each bank from the start, and again when one is used', async () => {
    const { room, person, clock } = await open(LIVE);
    clock.now = 89_000;
    await act(room, '1');
    // Ninety seconds are the decision's own: eleven more come out of the bank.
    clock.now += 101_000;
    await act(room, '2');
    const [first, second] = [60_000, 60_000];
    const used = banks(person.heard).at(-1);
    expect(banks(person.heard)).toEqual([[first, second], undefined, used]);
    expect([...(used ?? [])].sort((a, b) => a - b)).toEqual([49_000, 60_000]);
    for (const message of person.heard) expect(Schema.safeParse(message).success).toBe(true);
  });

  it('there are no banks without such a clock', async () => {
    for (const pace of [{ kind: 'none' }, { kind: 'correspondence', days: 1 }] as const) {
      const { room, person } = await open(pace);
      await act(room, '1');
      expect(banks(person.heard)).toEqual([undefined, undefined]);
    }
  });
});

describe('whoever is gone', () => {
  /** Ben left at 10,000. */
  const benIsGone: Presence = {
    come() {},
    go() {},
    isHere: (seat) => seat === 0,
    awayFor: (seat, now) => (seat === 1 ? now - 10_000 : 0),
  };

  it('is told with the time since, so that nobody counts from their own start', async () => {
    const { room, person, clock } = await open({ kind: 'none' }, benIsGone);
    clock.now = 70_000;
    room.tellPresence();
    const late = new Person();
    clock.now = 10_000 + GRACE;
    await room.join(late);
    expect(person.heard.at(-1)).toEqual({ t: 'present', present: [true, false], away: [0, 60_000] });
    expect(late.heard[0]).toMatchObject({ present: [true, false], away: [0, GRACE] });
    // At that very moment a bot may play.
    expect(await room.ask(AKI, '1', { t: 'stand-in', seat: 1 })).toMatchObject({ ok: true });
    for (const message of [...person.heard, ...late.heard])
      expect(Schema.safeParse(message).success).toBe(true);
  });

  it('may not be played for a moment earlier', async () => {
    const { room, clock } = await open({ kind: 'none' }, benIsGone);
    clock.now = 10_000 + GRACE - 1;
    expect(await room.ask(AKI, '1', { t: 'stand-in', seat: 1 })).toMatchObject({
      ok: false,
      error: { code: 'not-away' },
    });
    expect(await room.ask(BEN, '2', { t: 'back' })).toMatchObject({ ok: false });
  });
});
