/** Buppatsu: a souvenir of a fifth family. */

import { expect, test } from 'vitest';
import { boxed } from '../../../test/box-position.ts';
import { offeringPoints } from '../../../test/offerings.ts';

const points = (souvenirs: string, more = {}) => offeringPoints('buppatsu', { souvenirs, ...more });

test('[crossroads.offering.family, offering-family] it scores like a souvenir of a new family', () => {
  expect(points('')).toEqual([1]);
  expect(points('gofu')).toEqual([3]);
  expect(points('gofu haori')).toEqual([5]);
  expect(points('gofu haori ukiyoe')).toEqual([7]);
});

test('[crossroads.offering.twenty-five] as the fifth card of a set it is worth 9, the whole set 25', () => {
  expect(points('gofu haori ukiyoe sake')).toEqual([9]);
  const game = boxed({ players: 3, seats: [{ at: 0, coins: 20 }] })
    .do('travel 1')
    .do('option souvenirs', {
      souvenir: 'gofu haori ukiyoe',
    });
  game.do('buy gofu haori ukiyoe').do('travel 8').do('option legendary-object').do('legend buppatsu');
  game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat -').do('travel 25');
  game.do('option souvenirs', { souvenir: 'sake manju ocha' }).do('buy sake');
  expect(game.has(0).points).toBe(25);
});

test('[crossroads.offering.example] with two families 5, then 7 and 9 for the others', () => {
  expect(points('gofu haori', { later: 'ukiyoe daifuku sake' })).toEqual([5, 7, 9, 1]);
});

test('[offering-family] a second offering begins another set', () => {
  expect(points('gofu haori', { legends: 'ema' })).toEqual([1]);
  expect(points('gofu hashi haori', { legends: 'ema' })).toEqual([3]);
});
