/** Ayumu: meals for a coin, small objects for nothing. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const walker = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'ayumu', at: 12, ...more }, { at: 13 }] });

describe('prices', () => {
  test('[matsuri.ayumu.coins] he starts with 5 coins', () => {
    expect(walker().has(0).coins).toBe(5);
  });

  test('[matsuri.ayumu.meals] every meal costs him one coin', () => {
    for (const dish of ['dango', 'soba', 'udon']) {
      const game = walker().do('travel 14', { meal: 'dango soba tofu udon' }).do(`eat ${dish}`);
      expect(game.has(0)).toMatchObject({ coins: 4, points: 6 });
    }
    const last = boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'ayumu', at: 53 }] });
    expect(last.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat udon').has(0).coins).toBe(4);
  });

  test('[matsuri.ayumu.meals] without a coin none', () => {
    const game = walker({ coins: 0 }).do('travel 14', { meal: 'dango soba tofu udon' });
    expect(game.legal()).toEqual(['eat -']);
  });

  test('[matsuri.ayumu.small-objects] small objects are free for him at shops', () => {
    const game = walker({ at: 7, coins: 2 }).do('travel 8');
    game.do('option souvenirs', { souvenir: 'gofu hashi haori' }).do('buy gofu hashi haori');
    expect(game.has(0)).toMatchObject({ coins: 0, points: 1 + 1 + 3 });
  });

  test('[titia-sasayakko-like] but a shop takes a coin in hand', () => {
    expect(walker({ at: 7, coins: 0 }).why('travel 8')).toEqual({ why: 'coins', have: 0, need: 1 });
  });
});
