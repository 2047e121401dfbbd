/** Ema: a souvenir of a fifth family. */

import { expect, test } from 'vitest';
import { boxed } from '../../../test/boxed.ts';

/** Points for the offering, and for souvenirs bought at a later shop. */
function points(souvenirs: string, legends = '', then = ''): number[] {
  const seats = [{ at: 7, coins: 20, souvenirs, legends }];
  const game = boxed({ players: 3, seats }).do('travel 8').do('option legendary-object').do('legend ema');
  if (then === '') return [game.has(0).points];
  const offering = game.has(0).points;
  game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat -').do('travel 25');
  game.do('option souvenirs', { souvenir: then }).do(`buy ${then}`);
  const events = game.told(1).flatMap((event) => (event.type === 'points' ? [event.points] : []));
  return [offering, ...events];
}

test('[crossroads.offering.family, offering-family] it scores like a souvenir of a new family', () => {
  expect(points('')).toEqual([1]);
  expect(points('gofu')).toEqual([3]);
  expect(points('gofu haori')).toEqual([5]);
  expect(points('gofu haori ukiyoe')).toEqual([7]);
});

test('[crossroads.offering.twenty-five] as the fifth card of a set it is worth 9', () => {
  expect(points('gofu haori ukiyoe sake')).toEqual([9]);
  expect(1 + 3 + 5 + 7 + 9).toBe(25);
});

test('[crossroads.offering.example] with two families 5, then 7 and 9 for the others', () => {
  expect(points('gofu haori', '', 'ukiyoe daifuku sake')).toEqual([5, 7, 9, 1]);
});

test('[offering-family] two offerings stand in two sets', () => {
  expect(points('gofu haori', 'buppatsu')).toEqual([1]);
  expect(points('gofu hashi haori', 'buppatsu')).toEqual([3]);
});
