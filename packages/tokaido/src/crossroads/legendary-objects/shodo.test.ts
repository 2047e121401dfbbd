/** Shodo: a point for every other thing. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const owner = (more: BoxedStanding) => boxed({ players: 3, seats: [{ at: 7, coins: 9, ...more }] });
const gets = (more: BoxedStanding) =>
  owner(more).do('travel 8').do('option legendary-object').do('legend shodo');

test('[crossroads.script.acquire, script-scoring] on purchase a point for each other souvenir and object', () => {
  expect(gets({}).has(0).points).toBe(0);
  expect(gets({ souvenirs: 'gofu haori hashi' }).has(0).points).toBe(3);
  expect(gets({ souvenirs: 'gofu', legends: 'murasame ema' }).by(0)).toEqual({ legend: 3 });
});

test('[crossroads.script.later, script-scoring] later a point for each souvenir bought', () => {
  const game = owner({ legends: 'shodo' }).do('travel 8');
  game.do('option souvenirs', { souvenir: 'gofu haori sake' }).do('buy gofu haori');
  expect(game.by(0)).toEqual({ souvenir: 1 + 3, legend: 2 });
});

test('[script-scoring] and for each legendary object', () => {
  const game = owner({ legends: 'shodo' }).do('travel 8').do('option legendary-object').do('legend masamune');
  expect(game.by(0)).toEqual({ legend: 8 + 1 });
});

test('[scripts-and-encounters] a souvenir from an encounter or at an inn feeds it too', () => {
  const game = owner({ at: 2, legends: 'shodo' }).do('travel 3');
  game.do('option encounter', { encounter: 'shokunin', souvenir: 'gofu' });
  expect(game.by(0)).toEqual({ souvenir: 1, legend: 1 });
  const kid = owner({ at: 13, traveler: 'daigoro', legends: 'shodo' });
  kid.do('travel 14', { souvenir: 'gofu', meal: 'dango soba tofu udon' });
  expect(kid.by(0)).toEqual({ souvenir: 1, legend: 1 });
});

test('[script-scoring] with both scripts each counts the other, and later things pay twice', () => {
  const game = owner({ legends: 'emaki', souvenirs: 'gofu' }).do('travel 8').do('option legendary-object');
  game.do('legend shodo');
  expect(game.by(0)).toEqual({ legend: 1 + 2 });
  game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat -').do('travel 25');
  game.do('option souvenirs', { souvenir: 'haori sake manju' }).do('buy haori');
  expect(game.by(0)).toEqual({ legend: 3 + 2, souvenir: 3 });
});

test('[sword-and-script-not-in-sets] it is in no set of souvenirs', () => {
  const game = owner({ legends: 'shodo' }).do('travel 8');
  game.do('option souvenirs', { souvenir: 'gofu haori sake' }).do('buy gofu');
  expect(game.by(0)).toEqual({ souvenir: 1, legend: 1 });
});
