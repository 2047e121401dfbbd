/** What every store must do with the keys of a server and the devices that want to be told. */

import { expect, test } from 'vitest';
import type { PushWorkOptions } from '../src/push/push-work.ts';
import { PushWork } from '../src/push/push-work.ts';
import type { PushMessage } from '../src/push/texts.ts';
import type { PushSubscription } from '../src/store/push-store.ts';
import { ALL_SHARDS } from '../src/store/shards.ts';
import { SeatPresence } from '../src/tables/presence.ts';
import { describeEachStore } from './each-store.ts';
import { nth } from './kit.ts';
import { act, seatToMove, subscribeAt, untilTurnOf } from './push-kit.ts';
import { begunTable, KEYS, newRegistry } from './registry-kit.ts';
import { appendOf, head } from './store-kit.ts';

function subscription(of: Partial<PushSubscription> = {}): PushSubscription {
  return {
    table: 'a',
    seat: 'aki',
    endpoint: 'https://push.example/1',
    p256dh: 'key',
    auth: 'secret',
    language: 'en',
    told: 0,
    seen: 1,
    due: null,
    created: 100,
    ...of,
  };
}

const MOST = 4;
const LEASE = { now: 1_000, until: 2_000 };

describeEachStore((stores) => {
  test('keeps the first keys, whoever makes others at the same time', async () => {
    const store = await stores.unused();
    const rival = await stores.rivalOf(store);
    const fresh = ['one', 'two'].map((name) => ({
      publicKey: `${name} public`,
      privateKey: `${name} private`,
    }));
    const [a, b] = await Promise.all([store.pushKeys(fresh[0]!), rival.pushKeys(fresh[1]!)]);
    expect(a).toEqual(b);
    expect(fresh).toContainEqual(a);
    expect(await store.pushKeys({ publicKey: 'late', privateKey: 'late' })).toEqual(a);
  });

  test('gives each device to one caller only, once for each mark', async () => {
    const store = await stores.empty();
    await store.append(appendOf('a', 1, ['1']));
    await store.subscribe(subscription(), MOST);
    await store.subscribe(subscription({ endpoint: 'https://push.example/2', told: 20 }), MOST);
    await store.subscribe(subscription({ endpoint: 'https://push.example/3', seat: 'ben' }), MOST);
    expect(await store.pushSeats('a')).toEqual([
      { seat: 'aki', told: 0 },
      { seat: 'ben', told: 0 },
    ]);
    const rival = await stores.rivalOf(store);
    const claims = await Promise.all(
      [store, rival, store, rival].map((each) => each.claimPush('a', 'aki', 12, LEASE)),
    );
    expect(claims.flat()).toEqual([
      { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret', language: 'en' },
    ]);
    expect((await store.claimPush('a', 'aki', 24, LEASE)).map(({ endpoint }) => endpoint).sort()).toEqual([
      'https://push.example/1',
      'https://push.example/2',
    ]);
    expect(await store.claimPush('a', 'aki', 13, LEASE)).toEqual([]);
    await store.pushTold('a', 'https://push.example/2', 24);
    expect(await store.pushSeats('a')).toEqual([
      { seat: 'aki', told: 0 },
      { seat: 'ben', told: 0 },
    ]);
    await store.pushTold('a', 'https://push.example/1', 24);
    await store.pushTold('a', 'https://push.example/1', 12);
    expect(await store.pushSeats('a')).toEqual([
      { seat: 'aki', told: 24 },
      { seat: 'ben', told: 0 },
    ]);
  });

  test('gives a device to somebody else once the lease is over, and only if it was not told', async () => {
    const store = await stores.empty();
    await store.append(appendOf('a', 1, ['1']));
    for (const i of [1, 2])
      await store.subscribe(subscription({ endpoint: `https://push.example/${i}` }), MOST);
    const names = async (lease: typeof LEASE) =>
      (await store.claimPush('a', 'aki', 8, lease)).map(({ endpoint }) => endpoint.slice(-1)).sort();
    expect(await names({ now: 1_000, until: 2_000 })).toEqual(['1', '2']);
    await store.pushTold('a', 'https://push.example/2', 8);
    await store.pushLooked('a', 1, null, 1_000);
    expect(await names({ now: 1_999, until: 3_000 })).toEqual([]);
    expect(await store.pushDue(1_999, 10, ALL_SHARDS)).toEqual([]);
    expect(await store.pushDue(2_000, 10, ALL_SHARDS)).toEqual(['a']);
    expect(await names({ now: 2_000, until: 3_000 })).toEqual(['1']);
    await store.pushLooked('a', 1, null, 2_000);
    expect(await store.pushDue(2_999, 10, ALL_SHARDS)).toEqual([]);
    // Looked at after the lease and nothing to tell: there is no reason to come back.
    await store.pushLooked('a', 1, null, 3_000);
    expect(await store.pushDue(9_000, 10, ALL_SHARDS)).toEqual([]);
  });

  test('names the tables at which something happened since they were looked at, or whose time has come', async () => {
    const store = await stores.empty();
    for (const id of ['a', 'b', 'c', 'd']) await store.append(appendOf(id, 1, ['1', '2']));
    await store.subscribe(subscription({ table: 'a', seen: 2 }), MOST);
    await store.subscribe(subscription({ table: 'b', seen: 2, due: 5_000 }), MOST);
    await store.subscribe(subscription({ table: 'c', seen: 1 }), MOST);
    await store.subscribe(subscription({ table: 'c', seen: 1, endpoint: 'https://push.example/2' }), MOST);
    expect(await store.pushDue(4_999, 10, ALL_SHARDS)).toEqual(['c']);
    expect(await store.pushDue(5_000, 10, ALL_SHARDS)).toEqual(['b', 'c']);
    expect(await store.pushDue(5_000, 1, ALL_SHARDS)).toEqual(['b']);
    expect(await store.pushDue(5_000, 10, new Set())).toEqual([]);
    await store.pushLooked('c', 2, 9_000, 0);
    await store.pushLooked('b', 2, null, 0);
    expect(await store.pushDue(8_999, 10, ALL_SHARDS)).toEqual([]);
    await store.append(appendOf('a', 3, ['3']));
    await store.setAside('c', 'damaged', 1);
    expect(await store.pushDue(9_000, 10, ALL_SHARDS)).toEqual(['a']);
  });

  test('keeps the newest devices of a seat, one row for each, and none of a table that does not exist', async () => {
    const store = await stores.empty();
    await store.append(appendOf('a', 1, ['1']));
    const at = (i: number) => subscription({ endpoint: `https://push.example/${i}`, created: i });
    for (const i of [1, 2, 3, 4, 5, 6]) await store.subscribe(at(i), MOST);
    await store.subscribe({ ...at(6), language: 'ja' }, MOST);
    await store.subscribe(subscription({ endpoint: 'https://push.example/7', seat: 'ben' }), MOST);
    await store.subscribe(subscription({ table: 'nowhere' }), MOST);
    const devices = await store.claimPush('a', 'aki', 8, LEASE);
    expect(devices.map(({ endpoint, language }) => `${endpoint.slice(-1)} ${language}`).sort()).toEqual([
      '3 en',
      '4 en',
      '5 en',
      '6 ja',
    ]);
    expect(await store.claimPush('a', 'ben', 8, LEASE)).toHaveLength(1);
    expect(await store.pushSeats('nowhere')).toEqual([]);
  });

  test('deletes them by table, by seat, by device, by address, and with their table', async () => {
    const store = await stores.empty();
    const seats = async (id: string) => (await store.pushSeats(id)).map(({ seat }) => seat);
    const fill = async () => {
      for (const table of ['a', 'b'])
        for (const [i, seat] of ['aki', 'aki', 'ben'].entries())
          await store.subscribe(subscription({ table, seat, endpoint: `https://push.example/${i}` }), MOST);
    };
    await store.append(appendOf('a', 1, ['1'], { head: head({ expires: 500 }) }));
    await store.append(appendOf('b', 1, ['1']));
    await fill();
    await store.unsubscribe({ table: 'a' });
    expect([await seats('a'), await seats('b')]).toEqual([[], ['aki', 'ben']]);
    await store.unsubscribe({ table: 'b', seat: 'ben' });
    expect(await seats('b')).toEqual(['aki']);
    await store.unsubscribe({ table: 'b', seat: 'ben', endpoint: 'https://push.example/0' });
    await store.unsubscribe({ table: 'b', seat: 'aki', endpoint: 'https://push.example/0' });
    expect(await store.claimPush('b', 'aki', 4, LEASE)).toHaveLength(1);
    await fill();
    await store.unsubscribe({ endpoint: 'https://push.example/2' });
    expect([await seats('a'), await seats('b')]).toEqual([['aki'], ['aki']]);
    await store.forget(500, ALL_SHARDS);
    expect([await seats('a'), await seats('b')]).toEqual([[], ['aki']]);
  });

  test('lets a browser change its address at all tables, if it knows the secret of the old one', async () => {
    const store = await stores.empty();
    for (const table of ['a', 'b']) await store.append(appendOf(table, 1, ['1']));
    for (const table of ['a', 'b']) await store.subscribe(subscription({ table, told: 8 }), MOST);
    const to = { endpoint: 'https://push.example/new', p256dh: 'new key', auth: 'new secret' };
    await store.subscribe(subscription({ table: 'b', ...to, language: 'fr' }), MOST);
    await store.moveSubscriptions({ endpoint: 'https://push.example/1', auth: 'guess' }, to);
    expect(await store.pushSeats('a')).toEqual([{ seat: 'aki', told: 8 }]);
    await store.moveSubscriptions({ endpoint: 'https://push.example/1', auth: 'secret' }, to);
    expect(await store.claimPush('a', 'aki', 8, LEASE)).toEqual([]);
    expect(await store.claimPush('a', 'aki', 12, LEASE)).toEqual([{ ...to, language: 'en' }]);
    expect(await store.claimPush('b', 'aki', 12, LEASE)).toEqual([{ ...to, language: 'fr' }]);
  });

  test('sends one message, however many processes look at the same time', async () => {
    const store = await stores.empty();
    const rival = await stores.rivalOf(store);
    let now = 1_700_000_000_000;
    const sent: string[] = [];
    const sender = { send: (_to: object, message: object) => void sent.push((message as PushMessage).kind) };
    const owner = newRegistry(store, { name: 'owner', now: () => now });
    const room = await begunTable(owner, { people: 2, pace: { kind: 'correspondence', days: 3 } });
    const other = 1 - seatToMove(room);
    await subscribeAt(now, store, room, nth(KEYS, other), '1');
    await untilTurnOf(room, other);
    const presence = new SeatPresence(() => now);
    now += 60_000;
    const lookers = Array.from({ length: 6 }, (_, i) => {
      const options: PushWorkOptions = {
        store: i % 2 === 0 ? store : rival,
        sender,
        now: () => now,
        shards: () => ALL_SHARDS,
        find: async () => ({ room, presence }),
        failed: (error) => expect.unreachable(String(error)),
      };
      return new PushWork(options);
    });
    for (let round = 0; round < 3; round++) await Promise.all(lookers.map((looker) => looker.lookAround()));
    expect(sent).toEqual(['turn']);
    expect(await store.pushDue(now, 10, ALL_SHARDS)).toEqual([]);
    await act(room);
    await untilTurnOf(room, other);
    await Promise.all(lookers.map((looker) => looker.lookAround()));
    expect(sent).toEqual(['turn', 'turn']);
  });
});
