/** The gaming room: the other choice at a farm. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../test/box-position.ts';
import { boxed, MATSURI } from '../../test/box-position.ts';
import { tokaido } from '../index.ts';

const farmer = (more: BoxedStanding = {}) => boxed({ players: 3, seats: [{ at: 6, coins: 5, ...more }] });

test('[crossroads.gaming.choice] wages or the gaming room', () => {
  const game = farmer().do('travel 7');
  expect(game.turn).toBe('0 option');
  expect(game.legal()).toEqual(['option wages', 'option gaming-room']);
  expect(game.do('option wages').has(0).coins).toBe(8);
});

test('[crossroads.gaming.results, gaming-double] two coins go in, two for each point of the die come back', () => {
  for (const [face, net] of [
    ['0', -2],
    ['1', 0],
    ['2', 2],
    ['3', 4],
    ['4', 6],
  ] as const) {
    const game = farmer().do('travel 7').do('option gaming-room', { die: face });
    expect(game.has(0).coins).toBe(5 + net);
    expect(game.turn).toBe('0 travel');
  }
});

test('[crossroads.gaming.stake] the stake is paid before the roll, to the bank and openly', () => {
  const game = farmer().do('travel 7').do('option gaming-room', { die: '2' });
  const coins = game.told(1).filter((event) => event.type === 'coins');
  expect(coins).toEqual([
    { type: 'coins', seat: 0, coins: -2, from: 'gaming-room', how: 'bet' },
    { type: 'coins', seat: 0, coins: 4, from: 'gaming-room', how: 'bet' },
  ]);
  expect([1, 2].map((seat) => game.has(seat).coins)).toEqual([7, 7]);
});

test('[crossroads.gaming.stake] a lost stake is gone, no coins come back', () => {
  const game = farmer().do('travel 7').do('option gaming-room', { die: '0' });
  expect(game.told(1).filter((event) => event.type === 'coins')).toHaveLength(1);
});

test('[gaming-minimum] it takes two coins in hand', () => {
  const game = farmer({ coins: 1, amulets: 'fortune' }).do('travel 7');
  expect(game.legal()).toEqual(['option wages']);
  expect(game.why('option gaming-room')).toEqual({ why: 'coins', have: 1, need: 2 });
  expect(farmer({ coins: 2 }).do('travel 7').legal()).toContain('option gaming-room');
});

test('[gaming-minimum] with Health the wages may be the stake', () => {
  const game = farmer({ coins: 0, amulets: 'health fortune' }).do('travel 7').do('use health');
  expect(game.legal()).toEqual(['option wages']);
  game.do('option wages');
  expect(game.legal()).toEqual(['option gaming-room', 'option -']);
  expect(game.do('option gaming-room', { die: '4' }).has(0).coins).toBe(3 - 2 + 8);
});

test('[crossroads.gaming.choice] nobody else may roll again', () => {
  expect(farmer().do('travel 7').do('option gaming-room', { die: '0' }).turn).toBe('0 travel');
});

test('[iyasaka-scope] whoever may roll again is asked with the roll before them, and must answer', () => {
  const seats = [{ traveler: 'iyasaka', at: 6, coins: 5 }];
  const game = boxed({ players: 3, boxes: MATSURI, seats })
    .do('travel 7')
    .do('option gaming-room', { die: '3' });
  expect(tokaido.pending(game.state)).toMatchObject({ decision: 'roll', details: { face: 3 } });
  expect(game.why('option -')).toEqual({ why: 'other-decision' });
});
