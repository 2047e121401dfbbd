/** Takeru: a coin for every stop at an encounter. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed, MATSURI } from '../../../test/box-position.ts';

const counselor = (more: BoxedStanding = {}, boxes = MATSURI) =>
  boxed({ players: 3, boxes, seats: [{ traveler: 'takeru', at: 2, ...more }] });

describe('his coin', () => {
  test('[matsuri.takeru.coins] he starts with 4 coins', () => {
    expect(counselor().has(0).coins).toBe(4);
  });

  test('[matsuri.takeru.coin] when he stops at an encounter himself', () => {
    expect(counselor().do('travel 3').has(0).coins).toBe(5);
    expect(counselor().do('travel 7').has(0).coins).toBe(4);
  });

  test('[matsuri.takeru.coin, takeru-misaki-timing] when anybody does, before the stop is resolved', () => {
    const seats = [{ at: 2 }, { traveler: 'takeru', at: 9 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 3');
    expect(game.turn).toBe('0 option');
    expect(game.has(1).coins).toBe(5);
    expect(game.told(2)).toContainEqual({ type: 'coins', seat: 1, coins: 1, from: 'takeru' });
    expect(game.has(0).coins).toBe(7);
  });

  test('[takeru-misaki-timing] so a penniless Takeru can buy calligraphy', () => {
    const game = counselor({ coins: 0 }).do('travel 3');
    expect(game.legal()).toEqual(['option encounter', 'option calligraphy']);
    expect(game.do('option calligraphy').do('calligraphy fasting').has(0).coins).toBe(0);
  });

  test('[takeru-misaki-timing, per-stop-bonuses-with-both] once for each stop, with Health too', () => {
    const game = counselor({ coins: 0, amulets: 'health' }).do('travel 3').do('use health');
    game.do('option calligraphy').do('calligraphy fasting');
    game.do('option encounter', { encounter: 'samurai' });
    expect(game.has(0).coins).toBe(0);
  });

  test('[takeru-misaki-timing] the coin is not there twice: once spent, nothing more can be bought', () => {
    const game = counselor({ coins: 0, amulets: 'health' }, ALL).do('travel 3').do('use health');
    game.do('option encounter', { encounter: 'takuhatsuso' }).do('pay yes');
    expect(game.has(0).coins).toBe(0);
    expect(game.legal()).not.toContain('option calligraphy');
  });

  test('[takeru-misaki-neutral] not for the neutral traveler', () => {
    const seats = [{ traveler: 'takeru', at: 9, coins: 0 }, { at: 5 }, { at: 1, coins: 0 }];
    const game = boxed({ players: 2, boxes: MATSURI, seats });
    expect(game.pending.mover).toBe(2);
    expect(game.do('travel 3').has(0).coins).toBe(0);
  });
});
