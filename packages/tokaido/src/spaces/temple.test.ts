/** The temple: one to three coins, a point for each. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';

const donor = (coins: number, offerings = 0) =>
  position({ players: 3, seats: [{ at: 0, coins, offerings }] });

test('[base.temple.give, base.temple.points] the traveler gives one to three coins and scores a point for each', () => {
  for (const coins of [1, 2, 3]) {
    const game = donor(5, 2).do('travel 2');
    expect(game.turn).toBe('0 give');
    expect(game.legal()).toEqual(['give 1', 'give 2', 'give 3']);
    game.do(`give ${coins}`);
    expect(game.has(0)).toMatchObject({ coins: 5 - coins, offerings: 2 + coins, points: coins });
    expect(game.by(0)).toEqual({ donation: coins });
    expect(game.told(-1)).toContainEqual({ type: 'offering', seat: 0, coins, bank: false });
  }
});

test('[base.temple.at-most-three] never more than three, and never more than the traveler has', () => {
  expect(donor(9).do('travel 2').legal()).toHaveLength(3);
  const game = donor(2).do('travel 2');
  expect(game.legal()).toEqual(['give 1', 'give 2']);
  expect(game.why('give 3')).toEqual({ why: 'coins', have: 2, need: 3 });
});

test('[base.temple.at-least-one, temple-needs-coin] at least one: without a coin the temple is closed', () => {
  expect(donor(0).why('travel 2')).toEqual({ why: 'coins', have: 0, need: 1 });
  expect(donor(0).legal()).not.toContain('travel 2');
  expect(donor(1).legal()).toContain('travel 2');
  expect(donor(1).do('travel 2').has(0)).toMatchObject({ coins: 0, offerings: 1 });
});
