/** Misaki: a coin for every stop at a temple. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const disciple = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'misaki', at: 1, ...more }] });

describe('his coin', () => {
  test('[matsuri.misaki.coins] he starts with 4 coins', () => {
    expect(disciple().has(0).coins).toBe(4);
  });

  test('[matsuri.misaki.coin] when he stops at a temple himself', () => {
    expect(disciple().do('travel 2').has(0).coins).toBe(5);
    expect(disciple().do('travel 3').has(0).coins).toBe(4);
  });

  test('[matsuri.misaki.coin, takeru-misaki-timing] when anybody does, before the stop is resolved', () => {
    const seats = [{ at: 1 }, { traveler: 'misaki', at: 9 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 2');
    expect(game.turn).toBe('0 option');
    expect(game.has(1).coins).toBe(5);
    expect(game.told(2)).toContainEqual({ type: 'coins', seat: 1, coins: 1, from: 'misaki' });
  });

  test('[takeru-misaki-timing] so he may stop at a temple without a coin', () => {
    const game = disciple({ coins: 0 });
    expect(game.legal()).toContain('travel 2');
    game.do('travel 2').do('option offering');
    expect(game.has(0)).toMatchObject({ coins: 0, offerings: 1 });
    const amulet = disciple({ coins: 0 }).do('travel 2').do('option amulet').do('amulet health');
    expect(amulet.has(0).coins).toBe(0);
  });

  test('[takeru-misaki-timing] not at a shop, where he gains none', () => {
    expect(disciple({ coins: 0, at: 0 }).why('travel 1')).toEqual({ why: 'coins', have: 0, need: 1 });
  });

  test('[takeru-misaki-timing] the coin is not there twice: all given, no amulet can be bought', () => {
    const game = disciple({ coins: 1, amulets: 'health' }).do('travel 2').do('use health');
    game.do('option offering').do('give 2');
    expect(game.has(0).coins).toBe(0);
    expect(game.legal()).not.toContain('option amulet');
  });

  test('[takeru-misaki-timing] nor anything be given once the coin has bought an amulet', () => {
    const game = disciple({ coins: 0, amulets: 'health' }).do('travel 2').do('use health');
    game.do('option amulet').do('amulet fortune');
    expect(game.has(0).coins).toBe(0);
    expect(game.legal()).not.toContain('option offering');
  });

  test('[takeru-misaki-neutral] not for the neutral traveler', () => {
    const seats = [{ traveler: 'misaki', at: 9, coins: 0 }, { at: 5 }, { at: 1, coins: 0 }];
    const game = boxed({ players: 2, boxes: MATSURI, seats }).do('travel 2');
    expect(game.has(0).coins).toBe(0);
    expect(game.seat(2).offerings).toBe(1);
  });
});
