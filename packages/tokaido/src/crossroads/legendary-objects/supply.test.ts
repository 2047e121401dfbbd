/** Legendary objects: the other choice at a shop. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';
import { tokaido } from '../../index.ts';
import { LEGENDS } from './supply.ts';

const FOUR = 'dango soba tofu udon';
const buyer = (more: BoxedStanding = {}, left: Supplies = {}) =>
  boxed({ players: 3, seats: [{ at: 7, coins: 6, ...more }], left });

describe('buying', () => {
  test('[crossroads.legend.choice] everybody sees which objects are for sale', () => {
    const game = buyer({}, { legends: 'shodo ema' }).do('travel 8').do('option legendary-object');
    expect(tokaido.pending(game.state)).toMatchObject({ details: { forSale: ['shodo', 'ema'] } });
  });

  test('[crossroads.legend.choice, crossroads.legend.price] souvenirs, or an object at its price', () => {
    const game = buyer().do('travel 8');
    expect(game.legal()).toEqual(['option souvenirs', 'option legendary-object']);
    game.do('option legendary-object');
    expect(game.legal()).toEqual([
      'legend shodo',
      'legend emaki',
      'legend buppatsu',
      'legend ema',
      'legend murasame',
      'legend masamune',
      'legend -',
    ]);
    for (const [legend, price] of [
      ['shodo', 1],
      ['emaki', 1],
      ['buppatsu', 2],
      ['ema', 2],
      ['murasame', 3],
      ['masamune', 3],
    ] as const) {
      const bought = buyer().do('travel 8').do('option legendary-object').do(`legend ${legend}`);
      expect(bought.has(0).coins).toBe(6 - price);
      expect(bought.owns(0).legends).toEqual([legend]);
      expect(bought.supply('legend')).not.toContain(legend);
      const card = LEGENDS.findIndex(({ id }) => id === legend);
      expect(bought.told(1)).toContainEqual({ type: 'legend', seat: 0, legend: card, paid: price });
    }
  });

  test('[crossroads.legend.one, legendary-one-per-stop] one and no more, and no souvenirs with it', () => {
    const game = buyer().do('travel 8').do('option legendary-object').do('legend shodo');
    expect(game.turn).toBe('0 travel');
    const other = buyer().do('travel 8').do('option souvenirs', { souvenir: 'gofu haori sake' });
    expect(other.do('buy gofu').turn).toBe('0 travel');
  });

  test('[crossroads.legend.both] both of a pair may be owned', () => {
    const game = buyer({ legends: 'murasame' }).do('travel 8').do('option legendary-object');
    expect(game.do('legend masamune').owns(0).legends).toEqual(['murasame', 'masamune']);
  });

  test('[crossroads.legend.price] what the player cannot pay for, or is sold already, is closed', () => {
    const game = buyer({ coins: 2 }, { legends: 'shodo masamune' }).do('travel 8');
    game.do('option legendary-object');
    expect(game.legal()).toEqual(['legend shodo', 'legend -']);
    expect(game.why('legend masamune')).toEqual({ why: 'coins', have: 2, need: 3 });
    expect(game.why('legend ema')).toEqual({ why: 'not-offered' });
    expect(game.why('option -')).toEqual({ why: 'other-decision' });
    const exact = buyer({ coins: 3 }).do('travel 8').do('option legendary-object');
    expect(exact.legal()).toContain('legend masamune');
  });

  test('[decline-after-choice] at a shop the player may still buy nothing', () => {
    const game = buyer().do('travel 8').do('option legendary-object').do('legend -');
    expect(game.has(0)).toMatchObject({ coins: 6, points: 0 });
    expect(game.supply('legend')).toHaveLength(6);
  });

  test('[supply-empty] with all objects sold there are only souvenirs', () => {
    const game = buyer({ amulets: 'fortune' }, { legends: '' }).do('travel 8');
    expect(game.legal()).toEqual(['option souvenirs']);
    expect(game.why('option legendary-object')).toEqual({ why: 'supply-empty' });
  });

  test('[legendary-no-discount] Sasayakko and Zen-emon pay the printed price', () => {
    for (const traveler of ['sasayakko', 'zen-emon']) {
      const game = buyer({ traveler }).do('travel 8').do('option legendary-object').do('legend masamune');
      expect(game.has(0).coins).toBe(3);
    }
  });
});

describe('the end', () => {
  test('[crossroads.legend.collector] objects count for the Collector', () => {
    const seats = [
      { at: 53, legends: 'shodo murasame' },
      { at: 54, souvenirs: 'gofu' },
    ];
    const game = boxed({ players: 3, seats }).do('travel 54', { meal: FOUR }).do('eat -');
    expect([game.has(0).achievements, game.has(1).achievements]).toEqual([['collector'], []]);
  });
});
