/** Murasame: a sword of 8 points. */

import { expect, test } from 'vitest';
import { boxed } from '../../../test/box-position.ts';

const buys = (souvenirs = '', legends = '') =>
  boxed({ players: 3, seats: [{ at: 7, coins: 5, souvenirs, legends }] })
    .do('travel 8')
    .do('option legendary-object')
    .do('legend murasame');

test('[crossroads.sword.eight] it costs 3 coins and is worth 8 points', () => {
  expect(buys().has(0)).toMatchObject({ coins: 2, points: 8 });
  expect(buys('gofu haori', 'masamune').by(0)).toEqual({ legend: 8 });
});

test('[sword-and-script-not-in-sets] it is in no set of souvenirs', () => {
  const seats = [{ at: 7, coins: 5, legends: 'murasame' }];
  const game = boxed({ players: 3, seats }).do('travel 8');
  game.do('option souvenirs', { souvenir: 'gofu haori sake' }).do('buy gofu');
  expect(game.by(0)).toEqual({ souvenir: 1 });
});
