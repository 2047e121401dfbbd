/** The tables of a device: list, setup, rematch, two tabs, commands sent twice. */

import { describe, expect, it } from 'vitest';
import { handOver, settled, TestDevice } from '../table/testkit/device.ts';
import type { LocalSetup } from './games.ts';
import { memoryStore } from './store.ts';
import { ben, bot, me, playOut, SOLO, step } from './testkit/local-games.ts';

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
    await expect(device.open(id)).rejects.toMatchObject({ code: 'no-table' });
  });

  it('cannot be set up without a person, or with too many', async () => {
    const device = new TestDevice({ seed: 3 });
    const bad = (setup: LocalSetup) => device.host.ask('create', { setup });
    await expect(bad({ options: '', seats: [bot, bot] })).rejects.toMatchObject({ code: 'bad-setup' });
    await expect(bad({ options: '', seats: [me] })).rejects.toMatchObject({ code: 'bad-setup' });
    await expect(bad({ options: 'boxes=matsuri', seats: [me, bot] })).rejects.toMatchObject({
      code: 'bad-setup',
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
    expect(again.info.peek().seats.map(({ kind, name, color }) => [kind, name, color])).toEqual([
      ['bot', '', 1],
      ['bot', 'Kuma', 2],
      ['person', 'Aki', 0],
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
    await two.tables.grown(id);
    expect(b.journal.peek()).toEqual(a.journal.peek());
    await step(b);
    await settled(b);
    await one.tables.grown(id);
    expect(a.seen.peek()?.view).toEqual(b.seen.peek()?.view);
  });
});
