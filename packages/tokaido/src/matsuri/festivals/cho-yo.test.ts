/** Cho-yo: cheaper meals and more of them. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { under } from '../../../test/festivals.ts';

const SIX = 'dango soba tofu udon fugu unagi';
const guest = (more: BoxedStanding = {}) => under('cho-yo', { at: 12, coins: 2, ...more }, [{ at: 13 }]);

describe('at the next inn', () => {
  test('[matsuri.cho-yo.cheaper] every meal costs a coin less', () => {
    for (const [dish, paid] of [
      ['dango', 0],
      ['soba', 1],
      ['udon', 2],
    ] as const) {
      const game = guest().do('travel 14', { meal: SIX }).do(`eat ${dish}`);
      expect(game.has(0)).toMatchObject({ coins: 2 - paid, points: 6 });
    }
  });

  test('[matsuri.cho-yo.more, cho-yo-prices] the menu has two cards more', () => {
    /** Exactly this many cards are drawn: the script would fail on one more or less. */
    const draws = (size: number, players: number, ...variations: string[]) => {
      const meal = 'dango dango dango soba soba tofu tofu udon'.split(' ').slice(0, size).join(' ');
      const game = under('cho-yo', { at: 13 }, [], { players, variations });
      return game.do('travel 14', { meal }).believes(0, 'meals', 1).size;
    };
    expect(draws(3 + 1 + 2, 3)).toBe(6);
    expect(draws(4 + 1 + 2, 4)).toBe(7);
    expect(draws(5 + 1 + 2, 5)).toBe(8);
    expect(draws(4 + 2, 2)).toBe(6);
    expect(draws(4 + 2, 4, 'gastronomy')).toBe(6);
  });

  test('[matsuri.cho-yo.cheaper] also at the last inn', () => {
    const game = under('cho-yo', { at: 53, coins: 2 }).do('travel 54', { meal: SIX });
    expect(game.do('eat udon').has(0)).toMatchObject({ coins: 0, dishes: ['udon'] });
  });
});

describe('with other prices', () => {
  const paid = (traveler: string, dish: string) =>
    5 - guest({ traveler, coins: 5 }).do('travel 14', { meal: SIX }).do(`eat ${dish}`).has(0).coins;

  test('[cho-yo-prices] Kinko pays one less again, never below nothing', () => {
    expect(['dango', 'soba', 'udon'].map((dish) => paid('kinko', dish))).toEqual([0, 0, 1]);
  });

  test('[cho-yo-prices] Ayumu pays the lower of a coin and that price', () => {
    expect(['dango', 'soba', 'udon'].map((dish) => paid('ayumu', dish))).toEqual([0, 1, 1]);
  });

  test('[cho-yo-prices] it reaches the extra meal of Kidzuna', () => {
    const game = guest({ traveler: 'kidzuna', coins: 5 }).do('travel 14').do('look yes', { meal: 'sashimi' });
    expect(game.do('accept sashimi', { meal: SIX }).has(0).coins).toBe(3);
  });

  test('[cho-yo-prices] Nampo keeps the printed price', () => {
    const game = guest({ traveler: 'nampo', coins: 5 }).do('travel 14', { meal: SIX }).do('eat udon');
    expect(game.by(0)).toEqual({ meal: 6, traveler: 3 });
  });
});
