/** Health: both options of a stop. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const healthy = (at: number, more: BoxedStanding = {}) =>
  boxed({ players: 3, seats: [{ at, coins: 6, amulets: 'health', ...more }] });

describe('both options', () => {
  test('[crossroads.health.both, crossroads.health.order] tree and section in either order', () => {
    const first = healthy(3).do('travel 4').do('use health').do('option cherry-tree');
    expect(first.legal()).toEqual(['option panorama-paddy', 'option -']);
    first.do('option panorama-paddy');
    const second = healthy(3).do('travel 4').do('use health').do('option panorama-paddy');
    expect(second.legal()).toEqual(['option cherry-tree', 'option -']);
    second.do('option cherry-tree');
    for (const game of [first, second]) {
      expect(game.has(0)).toMatchObject({ points: 3, coins: 7, panoramas: [1, 0, 0] });
      expect(game.owns(0)).toMatchObject({ trees: 1, amulets: [] });
      expect(game.turn).toBe('0 travel');
    }
  });

  test('[crossroads.health.order] bathhouse and spring', () => {
    const game = healthy(4).do('travel 5').do('use health');
    game.do('option hot-spring', { 'hot-spring': '3' }).do('option bathhouse');
    expect(game.has(0)).toMatchObject({ points: 7, coins: 5, springs: [0, 1] });
  });

  test('[crossroads.health.order] gaming room first, then wages', () => {
    const game = healthy(6).do('travel 7').do('use health').do('option gaming-room', { die: '0' });
    expect(game.do('option wages').has(0).coins).toBe(6 - 2 + 3);
  });

  test('[crossroads.health.order, gaming-minimum] wages first, then the gaming room', () => {
    const game = healthy(6, { coins: 1, amulets: 'health fortune' }).do('travel 7').do('use health');
    expect(game.why('option gaming-room')).toEqual({ why: 'coins', have: 1, need: 2 });
    game.do('option wages').do('option gaming-room', { die: '3' });
    expect(game.has(0).coins).toBe(1 + 3 - 2 + 6);
  });

  test('[crossroads.health.order] offering and amulet', () => {
    const game = healthy(1).do('travel 2').do('use health').do('option amulet').do('amulet fortune');
    game.do('option offering').do('give 2');
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 2 });
    expect(game.owns(0).amulets).toEqual(['fortune']);
  });

  test('[crossroads.health.order] souvenirs and a legendary object', () => {
    const game = healthy(7).do('travel 8').do('use health').do('option legendary-object').do('legend shodo');
    game.do('option souvenirs', { souvenir: 'gofu haori sake' }).do('buy gofu haori');
    expect(game.has(0)).toMatchObject({ coins: 6 - 1 - 3, points: 1 + 3 + 2 });
  });

  test('[crossroads.health.order] encounter and calligraphy', () => {
    const game = healthy(9, { coins: 0, amulets: 'health fortune' }).do('travel 10').do('use health');
    expect(game.legal()).toEqual(['option encounter']);
    game.do('option encounter', { encounter: 'kuge' });
    game.do('option calligraphy').do('calligraphy nostalgia');
    expect(game.has(0)).toMatchObject({ coins: 2, encounters: ['kuge'] });
    expect(game.owns(0).calligraphy).toEqual(['nostalgia']);
  });
});

describe('limits', () => {
  test('[second-option-optional] the second may be declined, the first may not', () => {
    const game = healthy(3).do('travel 4').do('use health');
    expect(game.legal()).toEqual(['option panorama-paddy', 'option cherry-tree']);
    expect(game.why('option -')).toEqual({ why: 'must-take' });
    game.do('option cherry-tree').do('option -');
    expect(game.has(0).panoramas).toEqual([0, 0, 0]);
    expect(game.why('option cherry-tree')).toEqual({ why: 'other-decision' });
  });

  test('[second-option-optional] no option twice', () => {
    const game = healthy(3).do('travel 4').do('use health').do('option cherry-tree');
    expect(game.why('option cherry-tree')).toEqual({ why: 'not-offered' });
  });

  test('[crossroads.health.not-at-inn] not at an inn', () => {
    const game = healthy(13).do('travel 14', { meal: 'dango soba tofu udon' });
    expect(game.why('use health')).toEqual({ why: 'not-now' });
  });

  test('[amulet-windows] it is used on stopping, before the first choice, not after it', () => {
    const game = healthy(1);
    expect(game.why('use health')).toEqual({ why: 'not-now' });
    const kita = healthy(2, { traveler: 'kita' }).do('travel 3');
    expect(kita.why('use health')).toEqual({ why: 'not-now' });
    kita.do('option encounter', { encounter: 'samurai' });
    expect(kita.why('use health')).toEqual({ why: 'not-now' });
  });

  test('[crossroads.health.both] what the first option opens or closes counts for the second', () => {
    const game = healthy(3, { panoramas: [2, 0, 0] })
      .do('travel 4')
      .do('use health');
    game.do('option panorama-paddy');
    expect(game.has(0).achievements).toEqual(['panorama-paddy-first']);
    expect(game.do('option cherry-tree').owns(0).trees).toBe(1);
  });
});

describe('a temple without amulets', () => {
  test('[amulet-returns-later] Health itself is not for sale at the stop where it is used', () => {
    const seats = [{ at: 1, coins: 6, amulets: 'health fortune' }, { at: 8 }];
    const game = boxed({ players: 3, seats, left: { amulets: '' } })
      .do('travel 2')
      .do('use health');
    expect(game.why('option amulet')).toEqual({ why: 'supply-empty' });
    game.do('option offering').do('give 1').do('option -');
    expect(game.supply('amulet')).toEqual(['health']);
  });
});
