/** Itamae: a meal on the road. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed, NEW_ENCOUNTERS } from '../../../test/box-position.ts';
import { emptyMeals } from '../../../test/empty-decks.ts';
import { DISHES, recount } from '../../index.ts';

const meets = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: NEW_ENCOUNTERS, seats: [{ at: 2, coins: 3, ...more }] }).do('travel 3', {
    encounter: 'itamae',
  });

describe('the meal', () => {
  test('[new-encounters.itamae.meal] for a coin the top meal of the deck, worth 6 points', () => {
    const game = meets();
    expect(game.turn).toBe('0 itamae');
    expect(game.legal()).toEqual(['pay yes', 'pay no']);
    game.do('pay yes', { meal: 'udon' });
    expect(game.has(0)).toMatchObject({ coins: 2, points: 6, dishes: ['udon'], encounters: ['itamae'] });
    expect(game.told(-1)).toContainEqual({ type: 'treat', seat: 0, dish: DISHES.indexOf('udon') });
  });

  test('[new-encounters-decline] the player may decline: the card is kept, the effect is lost', () => {
    const game = meets().do('pay no');
    expect(game.has(0)).toMatchObject({ coins: 3, points: 0, dishes: [], encounters: ['itamae'] });
  });

  test('[new-encounters-decline] without a coin the player is not asked', () => {
    const game = meets({ coins: 0 });
    expect(game.turn).toBe('0 travel');
    expect(game.has(0).encounters).toEqual(['itamae']);
  });

  test('[itamae-duplicate] a dish eaten before: the coin is lost, the meal goes under the deck', () => {
    const game = meets({ dishes: 'dango' }).do('pay yes', { meal: 'dango' });
    expect(game.has(0)).toMatchObject({ coins: 2, points: 0, dishes: ['dango'] });
    expect(game.believes(1, 'meals', 3).certain).toEqual(['dango']);
  });

  test('[itamae-meal] the dish cannot be eaten again, and the inn still serves its own meal', () => {
    const game = meets().do('pay yes', { meal: 'dango' });
    game.do('travel 14', { meal: 'dango soba tofu udon' });
    expect(game.legal()).toEqual(['eat soba', 'eat tofu', 'eat -']);
  });

  test('[itamae-meal] it counts for the Gourmet and against Fasting', () => {
    const seats = [
      { at: 48, coins: 1, calligraphy: 'fasting' },
      { at: 54, dishes: 'soba' },
    ];
    const game = boxed({ players: 3, boxes: ALL, seats }).do('travel 49');
    game.do('option encounter', { encounter: 'itamae' }).do('pay yes', { meal: 'udon' });
    game.do('travel 54', { meal: 'dango tofu sushi fugu' }).do('eat -');
    expect([0, 1].map((seat) => game.has(seat).achievements.includes('gourmet'))).toEqual([true, false]);
    expect(game.by(0).calligraphy).toBe(3 * (4 - 1));
  });

  test('[itamae-meal] it is no meal at an inn: who eats nothing there leaves hungry', () => {
    const seats = [{ traveler: 'kamui', at: 48, coins: 1 }];
    const game = boxed({ players: 3, boxes: ALL, seats }).do('travel 49');
    game.do('option encounter', { encounter: 'itamae' }).do('pay yes', { meal: 'udon' });
    game.do('travel 54', { meal: 'dango tofu sushi fugu' }).do('eat -');
    expect(game.by(0)).toMatchObject({ meal: 6, traveler: 3 });
    expect(recount(game.state, game.seat(0))).toBe(game.has(0).points);
  });
});

test('[no-card-no-gain] without a meal left he takes no coin', () => {
  const game = boxed({ players: 3, boxes: NEW_ENCOUNTERS, seats: [{ at: 2, coins: 3 }] });
  emptyMeals(game.state);
  game.do('travel 3', { encounter: 'itamae' });
  expect(game.turn).toBe('0 travel');
  expect(game.has(0)).toMatchObject({ coins: 3, encounters: ['itamae'] });
});

describe('discounts', () => {
  test('[itamae-discounts] the coin is for the encounter: no discount on meals', () => {
    for (const traveler of ['kinko', 'ayumu']) {
      const seats = [{ traveler, at: 2, coins: 3 }];
      const game = boxed({ players: 3, boxes: ALL, seats }).do('travel 3');
      game.do('option encounter', { encounter: 'itamae' }).do('pay yes', { meal: 'dango' });
      expect(game.has(0).coins).toBe(2);
    }
  });

  test('[itamae-discounts] no amulet applies, and Nampo gains nothing', () => {
    const seats = [{ traveler: 'nampo', at: 2, coins: 3, amulets: 'hospitality devotion' }];
    const game = boxed({ players: 3, boxes: ALL, seats }).do('travel 3');
    game.do('option encounter', { encounter: 'itamae' });
    expect(game.legal()).toEqual(['pay yes', 'pay no']);
    expect(game.do('pay yes', { meal: 'udon' }).by(0)).toEqual({ meal: 6 });
    expect(recount(game.state, game.seat(0))).toBe(6);
  });
});

test('[chuubei-paid] Chuubei at an inn has the same choice', () => {
  const seats = [{ traveler: 'chuubei', at: 13 }];
  const game = boxed({ players: 3, boxes: NEW_ENCOUNTERS, seats }).do('travel 14', { encounter: 'itamae' });
  expect(game.turn).toBe('0 itamae');
  game.do('pay yes', { meal: 'udon dango soba tofu fugu' });
  expect(game.turn).toBe('0 eat');
  expect(game.has(0)).toMatchObject({ coins: 3, dishes: ['udon'] });
});
