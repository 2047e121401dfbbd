/** Any mix of variations. */

import { describe, expect, test } from 'vitest';
import { MENU, Position } from '../../test/position.ts';
import { tokaido } from '../game.ts';
import { VARIATIONS } from '../index.ts';

describe('mixing', () => {
  test('[base.variations.mix] all four at once', () => {
    const all = [...VARIATIONS.keys()].slice(0, 4);
    expect(all).toEqual(['initiation', 'return-trip', 'gastronomy', 'preparations']);
    const game = Position.begin(4, all, { line: '2 0 3 1' });
    expect([2, 0, 3, 1].map((seat) => game.seat(seat).coins)).toEqual([6, 7, 8, 9]);
    game.do('travel 41', { meal: 'dango soba tofu udon' });
    expect(game.believes(2, 'meals', MENU).size).toBe(4);
  });

  test('[base.variations.two-players] all of them with two players too', () => {
    const game = Position.begin(2, ['initiation', 'return-trip', 'gastronomy', 'preparations'], {
      line: '1 2 0',
    });
    expect([game.seat(0).coins, game.seat(1).coins]).toEqual([9, 7]);
    game.do('travel 41', { meal: 'dango soba tofu' });
    expect(game.believes(1, 'meals', MENU).size).toBe(3);
  });

  test('[base.variations.mix] option words name them in one order, whatever order was asked for', () => {
    const options = { players: 3, boxes: [], variations: ['preparations', 'initiation'] };
    expect(tokaido.rules.optionWords(options)).toBe('players=3 variations=initiation,preparations');
    const read = tokaido.rules.parseOptions('variations=preparations,initiation players=3');
    expect(read.ok).toBe(true);
    expect(read).toMatchObject({ value: { players: 3 } });
    const s = Position.begin(3, ['preparations', 'initiation'], { line: '0 1 2' }).state;
    expect(tokaido.rules.optionsOf(s)).toMatchObject({
      players: 3,
      boxes: [],
      variations: ['initiation', 'preparations'],
    });
  });
});
