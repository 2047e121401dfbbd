/** Kidzuna: a second meal. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';
import { emptyMeals } from '../../../test/empty-decks.ts';

const FOUR = 'dango soba tofu udon';
const cook = (more: BoxedStanding = {}) =>
  boxed({
    players: 3,
    boxes: MATSURI,
    seats: [{ traveler: 'kidzuna', at: 12, coins: 6, ...more }, { at: 13 }],
  });

describe('the extra meal', () => {
  test('[matsuri.kidzuna.coins] she starts with 3 coins', () => {
    const game = boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'kidzuna', at: 12 }] });
    expect(game.has(0).coins).toBe(3);
  });

  test('[matsuri.kidzuna.meal] the top meal of the deck, at its price, and then her ordinary one', () => {
    const game = cook().do('travel 14').do('look yes', { meal: 'fugu' });
    expect(game.legal()).toEqual(['accept fugu', 'refuse']);
    game.do('accept fugu', { meal: FOUR });
    expect(game.turn).toBe('0 eat');
    game.do('eat udon');
    expect(game.has(0)).toMatchObject({ coins: 0, points: 12, dishes: ['fugu', 'udon'] });
  });

  test('[may-look] she need not turn it up, and then it stays on the deck', () => {
    const game = cook().do('travel 14');
    expect([game.turn, game.legal()]).toEqual(['0 look', ['look yes', 'look no']]);
    game.do('look no', { meal: FOUR });
    expect(game.turn).toBe('0 eat');
    expect(game.view(0).hidden.meals.piles.slice(2)).toEqual([0]);
  });

  test('[may-look] nobody is asked when no meal is left', () => {
    const game = cook();
    emptyMeals(game.state);
    expect(game.do('travel 14').turn).toBe('0 eat');
  });

  test('[kidzuna-details] everybody sees it', () => {
    const game = cook().do('travel 14').do('look yes', { meal: 'fugu' });
    for (const who of [0, 1, 2, -1]) {
      expect(game.told(who)).toContainEqual(expect.objectContaining({ type: 'treat', seat: 0 }));
    }
    expect(game.legal()).toEqual(['accept fugu', 'refuse']);
    // It lies open: nobody, spectators included, thinks it might be elsewhere.
    for (const who of [0, 1, -1]) expect(game.believes(who, 'meals', 0).possible).not.toContain('fugu');
  });

  test('[kidzuna-details] unsold it goes under the deck', () => {
    const game = cook().do('travel 14').do('look yes', { meal: 'fugu' }).do('refuse', { meal: FOUR });
    expect(game.believes(1, 'meals', 3).certain).toEqual(['fugu']);
    expect(game.has(0).dishes).toEqual([]);
  });

  test('[kidzuna-details] no dish that she has eaten, nor one that she cannot pay', () => {
    const eaten = cook({ dishes: 'dango' })
      .do('travel 14')
      .do('look yes', { meal: `dango ${FOUR}` });
    expect(eaten.turn).toBe('0 eat');
    const poor = cook({ coins: 2 })
      .do('travel 14')
      .do('look yes', { meal: `fugu ${FOUR}` });
    expect(poor.turn).toBe('0 eat');
  });

  test('[kidzuna-details] nor is her ordinary meal the dish she has just had', () => {
    const game = cook().do('travel 14').do('look yes', { meal: 'dango' }).do('accept dango', { meal: FOUR });
    expect(game.legal()).not.toContain('eat dango');
  });

  test('[kidzuna-details] it counts for the Gourmet', () => {
    const seats = [
      { traveler: 'kidzuna', at: 53, dishes: 'fugu unagi' },
      { at: 54, dishes: 'udon dango' },
    ];
    const game = boxed({ players: 3, boxes: MATSURI, seats });
    game.do('travel 54', { meal: 'soba tofu sushi tempura' }).do('eat -');
    expect(game.has(0).achievements).toEqual(['gourmet']);
  });

  test('[matsuri.kidzuna.intermediate] at the intermediate inns, not at the last', () => {
    const seats = [{ traveler: 'kidzuna', at: 53 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 54', { meal: FOUR });
    expect(game.turn).toBe('0 eat');
    for (const inn of [27, 41]) {
      const later = boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'kidzuna', at: inn - 1 }] });
      expect(later.do(`travel ${inn}`).turn).toBe('0 look');
    }
  });
});
