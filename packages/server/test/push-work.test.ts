/** What people are told of their tables, and when; the clock is the test's own. */

import type { Plan, Room } from '@tokaido/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUSH_LEASE } from '../src/push/push-work.ts';
import type { PushSender } from '../src/push/sender.ts';
import type { PushMessage } from '../src/push/texts.ts';
import { ALL_SHARDS } from '../src/store/shards.ts';
import type { Store } from '../src/store/store.ts';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { nth } from './kit.ts';
import { act, seatToMove, subscribeAt, untilNext, untilTurnOf } from './push-kit.ts';
import { begunTable, Guest, KEYS, newRegistry, settle } from './registry-kit.ts';

const HOUR = 3_600_000;
const BY_LETTER: Plan['pace'] = { kind: 'correspondence', days: 3 };
let data: MemoryData;
let now: number;
let sent: (PushMessage & { readonly to: string })[];
const running: TableRegistry[] = [];
/** Whether messages arrive before their sender is killed. */
let arrives: boolean;
const sender: Pick<PushSender, 'send'> = {
  send({ endpoint }, message, _delivery, done) {
    if (!arrives) return;
    sent.push({ ...(message as PushMessage), to: endpoint.slice(-1) });
    done();
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  data = new MemoryData();
  now = 1_700_000_000_000;
  sent = [];
  arrives = true;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((registry) => registry.stop()));
  vi.useRealTimers();
});

async function start(name: string, store: Store = openMemory(data)): Promise<TableRegistry> {
  const registry = newRegistry(store, { name, now: () => now, push: sender });
  running.push(registry);
  await registry.start();
  return registry;
}

/** Seconds go by, for the clock and for the registries. */
async function pass(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) {
    now += 1_000;
    vi.advanceTimersByTime(1_000);
    await settle();
  }
}

/** A jump of the clock, and a round of looking around after it. */
async function skip(ms: number): Promise<void> {
  now += ms;
  await pass(4);
}

const subscribe = (store: Store, room: Room, key: string, to: string, language?: string) =>
  subscribeAt(now, store, room, key, to, language);

describe('one process', () => {
  let store: Store;
  let registry: TableRegistry;
  let room: Room;

  async function begin(plan: Partial<Plan> = {}): Promise<void> {
    store = openMemory(data);
    registry = await start('one', store);
    room = await begunTable(registry, { people: 2, pace: BY_LETTER, ...plan });
  }

  it('tells whoever must decide, on all their devices, each in its language, once', async () => {
    await begin();
    await subscribe(store, room, nth(KEYS, 1 - seatToMove(room)), '1');
    await subscribe(store, room, nth(KEYS, 1 - seatToMove(room)), '2', 'fr');
    await subscribe(store, room, nth(KEYS, seatToMove(room)), '3');
    await pass(20);
    // Whoever subscribed has seen that it is their turn.
    expect(sent).toEqual([]);
    const next = await untilNext(room);
    await pass(4);
    const { id } = room.table;
    const body = `Your table with ${next === 0 ? '1' : 'a'} waits for you.`;
    expect(sent).toEqual([
      { to: '1', kind: 'turn', table: id, title: 'Your turn', body, path: `/t/${id}` },
      expect.objectContaining({ to: '2', title: 'À vous de jouer' }),
    ]);
    await pass(30);
    expect(sent).toHaveLength(2);
    sent.length = 0;
    await untilNext(room);
    await pass(4);
    expect(sent.map(({ to }) => to)).toEqual(['3']);
  });

  it('tells nobody who looks; whoever looked away is told after a moment, also behind a page that is hidden', async () => {
    await begin({ pace: { kind: 'none' } });
    const other = 1 - seatToMove(room);
    const key = nth(KEYS, other);
    await subscribe(store, room, key, '1');
    const guest = await Guest.at(registry, room.table.id, key);
    await untilTurnOf(room, other);
    await pass(4);
    guest.leave();
    await pass(30);
    // They have seen it.
    expect(sent).toEqual([]);
    await act(room);
    await untilTurnOf(room, other);
    const again = await Guest.at(registry, room.table.id, key);
    await pass(4);
    await act(room);
    registry.look(room, key, false);
    await untilTurnOf(room, other);
    await pass(4);
    expect(sent).toEqual([]);
    await pass(10);
    expect(sent.map(({ kind }) => kind)).toEqual(['turn']);
    registry.look(room, key, true);
    await act(room);
    await untilTurnOf(room, other);
    await pass(20);
    expect(sent).toHaveLength(1);
    again.leave();
  });

  it('reminds 24 and 2 hours before a deadline, by the deadline alone', async () => {
    await begin();
    const seat = seatToMove(room);
    await subscribe(store, room, nth(KEYS, seat), '1');
    await pass(4);
    await skip(47 * HOUR);
    expect(sent).toEqual([]);
    await registry.stop();
    running.length = 0;
    await start('after a restart', store);
    await skip(2 * HOUR);
    // It is asked who is there first.
    await pass(12);
    expect(sent.map(({ kind, title }) => [kind, title])).toEqual([['deadline', '23 hours left']]);
    await skip(12 * HOUR);
    expect(sent).toHaveLength(1);
    await skip(9 * HOUR);
    await pass(12);
    expect(sent.map(({ title }) => title)).toEqual(['23 hours left', '2 hours left']);
    await pass(30);
    expect(sent).toHaveLength(2);
  });

  it('does not remind of a day where the turn itself had no more', async () => {
    await begin({ pace: { kind: 'correspondence', days: 1 } });
    const other = 1 - seatToMove(room);
    await subscribe(store, room, nth(KEYS, other), '1');
    await untilTurnOf(room, other);
    await pass(12);
    expect(sent.map(({ kind }) => kind)).toEqual(['turn']);
    await skip(21 * HOUR);
    expect(sent).toHaveLength(1);
    await skip(1.5 * HOUR);
    await pass(12);
    expect(sent.map(({ kind }) => kind)).toEqual(['turn', 'deadline']);
  });

  it('tells that the game is over, then of a rematch, then nothing more; a day later nothing at all', async () => {
    await begin({ pace: { kind: 'none' } });
    const [a = '', b = ''] = KEYS;
    await subscribe(store, room, a, '1', 'es');
    await subscribe(store, room, b, '2', 'ja');
    while (room.table.phase === 'playing') await act(room);
    await pass(12);
    const over = sent.filter(({ kind }) => kind === 'over');
    expect(over.map(({ to, title }) => [to, title])).toEqual([
      ['1', 'El viaje ha terminado'],
      ['2', '旅が終わりました'],
    ]);
    sent.length = 0;
    const asked = await room.ask(a, 'again', { t: 'rematch' });
    expect(asked.ok).toBe(true);
    await pass(12);
    expect(sent.map(({ kind, path }) => [kind, path])).toEqual([
      ['rematch', `/t/${room.table.next}`],
      ['rematch', `/t/${room.table.next}`],
    ]);
    await skip(PUSH_LEASE);
    expect(sent).toHaveLength(2);
    expect(await store.pushSeats(room.table.id)).toEqual([]);

    const quiet = await begunTable(registry, { people: 2 });
    await subscribe(store, quiet, a, '1');
    while (quiet.table.phase === 'playing') await act(quiet);
    await pass(12);
    await skip(24 * HOUR);
    expect(await store.pushSeats(quiet.table.id)).toEqual([]);
  });

  it('tells once more where whoever was to send it was killed, and nobody twice otherwise', async () => {
    await begin();
    const other = 1 - seatToMove(room);
    await subscribe(store, room, nth(KEYS, other), '1');
    arrives = false;
    await untilTurnOf(room, other);
    await pass(12);
    await registry.stop();
    running.length = 0;
    arrives = true;
    await start('after a kill', store);
    await pass(30);
    // Somebody else may still be about to send it.
    expect(sent).toEqual([]);
    await skip(PUSH_LEASE);
    await pass(12);
    expect(sent.map(({ kind }) => kind)).toEqual(['turn']);
    await skip(2 * PUSH_LEASE);
    expect(sent).toHaveLength(1);
    expect(await store.pushDue(now, 10, ALL_SHARDS)).toEqual([]);
  });

  it('does not look again and again for a message that is of no use any more', async () => {
    await begin();
    const other = 1 - seatToMove(room);
    await subscribe(store, room, nth(KEYS, other), '1');
    arrives = false;
    await untilTurnOf(room, other);
    await pass(12);
    await untilTurnOf(room, 1 - other);
    arrives = true;
    await skip(PUSH_LEASE);
    expect(sent).toEqual([]);
    expect(await store.pushDue(now, 10, ALL_SHARDS)).toEqual([]);
  });

  it('forgets those who stood up, and tables that are gone', async () => {
    await begin();
    const [a = '', b = ''] = KEYS;
    await subscribe(store, room, a, '1');
    await subscribe(store, room, b, '2');
    expect((await room.ask(b, 'leave', { t: 'leave' })).ok).toBe(true);
    await pass(4);
    expect((await store.pushSeats(room.table.id)).map(({ seat }) => seat)).toEqual([a]);
    await store.forget(now + 91 * 24 * HOUR, ALL_SHARDS);
    expect(await store.pushSeats(room.table.id)).toEqual([]);
  });

  it('is told by another process that somebody looks there, and does not tell them', async () => {
    await begin();
    const other = 1 - seatToMove(room);
    const key = nth(KEYS, other);
    await subscribe(store, room, key, '1');
    const there = await start('two');
    const theirs = await there.find(room.table.id);
    const guest = await Guest.at(there, room.table.id, key);
    await pass(4);
    await untilTurnOf(room, other);
    await pass(20);
    expect(sent).toEqual([]);
    await act(room);
    await settle();
    if (theirs !== null) there.look(theirs, key, false);
    await untilTurnOf(room, other);
    await pass(30);
    expect(sent.map(({ kind }) => kind)).toEqual(['turn']);
    guest.leave();
  });
});
