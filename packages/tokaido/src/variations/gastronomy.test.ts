/** Gastronomy: one meal fewer on the menu. */

import { expect, test } from 'vitest';
import { MENU, position } from '../../test/position.ts';

test('[base.gastronomy.menu] the menu has as many meals as there are players', () => {
  for (const players of [3, 4, 5]) {
    const meal = 'dango soba tofu udon unagi'.split(' ').slice(0, players).join(' ');
    const game = position({ players, variations: ['gastronomy'], seats: [{ at: 13 }] });
    expect(game.do('travel 14', { meal }).believes(0, 'meals', MENU).size).toBe(players);
  }
});

test('[gastronomy-two-players] with two players three meals: one fewer than their four', () => {
  const game = position({ players: 2, variations: ['gastronomy'], seats: [{ at: 13 }] });
  game.do('travel 14', { meal: 'dango soba tofu' });
  expect(game.believes(0, 'meals', MENU).size).toBe(3);
});
