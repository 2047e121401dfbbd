/** What happens between the choice of travelers and the first move, and in which order. */

import { expect, test } from 'vitest';
import { ALL } from './box-position.ts';
import { Position } from './position.ts';

const VARIATIONS = ['preparations', 'good-luck'];

/** A game whose last choice has just been made; the line begins with whoever leaves first. */
function start(travelers: string, line: string): Position {
  const tiles = travelers.split(' ');
  const game = Position.begin(tiles.length, VARIATIONS, {}, { boxes: ALL, tiles: 'any' });
  for (const [seat, tile] of tiles.entries()) {
    game.do(`choose ${tile}`, seat === tiles.length - 1 ? { line } : {});
  }
  return game;
}

const purses = (game: Position) => [0, 1, 2, 3].map((seat) => game.has(seat).coins);

test('[start-order] the coins of the tile come before Preparations, which takes none that is not there', () => {
  // Line: −1, 0, +1, +2.
  expect(purses(start('nampo gotozaemon kinko hirotada', '0 1 2 3'))).toEqual([2 - 1, 0, 7 + 1, 8 + 2]);
  expect(purses(start('gotozaemon nampo kinko hirotada', '0 1 2 3'))).toEqual([0, 2, 7 + 1, 8 + 2]);
});

test('[start-order] Kushinada collects after Preparations, so that nobody is spared by an empty purse', () => {
  expect(purses(start('kushinada kinko hirotada gotozaemon', '0 1 2 3'))).toEqual([
    4 - 1 + 3,
    6,
    8,
    0 + 2 - 1,
  ]);
});

test.each([
  ['kushinada kinko eriku hirotada', 2],
  ['eriku kinko hirotada kushinada', 0],
])('[start-order] Eriku decides with the coins that Kushinada leaves him: %s', (travelers, eriku) => {
  const line = `${[0, 1, 2, 3].filter((seat) => seat !== eriku).join(' ')} ${eriku}`;
  const game = start(travelers, line);
  expect(game.pending.seat).toBe(eriku);
  expect(game.has(eriku).coins).toBe(5 + 2 - 1);
});

test('[start-order] Eriku, then Good luck in the order of the line, then Mutsumi, then the road', () => {
  const game = start('eriku mutsumi kinko hirotada', '3 0 1 2');
  const asked: string[] = [];
  while (game.pending.decision !== 'travel') {
    asked.push(game.turn);
    game.do(game.legal().at(-1) ?? '');
  }
  expect(asked).toEqual(['0 look', '3 luck', '0 luck', '1 luck', '2 luck', '1 leave']);
  expect(game.turn).toBe('3 travel');
});
