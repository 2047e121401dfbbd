/** Gotozaemon: a coin at each panorama. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const seller = (more: BoxedStanding = {}) =>
  boxed({ players: 3, seats: [{ traveler: 'gotozaemon', at: 3, ...more }] });

test('[crossroads.gotozaemon.coins] he starts without a coin', () => {
  expect(seller().has(0).coins).toBe(0);
});

test('[crossroads.gotozaemon.panorama] a coin at each stop on a panorama, before the choice', () => {
  for (const [at, to] of [
    [3, 4],
    [5, 6],
    [10, 11],
  ]) {
    const game = seller({ at }).do(`travel ${to}`);
    expect(game.has(0).coins).toBe(1);
    expect(game.turn).toBe('0 option');
  }
  expect(seller().do('travel 7').has(0).coins).toBe(3);
});

test('[crossroads.gotozaemon.cherry] with a cherry tree 2 points and 2 coins', () => {
  expect(seller().do('travel 4').do('option cherry-tree').has(0)).toMatchObject({ coins: 2, points: 2 });
});

test('[crossroads.gotozaemon.not-guide] nothing for a section from a guide', () => {
  const game = seller({ at: 2 }).do('travel 3', { encounter: 'annaibito-sea' });
  expect(game.has(0)).toMatchObject({ coins: 0, panoramas: [0, 0, 1] });
});

test('[per-stop-bonuses-with-both] once a stop, with Health too', () => {
  const game = seller({ amulets: 'health' }).do('travel 4').do('use health');
  game.do('option cherry-tree').do('option panorama-paddy');
  expect(game.has(0).coins).toBe(2);
});
