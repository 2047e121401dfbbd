/** Games of Duo on a device: their rows, their boards and their bots, none of which needs a page. */

import { RECONSTRUCTED } from '@tokaido/duo';
import type { View } from '@tokaido/kernel';
import { FastChance } from '@tokaido/kernel';
import type { Entry } from '@tokaido/table';
import { duoTable, foldTable, gameAt, legalWords, pendingOf, viewOf } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { TestDevice } from '../table/testkit/device.ts';
import { botMove } from './bots.ts';
import type { LocalGame, LocalSetup } from './games.ts';
import { readRow } from './games.ts';
import { memoryStore } from './store.ts';

const BOARD = JSON.stringify({
  ...RECONSTRUCTED,
  id: 'mine',
  gifts: [0, 3, 5, 8, 11, 15, 19, 24, 30, 36, 44],
});
const SETUP: LocalSetup = {
  game: 'duo',
  options: 'first=purple',
  seats: [
    { kind: 'me', name: 'Aki' },
    { kind: 'bot', level: 'porter', name: '' },
  ],
};

async function created(setup: LocalSetup) {
  const store = memoryStore();
  const device = new TestDevice({ seed: 4, store });
  const id = await device.host.ask('create', { setup });
  return { device, store, id, entries: (await store.read(id)) as Entry[] };
}

describe('a game of Duo', () => {
  it('is listed with its turn and can be gone on with', async () => {
    const { device, id } = await created(SETUP);
    expect(await device.host.ask('list', {})).toMatchObject([
      { id, game: 'duo', leg: 1, phase: 'playing', yours: true, damaged: null },
    ]);
  });

  it('seats purple and green, and purple begins where that is wished', async () => {
    const table = foldTable((await created(SETUP)).entries);
    expect(table.seats.map(({ color }) => color)).toEqual([4, 2]);
    expect(pendingOf(table)?.seat).toBe(0);
  });

  it('is played on the board of its file, and says so in its record', async () => {
    const { device, id, entries } = await created({ ...SETUP, board: BOARD });
    expect(gameAt(foldTable(entries)).game).not.toBe(duoTable.game);
    expect(await device.host.ask('record', { id })).toContain('board=mine hash=');
  });

  it('is refused with a board that is none', async () => {
    await expect(created({ ...SETUP, board: '{}' })).rejects.toMatchObject({ code: 'bad-setup' });
  });

  it('with a board that was damaged on the device is marked, and what is left can be exported', async () => {
    const { entries, id, store } = await created({ ...SETUP, board: BOARD });
    const [opened, ...rest] = entries as [Extract<Entry, { readonly kind: 'opened' }>, ...Entry[]];
    const torn = { ...opened, plan: { ...opened.plan, board: BOARD.slice(0, 99) } };
    const [, row] = (await store.list())[0]!;
    const damaged = memoryStore();
    await damaged.append(1, [torn, ...rest], row as LocalGame);
    const device = new TestDevice({ seed: 5, store: damaged });
    await expect(device.open(id)).rejects.toMatchObject({ code: 'damaged' });
    expect(await device.host.ask('list', {})).toMatchObject([{ id, damaged: 'broken' }]);
    expect(await device.host.ask('record', { id })).toContain('"opened"');
  });
});

it('a row of a game that nobody knows is one of a newer edition', () => {
  const row = { game: 'solo', version: 1, options: '', begun: 1, touched: 1, phase: 'playing', seats: [] };
  const whole = { ...row, id: 'x', turn: 0, yours: true, leg: 1, points: [], damaged: null };
  expect(readRow('x', whole).damaged).toBe('newer-rules');
});

it.each([undefined, BOARD])('every level finds a legal move on the board %#', async (board) => {
  const { entries } = await created({ ...SETUP, board });
  const table = foldTable(entries);
  const { game } = gameAt(table);
  const seat = pendingOf(table)?.seat ?? -1;
  const rng = new FastChance(3);
  for (const level of ['pilgrim', 'porter', 'innkeeper', 'merchant']) {
    const action = await botMove(game, level, viewOf(table, seat) as View, rng.next());
    expect(legalWords(table)).toContain(game.rules.describe(action));
  }
});
