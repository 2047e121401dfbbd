/** Miyataka: both options at a temple. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const believer = (more: BoxedStanding = {}) =>
  boxed({ players: 3, seats: [{ traveler: 'miyataka', at: 1, ...more }] });

test('[crossroads.miyataka.coins] she starts with 4 coins', () => {
  expect(believer().has(0).coins).toBe(4);
});

test('[crossroads.miyataka.both] she may give and buy, in either order', () => {
  const first = believer().do('travel 2').do('option offering').do('give 3');
  expect(first.legal()).toEqual(['option amulet', 'option -']);
  first.do('option amulet').do('amulet health');
  const second = believer().do('travel 2').do('option amulet').do('amulet health');
  second.do('option offering').do('give 3');
  for (const game of [first, second]) {
    expect(game.has(0)).toMatchObject({ coins: 0, offerings: 3, points: 3 });
    expect(game.owns(0).amulets).toEqual(['health']);
  }
});

test('[second-option-optional] or only one of them', () => {
  const game = believer().do('travel 2').do('option amulet').do('amulet health').do('option -');
  expect(game.has(0)).toMatchObject({ coins: 3, offerings: 0 });
  expect(game.turn).toBe('0 travel');
});

test('[crossroads.miyataka.both] with her last coin gone there is nothing more to do', () => {
  const game = believer({ coins: 1 }).do('travel 2').do('option offering');
  expect(game.turn).toBe('0 travel');
  expect(game.has(0)).toMatchObject({ coins: 0, offerings: 1 });
});

test('[crossroads.miyataka.both] only at temples', () => {
  const game = believer({ at: 3 }).do('travel 4').do('option cherry-tree');
  expect(game.turn).toBe('0 travel');
});
