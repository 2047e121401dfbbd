/** Mari: double points at the temple, free amulets. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const poet = (more: BoxedStanding = {}, left: Supplies = {}) =>
  boxed({ players: 3, boxes: MATSURI, left, seats: [{ traveler: 'mari', at: 1, ...more }] });

describe('at a temple', () => {
  test('[matsuri.mari.coins] she starts with 4 coins', () => {
    expect(poet().has(0).coins).toBe(4);
  });

  test('[matsuri.mari.double] each coin she gives is worth two points and one coin of rank', () => {
    const game = poet().do('travel 2').do('option offering').do('give 3');
    expect(game.has(0)).toMatchObject({ coins: 1, offerings: 3, points: 6 });
    expect(game.by(0)).toEqual({ donation: 3, traveler: 3 });
  });

  test('[matsuri.mari.free] an amulet costs her nothing', () => {
    const game = poet().do('travel 2').do('option amulet').do('amulet health');
    expect(game.has(0)).toMatchObject({ coins: 4, points: 0 });
    expect(game.owns(0).amulets).toEqual(['health']);
  });

  test('[paying-more] with Devotion she may pay for it: the coin goes to the temple', () => {
    const game = poet({ amulets: 'devotion' }).do('travel 2').do('option amulet').do('use devotion');
    expect(game.do('amulet health').has(0)).toMatchObject({ coins: 3, offerings: 1, points: 1 });
    const poor = poet({ coins: 0, amulets: 'devotion' }).do('travel 2').do('option amulet');
    expect(poor.why('use devotion')).toEqual({ why: 'not-now' });
  });

  test('[mari-zero] so she may stop without a coin while an amulet is left', () => {
    const game = poet({ coins: 0 });
    expect(game.legal()).toContain('travel 2');
    expect(game.do('travel 2').turn).toBe('0 amulet');
    const none = poet({ coins: 0 }, { amulets: '' });
    expect(none.why('travel 2')).toEqual({ why: 'coins', have: 0, need: 1 });
  });
});

describe('elsewhere', () => {
  test('[mari-scope] Miko brings her a point as to all', () => {
    const game = poet({ at: 2 }).do('travel 3').do('option encounter', { encounter: 'miko' });
    expect(game.by(0)).toEqual({ donation: 1 });
  });

  test('[mari-scope] so does Devotion', () => {
    const game = poet({ at: 7, amulets: 'devotion' }).do('travel 8').do('option legendary-object');
    expect(game.do('use devotion').do('legend ema').by(0)).toEqual({ donation: 2, legend: 1 });
  });
});
