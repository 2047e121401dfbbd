/** The walks of bots: the same on every device, in one go or in parts; and exactly the bots that people meet. */

import type { GameRecord } from '@tokaido/kernel';
import { recordFromText } from '@tokaido/kernel';
import { checkDaily } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { settled, TestDevice } from '../../../table/testkit/device.ts';
import { botMove } from '../../../worker/bots.ts';
import { loadRoad } from '../../../worker/daily-road.ts';
import { deviceGame } from '../../../worker/load-rules.ts';
import { memoryStore } from '../../../worker/store.ts';
import { playOut, step } from '../../../worker/testkit/local-games.ts';
import type { FromWalker } from './messages.ts';
import { Walker } from './walker.ts';
import { walksOn } from './walks.ts';

const BASE = '2026-11-19';
const DUO = '2026-11-18';
/** None of its bots plays by a net. */
const THUMBS = '2026-11-16';

async function loaded(date: string) {
  const road = await loadRoad(date, deviceGame);
  if (road === null) throw new Error(`no road on ${date}`);
  return road;
}

describe('a walk of a bot', () => {
  it.each([BASE, DUO])(
    '%s: is the same whenever it is walked, and differs by number and level',
    async (date) => {
      const walks = walksOn(await loaded(date));
      expect(walks.levels).toEqual(['pilgrim', 'porter', 'innkeeper', 'merchant']);
      const points = (level: string) => [0, 1, 2, 3].map((number) => walks.walk(level, number));
      const merchant = points('merchant');
      expect(points('merchant')).toEqual(merchant);
      expect(walksOn(await loaded(date)).walk('merchant', 2)).toBe(merchant[2]);
      expect(new Set([...merchant, ...points('pilgrim')]).size).toBeGreaterThan(2);
    },
  );

  it('is told bit by bit, level after level, from where it was', async () => {
    const road = { ...(await loaded(THUMBS)), strong: null };
    const told: FromWalker[] = [];
    let time = 0;
    const walker = new Walker({
      load: async () => road,
      now: () => (time += 300),
      rest: async () => {},
      post: (message) => void told.push(message),
    });
    await walker.receive({ to: 'look', date: THUMBS });
    expect(told[0]).toMatchObject({
      from: 'road',
      road: { number: 1, seat: road.road.seat, levels: ['pilgrim', 'porter', 'innkeeper'] },
    });
    await walker.receive({ to: 'walk', date: THUMBS, done: { porter: 996, pilgrim: 998, unknown: 0 } });
    const walks = walksOn(road);
    const points = (level: string) =>
      told.flatMap((each) => (each.from === 'walked' && each.level === level ? each.points : []));
    expect(points('porter')).toEqual([996, 997, 998, 999].map((number) => walks.walk('porter', number)));
    expect(points('pilgrim')).toEqual([998, 999].map((number) => walks.walk('pilgrim', number)));
    expect(told.at(-1)).toEqual({ from: 'done' });
  });

  it('is not walked where the net of an opponent is missing: another would sit there', async () => {
    expect(walksOn({ ...(await loaded(BASE)), strong: null }).levels).toEqual([]);
  });

  it('says so where the rules cannot be had', async () => {
    const told: FromWalker[] = [];
    const walker = new Walker({
      load: () => Promise.reject(new Error('offline')),
      now: () => 0,
      rest: async () => {},
      post: (message) => void told.push(message),
    });
    await walker.receive({ to: 'look', date: BASE });
    expect(told).toEqual([{ from: 'failed' }]);
  });
});

describe('a daily table on a device', () => {
  const device = (seed: number, store = memoryStore()) => new TestDevice({ seed, store, think: botMove });
  const read = (text: string): GameRecord => {
    const record = recordFromText(text);
    if (!record.ok) throw new Error(record.error);
    return record.value;
  };

  it('is the same game on two devices for the same decisions, after a reload too, and passes the check', async () => {
    const one = device(1);
    const first = await one.host.ask('daily', { date: BASE });
    await playOut(await one.open(first));

    const store = memoryStore();
    const two = device(2, store);
    const second = await two.host.ask('daily', { date: BASE });
    expect(second).not.toBe(first);
    const before = await two.open(second);
    for (let i = 0; i < 5; i++) await step(before, i);
    const reloaded = device(3, store);
    const model = await reloaded.open(second);
    for (let i = 5; ; i++) {
      await settled(model);
      if (model.info.peek().phase === 'over') break;
      await step(model, i);
    }
    const [a, b] = [
      read(await one.host.ask('record', { id: first })),
      read(await reloaded.host.ask('record', { id: second })),
    ];
    expect(b.moves.slice(0, 4)).toEqual(a.moves.slice(0, 4));
    expect(b).toEqual(a);

    const { road } = await loaded(BASE);
    const checked = await checkDaily(road, a, async (table, seat, bot, seed) => {
      const { game } = (await loaded(BASE)).device.table;
      const view = game.observe(table.match!.state, seat);
      return game.rules.describe(await botMove(game, bot, view, seed));
    });
    expect(checked).toMatchObject({ ok: true, value: { points: a.result?.[road.seat] } });
  }, 60_000);

  it('is known by its id, lists me as the only person, and leaves the traveler to the road', async () => {
    const one = device(4);
    const id = await one.host.ask('daily', { date: BASE });
    expect(id).toMatch(/^daily-2026-11-19-[0-9a-f]{12}$/);
    const model = await one.open(id);
    const { road } = await loaded(BASE);
    expect(model.you.peek()).toBe(road.seat);
    expect(model.info.peek().seats.map(({ kind }) => kind)).toEqual(
      road.seats.map((level) => (level === null ? 'person' : 'bot')),
    );
    expect(model.seen.peek()?.turn?.decision).not.toBe('choose');
    const [row] = await one.host.ask('list', {});
    expect(row).toMatchObject({ id, phase: 'playing', damaged: null });
  });

  it('is refused on a date without a road', async () => {
    await expect(device(5).host.ask('daily', { date: '2026-11-15' })).rejects.toMatchObject({
      code: 'bad-setup',
    });
  });
});
