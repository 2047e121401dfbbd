/** Hirotada: a coin of the bank at each temple stop. */

import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';

const priest = (more: Standing = {}) =>
  position({ players: 3, seats: [{ traveler: 'hirotada', at: 0, ...more }] });

test('[base.hirotada.coins] he starts with 8 coins', () => {
  expect(priest().has(0).coins).toBe(8);
});

test('[base.hirotada.bank-coin] the bank adds a coin, worth a point, to the 1 to 3 he gives', () => {
  for (const coins of [1, 2, 3]) {
    const game = priest().do('travel 2').do(`give ${coins}`);
    expect(game.has(0)).toMatchObject({ coins: 8 - coins, offerings: coins + 1, points: coins + 1 });
    expect(game.by(0)).toEqual({ donation: coins + 1 });
    expect(game.told(1)).toContainEqual({ type: 'offering', seat: 0, coins: 1, bank: true });
  }
});

test('[base.hirotada.bank-coin, hirotada-automatic] each time he stops, without being asked', () => {
  const game = priest().do('travel 2').do('give 3').do('travel 9').do('give 1');
  expect(game.has(0)).toMatchObject({ offerings: 6, points: 6, coins: 4 });
});

test('[base.hirotada.bank-coin] not for the coin of a Miko', () => {
  expect(priest().do('travel 3', { encounter: 'miko' }).has(0)).toMatchObject({ offerings: 1, points: 1 });
});

test('[hirotada-needs-coin] he too needs a coin of his own', () => {
  expect(priest({ coins: 0 }).why('travel 2')).toEqual({ why: 'coins', have: 0, need: 1 });
  expect(priest({ coins: 1 }).do('travel 2').has(0)).toMatchObject({ coins: 0, offerings: 2, points: 2 });
});
