/** The keeper: damaged data, rematches, two tabs, commands sent twice, and the wait before bots move. */

import type { View } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Entry } from '@tokaido/table';
import { PROTOCOL } from '@tokaido/table';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import type { TableModel } from '../table/model.ts';
import { anyMove, handOver, settled, TestDevice, until } from '../table/testkit/device.ts';
import type { LocalSetup } from './games.ts';
import type { Row, Store } from './store.ts';
import { memoryStore } from './store.ts';

const me = { kind: 'me', name: 'Aki' } as const;
const ben = { kind: 'me', name: 'Ben' } as const;
const bot = { kind: 'bot', level: 'pilgrim', name: '' } as const;
const SOLO: LocalSetup = { options: '', seats: [me, bot, { ...bot, name: 'Kuma' }] };

async function step(model: TableModel, pick = 0): Promise<void> {
  await settled(model);
  if (model.curtain.peek() !== null) await handOver(model);
  const legal = model.seen.peek()?.legal ?? [];
  expect(await model.act(legal[pick % legal.length]!)).toBeNull();
}

async function playOut(model: TableModel): Promise<void> {
  for (let i = 0; ; i++) {
    await settled(model);
    if (model.info.peek().phase === 'over') return;
    await step(model, i);
  }
}

describe('games of this device', () => {
  it('are listed with what stands, and deleted', async () => {
    const device = new TestDevice({ seed: 3 });
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    await step(model);
    await settled(model);
    const [game] = await device.host.ask('list', {});
    expect(game).toMatchObject({ id, phase: 'playing', yours: true, leg: 1, damaged: null });
    expect(game!.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Aki'],
      ['bot', ''],
      ['bot', 'Kuma'],
    ]);
    expect(game!.places).toHaveLength(3);
    await device.host.ask('remove', { id });
    expect(await device.host.ask('list', {})).toEqual([]);
    expect(model.link.peek()).toBe('closed');
    expect(await model.act('travel 3')).toMatchObject({ code: 'stopping' });
    await expect(device.open(id)).rejects.toMatchObject({ problem: 'no-table' });
  });

  it('cannot be set up without a person, or with too many', async () => {
    const device = new TestDevice({ seed: 3 });
    const bad = (setup: LocalSetup) => device.host.ask('create', { setup });
    await expect(bad({ options: '', seats: [bot, bot] })).rejects.toMatchObject({ problem: 'bad-setup' });
    await expect(bad({ options: '', seats: [me] })).rejects.toMatchObject({ problem: 'bad-setup' });
    await expect(bad({ options: 'boxes=matsuri', seats: [me, bot] })).rejects.toMatchObject({
      problem: 'bad-setup',
    });
  });

  it('get a rematch with everybody one seat on, opened once', async () => {
    const device = new TestDevice({ seed: 4 });
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    expect(await model.command({ t: 'rematch' })).toMatchObject({ code: 'not-now' });
    await playOut(model);
    expect(await model.command({ t: 'rematch' })).toBeNull();
    const { next } = model.info.peek();
    expect(await model.command({ t: 'rematch' })).toBeNull();
    expect(model.info.peek().next).toBe(next);
    const again = await device.open(next ?? '');
    expect(again.info.peek().seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', ''],
      ['bot', 'Kuma'],
      ['person', 'Aki'],
    ]);
    expect(await device.host.ask('list', {})).toHaveLength(2);
  });

  it('carry a command out once, however often it is sent', async () => {
    const device = new TestDevice({ seed: 5 });
    const id = await device.host.ask('create', { setup: { options: '', seats: [me, ben] } });
    const model = await device.open(id);
    await handOver(model);
    const { turn, legal } = model.seen.peek()!;
    const message = {
      t: 'do',
      id: 'once',
      command: { t: 'act', number: turn?.number ?? -1, action: legal[0]! },
    } as const;
    model.lifted.send(message);
    model.lifted.send(message);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(model.journal.peek().filter(({ kind }) => kind === 'act')).toHaveLength(1);
    expect(device.posted.filter((sent) => sent.from === 'table' && sent.message.t === 'no')).toEqual([]);
  });
});

describe('damaged games', () => {
  async function kept(): Promise<{ store: Store; id: string; entries: unknown[]; row: Row }> {
    const store = memoryStore();
    const device = new TestDevice({ seed: 6, store });
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    for (let i = 0; i < 6; i++) await step(model, i);
    await settled(model);
    model.close();
    return { store, id, entries: await store.read(id), row: (await store.list())[0]![1] as Row };
  }

  /** A store that holds just this. */
  async function holding(entries: readonly unknown[], row: Row): Promise<TestDevice> {
    const store = memoryStore();
    await store.append(1, entries, row);
    return new TestDevice({ seed: 7, store });
  }

  it('never crash, are marked once opened, and can be exported', async () => {
    const { id, entries, row } = await kept();
    const acted = entries.findIndex((entry) => (entry as Entry).kind === 'acted');
    const broken: Record<string, readonly unknown[]> = {
      'nothing at all': [null],
      'no opening': entries.slice(1),
      'no beginning': entries.slice(0, 1),
      'an action missing': entries.filter((_, i) => i !== acted),
      'an action that is none': entries.map((entry, i) =>
        i === acted ? { ...(entry as Entry), action: 'fly 3' } : entry,
      ),
      'an action of nobody': entries.map((entry, i) =>
        i === acted ? { ...(entry as Entry), seat: 9 } : entry,
      ),
      'an entry of another kind': [...entries, { kind: 'married', at: 1 }],
      'no secret': [{ ...(entries[0] as Entry), secret: 7 }, ...entries.slice(1)],
      'other options': [
        {
          ...(entries[0] as Entry),
          plan: { ...(entries[0] as { plan: object }).plan, options: 'boxes=moon' },
        },
        ...entries.slice(1),
      ],
    };
    for (const [what, found] of Object.entries(broken)) {
      const device = await holding(found, row);
      await expect(device.open(id), what).rejects.toMatchObject({ problem: 'damaged' });
      expect(await device.host.ask('list', {}), what).toMatchObject([{ id, damaged: 'broken' }]);
      expect(JSON.parse(await device.host.ask('record', { id })), what).toEqual(found);
    }
  });

  it('are listed whatever their row looks like', async () => {
    const { entries, row } = await kept();
    const rows: unknown[] = [
      {},
      { ...row, seats: 'four' },
      { ...row, points: null },
      { ...row, seats: [null] },
    ];
    for (const found of rows) {
      const device = await holding(entries, { ...(found as Row), id: 'x' });
      expect(await device.host.ask('list', {})).toMatchObject([{ id: 'x', damaged: 'broken' }]);
    }
  });

  it('are whole without places, as older editions wrote them, or with places that are none', async () => {
    const { entries, row } = await kept();
    const { places: _none, ...older } = row as Row & { readonly places?: unknown };
    for (const found of [older, { ...row, places: 'first' }, { ...row, places: ['1'] }]) {
      const [game] = await (await holding(entries, found)).host.ask('list', {});
      expect(game).toMatchObject({ damaged: null });
      expect(game).not.toHaveProperty('places');
    }
  });

  it('of other rules are not played on', async () => {
    const { id, entries, row } = await kept();
    const device = await holding(entries, { ...row, version: 99 } as Row);
    expect(await device.host.ask('list', {})).toMatchObject([{ damaged: 'other-rules' }]);
    await expect(device.open(id)).rejects.toMatchObject({ problem: 'damaged' });
  });
});

describe('two tabs at one table', () => {
  it('agree: the slower one takes over what the faster one did', async () => {
    const store = memoryStore();
    const [one, two] = [new TestDevice({ seed: 8, store }), new TestDevice({ seed: 9, store })];
    const id = await one.host.ask('create', { setup: SOLO });
    const [a, b] = [await one.open(id), await two.open(id)];
    await settled(a);
    await settled(b);
    await step(a);
    expect(await b.act(b.seen.peek()?.legal[1] ?? '')).toMatchObject({ code: 'stale' });
    await settled(a);
    await settled(b);
    await two.keeper.grown(id);
    expect(b.journal.peek()).toEqual(a.journal.peek());
    await step(b);
    await settled(b);
    await one.keeper.grown(id);
    expect(a.seen.peek()?.view).toEqual(b.seen.peek()?.view);
  });
});

describe('a store that is slow', () => {
  it('tells a page that came meanwhile everything once', async () => {
    const store = memoryStore();
    const writes: (() => void)[] = [];
    let isSlow = false;
    const slow: Store = {
      ...store,
      async append(...what) {
        if (isSlow) await new Promise<void>((resolve) => writes.push(resolve));
        return store.append(...what);
      },
    };
    const device = new TestDevice({ seed: 18, store: slow, think: () => new Promise(() => {}) });
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    await settled(model);
    isSlow = true;
    const done = model.act(model.seen.peek()?.legal[0] ?? '');
    while (writes.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const second = await device.open(id);
    isSlow = false;
    for (const write of writes) write();
    expect(await done).toBeNull();
    expect(second.journal.peek()).toEqual(model.journal.peek());
    expect(second.seen.peek()?.view).toEqual(model.seen.peek()?.view);
  });
});

describe('a store that fails', () => {
  it('does not stop the game, is told, and gets everything once it works again', async () => {
    const store = memoryStore();
    let fails = false;
    const failing: Store = {
      ...store,
      lasting: true,
      append: (...what) => (fails ? Promise.reject(new Error('full')) : store.append(...what)),
    };
    const device = new TestDevice({ seed: 10, store: failing });
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    await step(model);
    fails = true;
    await step(model);
    await settled(model);
    expect(device.host.lasting.peek()).toBe(false);
    fails = false;
    await step(model);
    await settled(model);
    expect(device.host.lasting.peek()).toBe(true);
    const again = await new TestDevice({ seed: 11, store }).open(id);
    expect(again.journal.peek()).toEqual(model.journal.peek());
  });
});

describe('two games of which one could not be saved', () => {
  it('count as lost until that one is saved, or deleted', async () => {
    const store = memoryStore();
    const full = new Set<string>();
    const failing: Store = {
      ...store,
      lasting: true,
      append: (first, entries, row) =>
        full.has(row.id) ? Promise.reject(new Error('full')) : store.append(first, entries, row),
    };
    const device = new TestDevice({ seed: 19, store: failing });
    const ids = [
      await device.host.ask('create', { setup: SOLO }),
      await device.host.ask('create', { setup: SOLO }),
    ];
    const [unlucky, other] = [await device.open(ids[0]!), await device.open(ids[1]!)];
    full.add(ids[0]!);
    await step(unlucky);
    await step(other);
    await settled(other);
    expect(device.host.lasting.peek()).toBe(false);
    await device.host.ask('remove', { id: ids[0]! });
    expect(device.host.lasting.peek()).toBe(true);
  });
});

describe('a store that is full from the start', () => {
  it('lets a whole game be played, with its record', async () => {
    const store: Store = { ...memoryStore(), append: () => Promise.reject(new Error('full')) };
    const device = new TestDevice({ seed: 17, store });
    const id = await device.host.ask('create', { setup: SOLO });
    expect(device.host.lasting.peek()).toBe(false);
    const model = await device.open(id);
    await step(model);
    model.close();
    const again = await device.open(id);
    await playOut(again);
    expect(await again.record()).toContain('result ');
  });
});

describe('bots', () => {
  it('wait while a decision can be taken back, and what they thought of it is forgotten', async () => {
    const timers: { ms: number; ring: () => void }[] = [];
    const later = (ms: number, ring: () => void) => {
      if (ms === 0) setTimeout(ring, 0);
      else timers.push({ ms, ring });
    };
    const device = new TestDevice({ seed: 15, later });
    await device.host.ask('wait', { ms: 1400 });
    const model = await device.open(await device.host.ask('create', { setup: SOLO }));
    await settled(model);
    const before = model.seen.peek()!;
    expect(await model.act(before.legal[0]!)).toBeNull();
    expect(model.seen.peek()?.turn).toMatchObject({ seat: 1, undo: true });
    expect(timers.map(({ ms }) => ms)).toEqual([1400]);
    expect(await model.undo()).toBeNull();
    expect(model.seen.peek()?.view).toEqual(before.view);
    expect(model.seen.peek()?.legal).toEqual(before.legal);
    expect(model.journal.peek().filter(({ kind }) => kind === 'act')).toEqual([]);
    timers[0]!.ring();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(model.seen.peek()?.mine).toBe(true);
    expect(await model.act(before.legal[1]!)).toBeNull();
    expect(timers).toHaveLength(2);
    timers[1]!.ring();
    await until(() => model.journal.value.some(({ by }) => by === 'bot'));
    expect(await model.undo()).toMatchObject({ code: 'no-undo' });
  });

  it('are not heard when what they thought about was taken back meanwhile', async () => {
    const thoughts: { readonly view: View; readonly end: (action: number) => void }[] = [];
    const device = new TestDevice({
      seed: 16,
      think: (_level, view) => new Promise((end) => thoughts.push({ view, end })),
    });
    const model = await device.open(await device.host.ask('create', { setup: SOLO }));
    const [one, two] = model.seen.peek()!.legal;
    const thinking = async (n: number) => {
      while (thoughts.length < n) await new Promise((resolve) => setTimeout(resolve, 1));
    };
    await model.act(one!);
    await thinking(1);
    await model.undo();
    await model.act(two!);
    await thinking(2);
    const legal = new Actions();
    tokaido.legal(tokaido.fromView(thoughts[0]!.view), legal);
    thoughts[0]!.end(legal.list[0]!);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(model.journal.peek().some(({ by }) => by === 'bot')).toBe(false);
    thoughts[1]!.end(legal.list[1]!);
    await until(() => model.journal.value.some(({ by }) => by === 'bot'));
    const entries = (await device.store.read(model.info.peek().id)) as Entry[];
    expect(entries.at(-1)).toMatchObject({ by: 'bot', action: tokaido.rules.describe(legal.list[1]!) });
  });

  it('that cannot think take any legal action', async () => {
    const device = new TestDevice({ seed: 12, think: () => Promise.reject(new Error('no thought')) });
    const model = await device.open(await device.host.ask('create', { setup: SOLO }));
    await playOut(model);
    expect(model.info.peek().phase).toBe('over');
  });

  it('stand still while nobody looks on', async () => {
    let thoughts = 0;
    const device = new TestDevice({
      seed: 13,
      think: (...what) => {
        thoughts++;
        return anyMove(...what);
      },
    });
    const id = await device.host.ask('create', { setup: SOLO });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(thoughts).toBe(0);
    await settled(await device.open(id));
  });
});

describe('a device that is passed round', () => {
  it('gets no card and no open action that not everybody may know before the curtain is lifted', async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const device = new TestDevice({ seed });
      const setup = { options: 'boxes=crossroads,matsuri', seats: [me, ben, bot] };
      const model = await device.open(await device.host.ask('create', { setup }));
      for (let i = 0; ; i++) {
        await settled(model);
        if (model.info.peek().phase === 'over') break;
        if (model.curtain.peek() !== null) {
          expect(model.seen.peek(), `seed ${seed}`).toMatchObject({
            mine: false,
            legal: [],
            view: { who: -1 },
          });
          await handOver(model);
        }
        const before = device.posted.length;
        const { me: seat } = model.seen.peek()!;
        await step(model, seed * 31 + i);
        await settled(model);
        if (model.curtain.peek() === null) continue;
        // What was posted since: nothing through the eyes of the next one.
        const texts = device.posted.slice(before).filter((sent) => sent.from === 'table');
        for (const { message } of texts) {
          if (message.t === 'update')
            expect(message.turn?.legal === undefined || message.turn.seat === seat).toBe(true);
        }
      }
    }
  });

  it('tells an old page to reload', async () => {
    const device = new TestDevice({ seed: 14 });
    device.keeper.receive({
      to: 'table',
      link: 77,
      table: 'x',
      message: { t: 'hello', protocol: PROTOCOL + 1, table: 'x' },
    });
    await Promise.resolve();
    expect(device.posted).toContainEqual({ from: 'table', link: 77, message: { t: 'bye', why: 'reload' } });
  });
});
