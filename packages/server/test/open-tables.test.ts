/** The list of open tables over several processes, with a clock of our own: what is shown, for how long, and to whom. */

import type { OpenTable, Plan, Room } from '@tokaido/table';
import { sitDown } from '@tokaido/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import { LINGER } from '../src/tables/announcements.ts';
import { OpenList } from '../src/tables/open-list.ts';
import { tableFinder } from '../src/tables/table-finder.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { nth, PLAN } from './kit.ts';
import { Guest, KEYS, newRegistry, settle } from './registry-kit.ts';

const [AKI = '', BEN = '', CHO = ''] = KEYS;
const LISTED: Plan = { ...PLAN, listed: true };

let data: MemoryData;
let now = 0;
const running: TableRegistry[] = [];

async function start(name: string) {
  const store = openMemory(data);
  const registry = newRegistry(store, { name, now: () => now });
  running.push(registry);
  await registry.start();
  const reads = vi.fn((...call: Parameters<typeof store.keptUnder>) => store.keptUnder(...call));
  const list = new OpenList({
    store: { keptUnder: reads },
    announcements: registry.announcements,
    now: () => now,
  });
  return { registry, list, reads, find: tableFinder(registry, list) };
}

const sitter = (key: string) => ({ key, name: key.slice(0, 1), bytes: '' });

async function open(registry: TableRegistry, plan: Partial<Plan> = {}, key = AKI): Promise<Room> {
  const opened = await registry.openTable({ ...LISTED, ...plan }, sitter(key), 'home');
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

/** Lets time pass by the clock of the tables, and a second by that of the registries. */
async function pass(ms: number): Promise<void> {
  now += ms;
  vi.advanceTimersByTime(1_000);
  await settle();
}

async function shown(list: OpenList): Promise<readonly OpenTable[]> {
  now += 1_000;
  return (await list.read()).tables;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  data = new MemoryData();
  now = 1_700_000_000_000;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((registry) => registry.stop()));
  vi.useRealTimers();
});

describe('the list', () => {
  it('shows a listed table from lobby to end in every process, with what a stranger can do there', async () => {
    const here = await start('here');
    const there = await start('there');
    const room = await open(here.registry, { takeover: true });
    await open(here.registry, { listed: false });
    await pass(1_000);
    expect(await shown(there.list)).toMatchObject([
      {
        id: room.table.id,
        offer: 'sit',
        free: 1,
        here: 0,
        watching: 0,
        level: 'pilgrim',
        stage: 0,
        bytes: [],
      },
    ]);
    await Guest.at(here.registry, room.table.id, AKI);
    await Guest.at(here.registry, room.table.id, '');
    await pass(1_000);
    expect(await shown(there.list)).toMatchObject([{ here: 1, watching: 1 }]);
    // Full: nothing to do there until it begins.
    await sitDown(room, undefined, sitter(BEN), () => now);
    await pass(1_000);
    expect(await shown(there.list)).toEqual([]);
    await room.ask(AKI, 'start', { t: 'start' });
    await pass(1_000);
    expect(await shown(there.list)).toMatchObject([{ offer: 'inn', free: 1, stage: 1, phase: 'playing' }]);
    expect(JSON.stringify(await shown(there.list))).not.toContain(room.table.secret);
  });

  it('offers only to watch where no bot may be relieved, and puts free seats first', async () => {
    const { registry, list } = await start('here');
    const watched = await open(registry);
    await Guest.at(registry, watched.table.id, AKI);
    await watched.ask(AKI, 'start', { t: 'start' });
    const two = await open(registry, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const one = await open(registry);
    for (const { table } of [one, two]) await Guest.at(registry, table.id, AKI);
    const rows = await shown(list);
    expect(rows.map(({ id }) => id)).toEqual([one, two, watched].map(({ table }) => table.id));
    expect(rows.map(({ offer, free }) => [offer, free])).toEqual([
      ['sit', 1],
      ['sit', 2],
      ['watch', 0],
    ]);
  });

  it('loses a table a few minutes after everybody left, and has it again when somebody is back', async () => {
    const { registry, list } = await start('here');
    const { id } = (await open(registry)).table;
    const aki = await Guest.at(registry, id, AKI);
    for (let passed = 0; passed < 3 * LINGER; passed += 30_000) await pass(30_000);
    expect(await shown(list)).toMatchObject([{ id, here: 1 }]);
    aki.leave();
    // Those who only watch do not count.
    await Guest.at(registry, id, '');
    await pass(1_000);
    await pass(LINGER - 10_000);
    expect(await shown(list)).toMatchObject([{ id, here: 0, watching: 1 }]);
    await pass(10_000);
    expect(await shown(list)).toEqual([]);
    await Guest.at(registry, id, AKI);
    expect(await shown(list)).toMatchObject([{ id, here: 1 }]);
  });

  it('loses the tables of a process that was killed, and those that were deleted', async () => {
    const killed = await start('killed');
    const { list, registry } = await start('here');
    const { id } = (await open(killed.registry)).table;
    await Guest.at(killed.registry, id, AKI);
    await pass(1_000);
    expect(await shown(list)).toMatchObject([{ id }]);
    await killed.registry.stop();
    await pass(LINGER);
    expect(await shown(list)).toEqual([]);
    const room = await open(registry);
    expect(await shown(list)).toMatchObject([{ id: room.table.id }]);
    room.close();
    expect(await shown(list)).toEqual([]);
  });

  it('forgets a listed lobby after a day, one by letter or by link after a week', async () => {
    const { registry } = await start('here');
    const rooms = [
      await open(registry),
      await open(registry, { pace: { kind: 'correspondence', days: 3 } }),
      await open(registry, { listed: false }),
    ];
    const days = rooms.map(({ table }) => (Number(data.logs.get(table.id)?.head.expires) - now) / 86_400_000);
    expect(days).toEqual([1, 7, 7]);
  });

  it('is read once a second for all who wait, not at all when nobody does, and tells them of a change', async () => {
    const { registry, list, reads } = await start('here');
    const { mark } = await list.read();
    const waiting = Array.from({ length: 50 }, () =>
      list.changed(mark, 25_000, new AbortController().signal),
    );
    await settle();
    expect(reads).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(reads).toHaveBeenCalledTimes(2);
    const { id } = (await open(registry)).table;
    await pass(1_000);
    const answers = await Promise.all(waiting);
    expect(answers.map(({ tables }) => tables.map((table) => table.id))).toEqual(answers.map(() => [id]));
    expect(new Set(answers.map((answer) => answer.mark)).size).toBe(1);
    reads.mockClear();
    await pass(1_000);
    await pass(1_000);
    expect(reads).not.toHaveBeenCalled();
  });

  it('answers whoever waits when the time is over, when they hang up, and when the server stops', async () => {
    const { list } = await start('here');
    const { mark } = await list.read();
    const gone = new AbortController();
    const over = list.changed(mark, 5_000, new AbortController().signal);
    const hungUp = list.changed(mark, 25_000, gone.signal);
    const stopped = list.changed(mark, 25_000, new AbortController().signal);
    await settle();
    vi.advanceTimersByTime(5_000);
    expect((await over).mark).toBe(mark);
    gone.abort();
    expect((await hungUp).mark).toBe(mark);
    list.end();
    expect((await stopped).mark).toBe(mark);
    expect((await list.changed(mark, 25_000, new AbortController().signal)).mark).toBe(mark);
  });
});

describe('find me a table', () => {
  const wish = (key: string, more: Partial<Plan> = {}) => ({
    plan: { ...LISTED, ...more },
    who: sitter(key),
    not: [],
  });

  it('brings two who ask at the same moment together, and opens another table for the third', async () => {
    const { find } = await start('here');
    const seats = await Promise.all([AKI, BEN, CHO].map((key) => find(wish(key), 'home')));
    const found = seats.map((seat) => (seat.ok ? seat.value : null));
    expect(found).toMatchObject([
      { seat: 0, found: false },
      { table: found[0]?.table, seat: 1, found: true },
      { seat: 0, found: false },
    ]);
    expect(found[2]?.table).not.toBe(found[0]?.table);
  });

  it('finds a table of another process, and takes the next one where the seat is gone', async () => {
    const there = await start('there');
    const { find, registry, list } = await start('here');
    const rooms = [await open(there.registry), await open(there.registry)];
    await pass(1_000);
    // Somebody was faster, and this process has not heard of it.
    await there.registry.announcements.write();
    const [first, second] = rooms.map(({ table }) => table.id);
    vi.spyOn(list, 'readNow').mockResolvedValueOnce((await list.read()).tables);
    await sitDown(nth(rooms, 0), undefined, sitter(BEN), () => now);
    expect(await find(wish(CHO), 'home')).toEqual({
      ok: true,
      value: { table: second, seat: 1, found: true },
    });
    expect((await registry.find(first ?? ''))?.table.seats[1]?.key).toBe(BEN);
  });

  it('asks for the same game and kind of pace, and prefers the same boxes, company and few free seats', async () => {
    const { find, registry } = await start('here');
    const three: Plan['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const tables = {
      boxes: await open(registry, { options: 'boxes=crossroads' }),
      letter: await open(registry, { pace: { kind: 'correspondence', days: 3 } }),
      wide: await open(registry, { seats: three }),
      left: await open(registry),
    };
    now += 60_000;
    for (const { table } of [tables.boxes, tables.letter, tables.wide])
      await Guest.at(registry, table.id, AKI);
    const seat = async (key: string, more: Partial<Plan> = {}, not: readonly string[] = []) => {
      const found = await find({ ...wish(key, more), not }, 'home');
      return found.ok ? found.value.table : '';
    };
    const id = (room: Room) => room.table.id;
    // Nobody is at the table with one free seat.
    expect(await seat(BEN)).toBe(id(tables.wide));
    expect(await seat(CHO, { options: 'boxes=crossroads' })).toBe(id(tables.boxes));
    expect(await seat(KEYS[3] ?? '', {}, [id(tables.wide)])).not.toBe(id(tables.wide));
    expect(await seat(KEYS[3] ?? '', { pace: { kind: 'correspondence', days: 7 } })).toBe(id(tables.letter));
    const duo = await seat(KEYS[3] ?? '', { game: 'duo', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await registry.find(duo))?.table.plan).toMatchObject({ game: 'duo', listed: true });
  });

  it('passes on why no table can be opened', async () => {
    const { find } = await start('here');
    const found = await find(wish(AKI, { options: 'boxes=nonsense' }), 'home');
    expect(found).toMatchObject({ ok: false, error: { code: 'bad-plan' } });
  });
});
