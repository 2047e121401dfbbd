/** Felicia: rounds of rock-paper-scissors for the price. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed } from '../../../test/box-position.ts';

const gamer = (at: number, more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: ALL, seats: [{ traveler: 'felicia', at, ...more }, { at: 13 }] });

describe('the rounds', () => {
  test('[promo-travelers.felicia.coins] she starts with 4 coins', () => {
    expect(gamer(7).has(0).coins).toBe(4);
  });

  test('[promo-travelers.felicia.rounds] a round for each coin of the price, a coin off for each win', () => {
    for (const [round, paid] of [
      ['loss loss loss', 3],
      ['win draw loss', 2],
      ['win win draw', 1],
      ['win win win', 0],
    ] as const) {
      const game = gamer(12).do('travel 14', { meal: 'dango soba tofu udon' }).do('eat udon', { round });
      expect(game.has(0).coins).toBe(4 - paid);
      expect(game.told(1)).toContainEqual({ type: 'haggled', seat: 0, rounds: 3, won: 3 - paid });
    }
  });

  test('[promo-travelers.felicia.cards] for souvenirs, objects, amulets, calligraphy and bathhouses as well', () => {
    const souvenirs = gamer(7).do('travel 8').do('option souvenirs', { souvenir: 'gofu haori sake' });
    expect(souvenirs.do('buy gofu haori', { round: 'win loss win' }).has(0).coins).toBe(4 - 1);
    const legend = gamer(7).do('travel 8').do('option legendary-object');
    expect(legend.do('legend masamune', { round: 'win win loss' }).has(0).coins).toBe(3);
    const amulet = gamer(1).do('travel 2').do('option amulet').do('amulet health', { round: 'win' });
    expect(amulet.has(0).coins).toBe(4);
    const calligraphy = gamer(2).do('travel 3').do('option calligraphy');
    expect(calligraphy.do('calligraphy fasting', { round: 'loss' }).has(0).coins).toBe(3);
    expect(gamer(4).do('travel 5').do('option bathhouse', { round: 'win' }).has(0).coins).toBe(4);
  });

  test('[felicia-rounds] they are always played, and she must hold the price', () => {
    const game = gamer(12, { coins: 2 }).do('travel 14', { meal: 'dango soba tofu udon' });
    expect(game.why('eat udon')).toEqual({ why: 'coins', have: 2, need: 3 });
    game.do('eat soba', { round: 'draw draw' });
    expect(game.has(0).coins).toBe(0);
  });

  test('[felicia-rounds] nothing to play for where nothing is paid for a card', () => {
    const hosted = gamer(12, { amulets: 'hospitality' }).do('travel 14', { meal: 'dango soba tofu udon' });
    expect(hosted.do('use hospitality').do('eat udon').has(0).coins).toBe(4);
    expect(hosted.told(1).some((event) => event.type === 'haggled')).toBe(false);
    const temple = gamer(1).do('travel 2').do('option offering').do('give 2');
    expect(temple.has(0)).toMatchObject({ coins: 2, offerings: 2 });
    const monk = gamer(2).do('travel 3').do('option encounter', { encounter: 'takuhatsuso' }).do('pay yes');
    expect(monk.has(0)).toMatchObject({ coins: 3, points: 4 });
  });

  test('[paying-more] of three cards she may play for any one, and what she wins is off that price', () => {
    const game = gamer(7, { coins: 6, amulets: 'devotion' }).do('travel 8');
    game
      .do('option souvenirs', { souvenir: 'gofu haori sumie' })
      .do('use devotion')
      .do('buy gofu haori sumie');
    expect(game.why('buy -')).toEqual({ why: 'other-decision' });
    game.do('challenge sumie', { round: 'win loss loss' }).do('challenge -').do('pledge sumie');
    expect(game.has(0)).toMatchObject({ coins: 6 - 1 - 2 - 2, offerings: 2 });
  });
});
