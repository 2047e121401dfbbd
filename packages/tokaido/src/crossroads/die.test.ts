/** The Fortune die. */

import { describe, expect, test } from 'vitest';
import { boxed } from '../../test/box-position.ts';
import { tokaido } from '../index.ts';

const DIE = tokaido.rules.streams.indexOf('die');

test('[crossroads.die.faces] X, 1, 2, two threes and 4', () => {
  const faces = [0, 1, 2, 3, 4, 5].map((side) => tokaido.rules.outcomeWord(DIE, side));
  expect(faces).toEqual(['0', '1', '2', '3', '3', '4']);
});

describe('who sees it', () => {
  test('[crossroads.die.faces] a roll is open', () => {
    const game = boxed({ players: 3, seats: [{ at: 6, coins: 2 }] }).do('travel 7');
    game.do('option gaming-room', { die: '3' });
    for (const who of [0, 1, -1]) expect(game.told(who)).toContainEqual({ type: 'die', seat: 0, face: 3 });
  });
});
