/** The model: what is shown stays behind what is true, catches up, and never shows what was taken back. */

import { effect } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LocalSetup } from '../worker/games.ts';
import { draftFor } from './draft.ts';
import type { TableModel } from './model.ts';
import { TestClock } from './testkit/clock.ts';
import { TestDevice, until } from './testkit/device.ts';

const me = { kind: 'me', name: 'Aki' } as const;
const bot = { kind: 'bot', level: 'porter', name: '' } as const;
const SETUP: LocalSetup = { options: '', seats: [me, bot, bot, bot] };

/** A page with a clock of its own; the bots answer at once. */
async function open(seed: number): Promise<{ model: TableModel; clock: TestClock; device: TestDevice }> {
  const clock = new TestClock();
  const device = new TestDevice({ seed, clock, speed: () => 1 });
  const id = await device.host.ask('create', { setup: SETUP });
  return { model: await device.open(id), clock, device };
}

/** Until the page has been told everything up to my next decision. */
async function quiet({ posted }: TestDevice): Promise<void> {
  const isMyTurn = () => {
    const last = posted.findLast((sent) => sent.from === 'table' && sent.message.t === 'update');
    return last?.from === 'table' && last.message.t === 'update' && last.message.turn?.legal !== undefined;
  };
  while (!isMyTurn()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('what is shown', () => {
  it('follows the bots one by one, is not mine before all is shown, and can be skipped', async () => {
    const { model, clock, device } = await open(1);
    const first = model.seen.peek()!;
    expect(first.mine).toBe(true);
    expect(await model.act(first.legal[0]!)).toBeNull();
    await quiet(device);
    expect(model.seen.peek()).toMatchObject({ mine: false, legal: [] });
    const shown: number[] = [];
    const stop = effect(() => {
      const last = model.playing.value;
      if (last !== null && shown.at(-1) !== last.n) shown.push(last.n);
    });
    for (let i = 0; i < 400 && !model.seen.peek()?.mine; i++) clock.pass(50);
    stop();
    expect(model.seen.peek()?.mine).toBe(true);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(shown.length).toBeGreaterThan(2);
    clock.pass(2000);
    expect(model.playing.peek()).toBeNull();
    // The same again, with a tap in between.
    const { legal } = model.seen.peek()!;
    expect(await model.act(legal[0]!)).toBeNull();
    await quiet(device);
    if (!model.seen.peek()?.mine) {
      model.skip();
      expect(model.seen.peek()?.mine).toBe(true);
      expect(model.playing.peek()).toBeNull();
    }
  });

  it('tells what happened since my last decision, and no more than what was shown', async () => {
    const { model, clock, device } = await open(2);
    await model.act(model.seen.peek()!.legal[0]!);
    await quiet(device);
    clock.pass(1500);
    const some = model.news.peek().length;
    expect(model.news.peek().every(({ seat }) => seat !== 0)).toBe(true);
    clock.pass(60_000);
    expect(model.news.peek().length).toBeGreaterThan(some);
    const told = model.news.peek().flatMap(({ lines }) => lines);
    expect(told).toEqual(model.journal.peek().slice(-told.length));
    await model.act(model.seen.peek()!.legal[0]!);
    expect(model.news.peek()).toEqual([]);
  });

  it('offers no undo for what cannot be taken back any more, even while it is still shown', async () => {
    const { model } = await open(3);
    expect(await model.act(model.seen.peek()!.legal[0]!)).toBeNull();
    expect(model.seen.peek()?.turn).toMatchObject({ seat: 1, undo: true });
    await until(() => model.seen.value?.turn?.undo === false);
    expect(model.seen.peek()?.turn?.seat).toBe(1);
    expect(await model.undo()).toMatchObject({ code: 'no-undo' });
  });
});

describe('commands', () => {
  it('are refused at once where they make no sense, with the reason of the rules', async () => {
    const { model, device } = await open(4);
    const { length } = device.posted;
    expect(await model.act('travel 3')).toMatchObject({ code: 'closed', reason: { why: 'other-decision' } });
    expect(await model.act('sing')).toMatchObject({ code: 'closed' });
    expect(model.refused.peek()).toMatchObject({ code: 'closed' });
    expect(device.posted).toHaveLength(length);
    const { legal } = model.seen.peek()!;
    const first = model.act(legal[0]!);
    expect(model.busy.peek()).toBe(true);
    expect(await model.act(legal[0]!)).toMatchObject({ code: 'busy' });
    expect(await first).toBeNull();
    expect(model.busy.peek()).toBe(false);
    expect(model.refused.peek()).toBeNull();
    expect(await model.act(legal[0]!)).toMatchObject({ code: 'not-your-turn' });
  });

  it('are not held up by a word that is still on its way', async () => {
    const { model } = await open(9);
    const word = model.command({ t: 'name', name: 'Akiko' });
    const move = model.act(model.seen.peek()!.legal[0]!);
    expect([await word, await move]).toEqual([null, null]);
  });

  it('get a hint that is open, and none when it is not my turn', async () => {
    const { model } = await open(5);
    const hint = await model.hint();
    const [first] = hint?.choices ?? [];
    expect(model.seen.peek()?.legal).toContain(first?.action);
    await model.act(first?.action ?? '');
    expect(await model.hint()).toBeNull();
  });
});

describe('a half-made selection', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  });

  it('is kept for its decision alone', async () => {
    const { model } = await open(7);
    draftFor(model, 4).set('buy gofu sake');
    expect(draftFor(model, 4).get()).toBe('buy gofu sake');
    expect(draftFor(model, 5).get()).toBeNull();
    draftFor(model, 5).set('eat soba');
    expect(draftFor(model, 4).get()).toBeNull();
    draftFor(model, 5).set(null);
    expect(draftFor(model, 5).get()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is nothing where the browser keeps nothing, or something else', async () => {
    const { model } = await open(8);
    for (const text of ['{', '7', 'null', '{"number":4}', '{"number":4,"action":["x"]}']) {
      kept.set(`tokaido.draft.${model.info.peek().id}`, text);
      expect(draftFor(model, 4).get(), text).toBeNull();
    }
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    draftFor(model, 4).set('travel 3');
    expect(draftFor(model, 4).get()).toBeNull();
  });
});
