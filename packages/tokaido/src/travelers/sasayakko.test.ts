/** Sasayakko: the cheapest of several souvenirs is free. */

import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';

const geisha = (coins: number, offer: string, more: Standing = {}) =>
  position({ players: 3, seats: [{ traveler: 'sasayakko', at: 7, coins, ...more }] }).do('travel 8', {
    souvenir: offer,
  });

test('[base.sasayakko.coins] she starts with 5 coins', () => {
  expect(position({ players: 3, seats: [{ traveler: 'sasayakko', at: 0 }] }).has(0).coins).toBe(5);
});

test('[base.sasayakko.cheapest, sasayakko-price] of two or three bought together the cheapest is free', () => {
  const offer = 'gofu haori ukiyoe';
  expect(geisha(9, offer).do('buy gofu haori').has(0).coins).toBe(9 - 2);
  expect(geisha(9, offer).do('buy haori ukiyoe').has(0).coins).toBe(9 - 3);
  expect(geisha(9, offer).do('buy gofu haori ukiyoe').has(0).coins).toBe(9 - 5);
  expect(geisha(9, 'haori geta ukiyoe').do('buy geta haori').has(0).coins).toBe(9 - 2);
});

test('[base.sasayakko.cheapest] a single souvenir is paid in full', () => {
  expect(geisha(9, 'gofu haori ukiyoe').do('buy gofu').has(0).coins).toBe(8);
  expect(geisha(9, 'gofu haori ukiyoe').do('buy ukiyoe').has(0).coins).toBe(6);
  expect(geisha(9, 'gofu haori ukiyoe').do('buy -').has(0).coins).toBe(9);
});

test('[base.sasayakko.in-hand, sasayakko-price] she must have the coins for all of them', () => {
  const game = geisha(4, 'gofu haori ukiyoe');
  expect(game.legal()).toEqual([
    'buy -',
    'buy gofu',
    'buy haori',
    'buy gofu haori',
    'buy ukiyoe',
    'buy gofu ukiyoe',
  ]);
  expect(game.why('buy haori ukiyoe')).toEqual({ why: 'coins', have: 4, need: 5 });
  expect(game.do('buy gofu ukiyoe').has(0).coins).toBe(1);
});
