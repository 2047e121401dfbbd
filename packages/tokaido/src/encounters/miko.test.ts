/** Miko: an offering in the player's name. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';

const met = () =>
  position({ players: 3, seats: [{ at: 2, coins: 0, offerings: 2 }] }).do('travel 3', { encounter: 'miko' });

test("[base.miko.offering] the bank gives a coin to the temple in the player's name", () => {
  expect(met().has(0)).toMatchObject({ coins: 0, offerings: 3, encounters: ['miko'] });
  expect(met().told(-1)).toContainEqual({ type: 'offering', seat: 0, coins: 1, bank: true });
});

test('[base.miko.point] the player scores 1 point for it, as for any donation', () => {
  expect(met().by(0)).toEqual({ donation: 1 });
});
