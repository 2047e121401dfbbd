/** When the bots of a device move: after the wait for undo, and only while somebody looks on. */

import type { View } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { Entry } from '@tokaido/table';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../table/testkit/clock.ts';
import { anyMove, settled, TestDevice, until } from '../table/testkit/device.ts';
import { playOut, SOLO } from './testkit/local-games.ts';

describe('bots', () => {
  it('wait while a decision can be taken back, and what they thought of it is forgotten', async () => {
    const clock = new TestClock();
    const timers: { ms: number; ring: () => void }[] = [];
    const later = (ms: number, ring: () => void) => {
      if (ms === 0) setTimeout(ring, 0);
      else timers.push({ ms, ring });
    };
    const device = new TestDevice({ seed: 15, later, undoTime: () => Number.MAX_SAFE_INTEGER, clock });
    const model = await device.open(await device.host.ask('create', { setup: SOLO }));
    await settled(model);
    const before = model.seen.peek()!;
    expect(await model.act(before.legal[0]!)).toBeNull();
    expect(model.seen.peek()?.turn).toMatchObject({ seat: 1, undo: true });
    expect(timers).toHaveLength(1);
    expect(await model.undo()).toBeNull();
    expect(model.seen.peek()?.view).toEqual(before.view);
    expect(model.seen.peek()?.legal).toEqual(before.legal);
    expect(model.journal.peek().filter(({ kind }) => kind === 'act')).toEqual([]);
    timers[0]!.ring();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(model.seen.peek()?.mine).toBe(true);
    expect(await model.act(before.legal[1]!)).toBeNull();
    expect(timers).toHaveLength(2);
    // The player goes on.
    model.skip();
    await until(() => model.journal.value.some(({ by }) => by === 'bot'));
    expect(await model.undo()).toMatchObject({ code: 'no-undo' });
  });

  it('are not heard when what they thought about was taken back meanwhile', async () => {
    const thoughts: { readonly view: View; readonly end: (action: number) => void }[] = [];
    const device = new TestDevice({
      seed: 16,
      think: (_game, _level, view) => new Promise((end) => thoughts.push({ view, end })),
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
