/** Branches on a device: begun from a record, played to their end, resumed, begun again; and what is refused. */

import { duo } from '@tokaido/duo';
import type { GameRecord } from '@tokaido/kernel';
import {
  Actions,
  FastChance,
  fingerprint,
  Recorder,
  recordFromText,
  recordToText,
  replay,
  verify,
} from '@tokaido/kernel';
import type { Entry } from '@tokaido/table';
import { foldTable, infoOf, viewOf } from '@tokaido/table';
import { tokaido } from '@tokaido/tokaido';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestDevice } from '../table/testkit/device.ts';
import type { BranchSetup } from './branch-setup.ts';
import { memoryStore } from './store.ts';
import { bot, me, playOut, SOLO, step } from './testkit/local-games.ts';

function read(text: string): GameRecord {
  const record = recordFromText(text);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

const store = memoryStore();
let parent = '';
let record = '';

beforeAll(async () => {
  const device = new TestDevice({ seed: 8, store });
  parent = await device.host.ask('create', { setup: { ...SOLO, options: 'boxes=crossroads' } });
  await playOut(await device.open(parent));
  record = await device.host.ask('record', { id: parent });
});

function setup(changes: Partial<BranchSetup> = {}): BranchSetup {
  const seats = [{ ...bot, name: 'Aki' }, { ...me, name: '' }, bot];
  return { record, parent, move: 20, seat: 1, cards: 'dealt', seats, ...changes };
}

describe('a branch of this device', () => {
  it.each(['dealt', 'lay'] as const)('%s: is played to its end and verified', async (cards) => {
    const device = new TestDevice({ seed: 9, store });
    const id = await device.host.ask('branch', { from: setup({ cards }) });
    const model = await device.open(id);
    const was = read(record).result;
    expect(model.info.peek().branch).toEqual({ parent, move: 20, seat: 1, cards, was });
    expect(model.you.peek()).toBe(1);
    await playOut(model);
    const played = read(await device.host.ask('record', { id }));
    expect(played.branches).toMatchObject([{ move: 20, seat: 1, cards, parent: fingerprint(read(record)) }]);
    expect(played.moves.slice(0, 20)).toEqual(read(record).moves.slice(0, 20));
    expect(verify(tokaido, played)).toMatchObject({ ok: true, value: { sealed: true } });
    const row = (await device.host.ask('list', {})).find((game) => game.id === id);
    expect(row).toMatchObject({ phase: 'over', damaged: null, branch: { parent, move: 20, cards, was } });
    expect(played.seed === read(record).seed).toBe(cards === 'lay');
  });

  it('is resumed where it was left, by a worker that knew nothing of it', async () => {
    const device = new TestDevice({ seed: 10, store });
    const id = await device.host.ask('branch', { from: setup() });
    const model = await device.open(id);
    await step(model);
    const before = model.seen.peek()?.view;
    model.close();
    const again = await new TestDevice({ seed: 10, store }).open(id);
    expect(again.seen.peek()?.view).toEqual(before);
    expect(again.info.peek().branch?.move).toBe(20);
    await playOut(again);
  });

  it('can be begun again from the same moment: other cards, the same company', async () => {
    const device = new TestDevice({ seed: 11, store });
    const first = await device.host.ask('branch', { from: setup() });
    const second = await device.host.ask('branch', { from: first });
    expect(second).not.toBe(first);
    const [one, two] = [await device.open(first), await device.open(second)];
    expect(two.info.peek().seats).toEqual(one.info.peek().seats);
    expect(two.info.peek().branch).toEqual(one.info.peek().branch);
    const deals = [first, second].map(
      async (id) => read(await device.host.ask('record', { id })).branches?.[0]?.deal,
    );
    expect(new Set(await Promise.all(deals)).size).toBe(2);
  });

  it('does not need the game it left to be there', async () => {
    const device = new TestDevice({ seed: 12 });
    const id = await device.host.ask('branch', { from: setup({ parent: '' }) });
    await playOut(await device.open(id));
    expect(await device.host.ask('list', {})).toHaveLength(1);
  });

  it('is a whole game: it can be left again', async () => {
    const device = new TestDevice({ seed: 13, store });
    const id = await device.host.ask('branch', { from: setup() });
    await playOut(await device.open(id));
    const text = await device.host.ask('record', { id });
    const next = await device.host.ask('branch', { from: setup({ record: text, parent: id, move: 26 }) });
    await playOut(await device.open(next));
    const played = read(await device.host.ask('record', { id: next }));
    expect(played.branches?.map(({ move }) => move)).toEqual([20, 26]);
    expect(verify(tokaido, played).ok).toBe(true);
  });

  it('of Duo goes on from the same position', async () => {
    const rng = new FastChance(5);
    const recorder = new Recorder(duo, { first: 'drawn' }, rng);
    const legal = new Actions();
    while (!duo.isOver(recorder.state)) {
      const count = duo.legal(recorder.state, legal);
      recorder.play(legal.toArray()[rng.below(count)]!);
    }
    const finished = recorder.record();
    const half = replay(duo, { ...finished, moves: finished.moves.slice(0, 12), result: null });
    const device = new TestDevice({ seed: 14 });
    const seats = [bot, { ...me, name: '' }];
    const from = setup({ record: recordToText(finished), parent: '', move: 12, seats });
    const id = await device.host.ask('branch', { from });
    const table = foldTable((await device.store.read(id)) as Entry[]);
    expect(half.ok && viewOf(table, 1)).toEqual(half.ok && duo.observe(half.value.state, 1));
    expect(infoOf(table).branch).toMatchObject({ move: 12, was: finished.result });
  });
});

describe('what cannot be', () => {
  const device = new TestDevice({ seed: 15 });
  it.each<[string, () => Partial<BranchSetup>]>([
    ['a record that cannot be read', () => ({ record: 'nothing' })],
    ['a move that was never made', () => ({ move: 900 })],
    ['the end of the game', () => ({ move: read(record).moves.length })],
    ['a seat that is not there', () => ({ seat: 4 })],
    ['a seat for a bot', () => ({ seat: 0 })],
    ['fewer seats than the game has', () => ({ seats: [bot, me] })],
    [
      'cards as they lay in a game that is not over',
      () => ({ cards: 'lay', record: record.replace(/result .*\n$/, '') }),
    ],
  ])('%s is refused, and nothing is stored', async (_, changes) => {
    await expect(device.host.ask('branch', { from: setup(changes()) })).rejects.toMatchObject({
      code: 'bad-setup',
    });
    expect(await device.host.ask('list', {})).toEqual([]);
  });

  it('another branch of a game that is none', async () => {
    await expect(device.host.ask('branch', { from: 'd123' })).rejects.toMatchObject({ code: 'no-table' });
  });
});
