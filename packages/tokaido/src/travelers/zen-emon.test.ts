/** Zen-emon: one souvenir in each shop for a single coin. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';

const merchant = (coins: number, offer: string) =>
  position({ players: 3, seats: [{ traveler: 'zen-emon', at: 7, coins }] }).do('travel 8', {
    souvenir: offer,
  });

test('[base.zen-emon.coins] he starts with 6 coins', () => {
  expect(position({ players: 3, seats: [{ traveler: 'zen-emon', at: 0 }] }).has(0).coins).toBe(6);
});

test('[base.zen-emon.one-coin, zen-emon-price] the dearest of what he buys costs him 1 coin', () => {
  const offer = 'gofu haori ukiyoe';
  expect(merchant(9, offer).do('buy ukiyoe').has(0).coins).toBe(8);
  expect(merchant(9, offer).do('buy haori').has(0).coins).toBe(8);
  expect(merchant(9, offer).do('buy gofu').has(0).coins).toBe(8);
  expect(merchant(9, offer).do('buy haori ukiyoe').has(0).coins).toBe(9 - 3);
  expect(merchant(9, offer).do('buy gofu haori ukiyoe').has(0).coins).toBe(9 - 4);
  expect(merchant(9, offer).do('buy -').has(0).coins).toBe(9);
});

test('[zen-emon-price] he needs only the reduced total in hand', () => {
  expect(merchant(1, 'haori geta ukiyoe').legal()).toEqual(['buy -', 'buy geta', 'buy haori', 'buy ukiyoe']);
  const game = merchant(2, 'gofu haori ukiyoe');
  expect(game.legal()).toContain('buy gofu ukiyoe');
  expect(game.why('buy haori ukiyoe')).toEqual({ why: 'coins', have: 2, need: 3 });
});

test('[base.zen-emon.one-coin] once in each shop: the next one has its own bargain', () => {
  const game = position({ players: 3, seats: [{ traveler: 'zen-emon', at: 0, coins: 9 }] });
  game.do('travel 1', { souvenir: 'shamisen sumie gofu' }).do('buy shamisen sumie');
  expect(game.has(0).coins).toBe(9 - 1 - 3);
  game.do('travel 8', { souvenir: 'ukiyoe hashi koma' }).do('buy ukiyoe');
  expect(game.has(0).coins).toBe(5 - 1);
});
