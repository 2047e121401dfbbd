/** A whole game in a link, with its names, colors and board; and a record in a file becomes one. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { commitment, recordToText } from '@tokaido/kernel';
import { foldTable, infoOf, recordOf } from '@tokaido/table';
import { describe, expect, test } from 'vitest';
import { DUO, FINISHED, keptGame } from '../../../test/finished-games.ts';
import { isOver } from '../../../test/moments.ts';
import { positionWhere } from '../../../test/positions.ts';
import { linkOf } from './game-link.ts';
import { clientOf, readLink } from './read-link.ts';
import { addressOfFile } from './record-file.ts';

async function written(entries: Parameters<typeof foldTable>[0], seat: number) {
  const table = foldTable(entries);
  const info = infoOf(table);
  const client = await clientOf(info.game, info.options);
  if (client === null) throw new Error('no client');
  const record = recordOf(table);
  const link = await linkOf(record, client, info, seat);
  if (!link.ok) throw new Error(link.error);
  return { record, info, link: link.value };
}

describe.each(FINISHED)('$name', (game) => {
  test('a link brings the game back', async () => {
    const { record, info, link } = await written(keptGame(game).entries, 1);
    expect(link.length).toBeLessThan(2000);
    const read = await readLink(`https://road.example/r/link?m=12#${link}`);
    if (!read.ok) throw new Error(read.error);
    const { seed, commit, ...rest } = record;
    // Whoever has no name needs none in a link.
    const seats = rest.seats.map((name, i) => (name === `seat ${i + 1}` ? '' : name));
    expect(read.value.record).toEqual({ ...rest, seats, seed: null, commit: null });
    expect(commitment(Uint8Array.from(Buffer.from(seed ?? '', 'hex')))).toBe(commit);
    expect(read.value.seat).toBe(1);
    // In the colors of the game none are written down.
    expect(read.value.colors).toEqual([]);
    expect(info.seats.map(({ color }) => color)).toEqual(
      info.seats.map((_, i) => read.value.client.seatColors?.[i] ?? i),
    );
  });
});

test('a board of somebody’s own goes along', async () => {
  const { drawing: _, ...bare } = RECONSTRUCTED;
  const board = JSON.stringify({ ...bare, id: 'other', gifts: [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30] });
  const kept = positionWhere({ ...DUO.wish, board, until: isOver });
  const { record, link } = await written(kept.entries, -1);
  const read = await readLink(link);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.board).toBe(board);
  expect(read.value.record.moves).toEqual(record.moves);
  // Without it the link says what is missing.
  const cut = await readLink(link.split('/').slice(0, 3).join('/'));
  expect(cut.ok ? '' : cut.error).toContain('board');
});

test.each([
  ['nothing', ''],
  ['a game nobody knows', '1/chess2.x.y'],
  ['a link cut off', 'cut'],
  ['no board', '1/duo2.board~first.AA///1/xx'],
])('%s is refused with a sentence', async (_, text) => {
  const { link } = await written(keptGame(FINISHED[0]!).entries, 0);
  const read = await readLink(text === 'cut' ? link.slice(0, link.length / 3) : text);
  expect(read.ok ? '' : read.error).toMatch(/\w+ \w+ \w+/);
});

describe('a file', () => {
  const file = (text: string) => new File([text], 'game.txt', { type: 'text/plain' });
  const record = () => recordToText(recordOf(foldTable(keptGame(FINISHED[0]!).entries)));

  test('becomes the link of its game', async () => {
    const address = await addressOfFile(file(record()));
    if (!address.ok) throw new Error(address.error);
    expect(address.value).toMatch(/^\/r\/link#1\/tokaido\d+\./);
    const read = await readLink(address.value);
    expect(read.ok && recordToText(read.value.record)).toBe(
      record()
        .replace(/^(commit|seed|mix) .*\n/gm, '')
        .replace('seats seat 1 |', 'seats - |'),
    );
    // A link that was kept in a file works as well.
    const again = await addressOfFile(file(`https://road.example${address.value}\n`));
    expect(again).toEqual(address);
  });

  test.each([
    ['no record', () => 'hello', 'tokaido-record'],
    ['a record that breaks the rules', () => record().replace(/^travel \d+/m, 'travel 54'), 'move'],
    ['another game', () => record().replace('game tokaido', 'game chess'), 'chess'],
    ['a newer format', () => record().replace('tokaido-record 1', 'tokaido-record 9'), 'update'],
    ['far too much', () => 'x'.repeat(4_100_000), 'too long'],
  ])('%s is refused with a sentence', async (_, text, why) => {
    const address = await addressOfFile(file(text()));
    expect(address.ok ? '' : address.error).toContain(why);
  });
});
