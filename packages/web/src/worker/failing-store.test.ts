/** Stores that are slow, fail or are full: the game goes on. */

import { describe, expect, it } from 'vitest';
import { settled, TestDevice } from '../table/testkit/device.ts';
import type { Store } from './store.ts';
import { memoryStore } from './store.ts';
import { playOut, SOLO, step } from './testkit/local-games.ts';

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
      persistent: true,
      append: (...what) => (fails ? Promise.reject(new Error('full')) : store.append(...what)),
    };
    const device = new TestDevice({ seed: 10, store: failing });
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    await step(model);
    fails = true;
    await step(model);
    await settled(model);
    expect(device.host.persistent.peek()).toBe(false);
    fails = false;
    await step(model);
    await settled(model);
    expect(device.host.persistent.peek()).toBe(true);
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
      persistent: true,
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
    expect(device.host.persistent.peek()).toBe(false);
    await device.host.ask('remove', { id: ids[0]! });
    expect(device.host.persistent.peek()).toBe(true);
  });
});

describe('a store that is full from the start', () => {
  it('lets a whole game be played, with its record', async () => {
    const store: Store = { ...memoryStore(), append: () => Promise.reject(new Error('full')) };
    const device = new TestDevice({ seed: 17, store });
    const id = await device.host.ask('create', { setup: SOLO });
    expect(device.host.persistent.peek()).toBe(false);
    const model = await device.open(id);
    await step(model);
    model.close();
    const again = await device.open(id);
    await playOut(again);
    expect(await again.record()).toContain('result ');
  });
});
