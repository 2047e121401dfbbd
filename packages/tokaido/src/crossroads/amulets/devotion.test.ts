/** Devotion: the coins of a purchase for the temple. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed } from '../../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';
const devout = (at: number, more: BoxedStanding = {}, festivals = '') =>
  boxed({
    players: 3,
    boxes: ALL,
    festivals,
    seats: [{ at, coins: 6, amulets: 'devotion', ...more }, { at: 13 }],
  });

describe('each kind of card', () => {
  test('[crossroads.devotion.coins, crossroads.devotion.points, devotion-scope] a souvenir', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'haori sake sumie' });
    game.do('use devotion').do('buy sumie');
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 3, points: 1 + 3 });
    expect(game.by(0)).toEqual({ souvenir: 1, donation: 3 });
    expect(game.told(1)).toContainEqual({ type: 'offering', seat: 0, coins: 3, bank: true });
  });

  test('[devotion-scope] a meal', () => {
    const game = devout(12).do('travel 14', { meal: FOUR }).do('use devotion').do('eat soba');
    expect(game.has(0)).toMatchObject({ coins: 4, offerings: 2, points: 6 + 2 });
  });

  test('[devotion-scope] a legendary object', () => {
    const game = devout(7).do('travel 8').do('option legendary-object').do('use devotion');
    expect(game.do('legend masamune').has(0)).toMatchObject({ coins: 3, offerings: 3, points: 8 + 3 });
  });

  test('[devotion-scope] a bathhouse, pledged with the choice of it', () => {
    const game = devout(4, { amulets: 'devotion fortune' }).do('travel 5').do('use devotion');
    expect(game.legal()).toEqual(['option bathhouse']);
    expect(game.do('option bathhouse').has(0)).toMatchObject({ coins: 5, offerings: 1, points: 4 + 1 });
  });

  test('[devotion-scope] a calligraphy', () => {
    const game = devout(2).do('travel 3').do('option calligraphy').do('use devotion');
    expect(game.do('calligraphy fasting').has(0)).toMatchObject({ coins: 5, offerings: 1, points: 1 });
  });

  test('[devotion-scope] an amulet, even Devotion itself again', () => {
    const game = devout(1).do('travel 2').do('option amulet').do('use devotion').do('amulet devotion');
    expect(game.has(0)).toMatchObject({ coins: 5, offerings: 1, points: 1 });
    expect(game.owns(0).amulets).toEqual(['devotion']);
  });

  test('[devotion-scope, kidzuna-details] a meal of the deck, where it has a price', () => {
    const game = devout(12, { traveler: 'kidzuna' }).do('travel 14', { meal: 'fugu' });
    game.do('use devotion', { meal: FOUR });
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 3 });
    const eriku = devout(12, { traveler: 'eriku' }).do('travel 14', { meal: 'fugu' }).do('use devotion');
    expect(eriku.do('accept fugu').has(0)).toMatchObject({ coins: 3, offerings: 3 });
    const free = devout(12, { traveler: 'satsuki' }).do('travel 14', { meal: 'fugu' });
    expect(free.why('use devotion')).toEqual({ why: 'not-now' });
  });

  test('[devotion-scope] nothing that is no purchase of a card', () => {
    expect(devout(6).do('travel 7').why('use devotion')).toEqual({ why: 'not-now' });
    expect(devout(1).why('use devotion')).toEqual({ why: 'not-now' });
    expect(devout(3).do('travel 4').why('use devotion')).toEqual({ why: 'not-now' });
  });
});

describe('one card of several', () => {
  test('[crossroads.devotion.example] souvenirs of 1 and 3: the 3 coins go to the temple for 3 points', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'gofu sumie sake' });
    game.do('use devotion').do('buy gofu sumie');
    expect(game.turn).toBe('0 pledge');
    expect(game.legal()).toEqual(['pledge gofu', 'pledge sumie']);
    expect(game.why('pledge sake')).toEqual({ why: 'not-offered' });
    game.do('pledge sumie');
    expect(game.has(0)).toMatchObject({ coins: 2, offerings: 3, points: 1 + 3 + 3 });
  });

  test('[devotion-scope] the buyer names it, and may name the cheaper one', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'gofu sumie sake' });
    game.do('use devotion').do('buy gofu sumie').do('pledge gofu');
    expect(game.has(0)).toMatchObject({ coins: 2, offerings: 1 });
  });
});

describe('the end', () => {
  test('[crossroads.devotion.donor-rank] the coins count in the ranking of the donors', () => {
    const seats = [
      { at: 53, coins: 3, amulets: 'devotion' },
      { at: 54, offerings: 2 },
    ];
    const game = boxed({ players: 3, seats }).do('travel 54', { meal: FOUR }).do('use devotion');
    game.do('eat udon');
    expect([0, 1].map((seat) => game.by(seat)['donor-rank'])).toEqual([10, 7]);
  });
});

describe('the pledge', () => {
  test('[pledge-first, crossroads.explain.must-pay] once pledged, something must be paid', () => {
    const game = devout(7).do('travel 8').do('option souvenirs', { souvenir: 'gofu haori sake' });
    game.do('use devotion');
    expect(game.legal()).not.toContain('buy -');
    expect(game.why('buy -')).toEqual({ why: 'must-pay' });
    const meal = devout(12).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(meal.why('eat -')).toEqual({ why: 'must-take' });
    const legend = devout(7).do('travel 8').do('option legendary-object').do('use devotion');
    expect(legend.why('legend -')).toEqual({ why: 'must-take' });
  });

  test('[pledge-first] it cannot be pledged where nothing can be paid', () => {
    const game = devout(7, { coins: 1 }).do('travel 8');
    game.do('option souvenirs', { souvenir: 'haori sumie sake' });
    expect(game.turn).toBe('0 travel');
    const free = devout(7, { traveler: 'ayumu' }).do('travel 8');
    free.do('option souvenirs', { souvenir: 'gofu hashi koma' });
    expect(free.why('use devotion')).toEqual({ why: 'not-now' });
    const dear = boxed({
      players: 3,
      seats: [{ at: 7, coins: 1, amulets: 'devotion' }],
      left: { legends: 'masamune' },
    }).do('travel 8');
    expect(dear.do('option legendary-object').turn).toBe('0 travel');
    const poor = devout(12, { coins: 0, amulets: 'devotion' }).do('travel 14', { meal: FOUR });
    expect(poor.why('use devotion')).toEqual({ why: 'not-now' });
  });

  test('[pledge-first] a pledge serves one purchase and does not outlast it', () => {
    const game = devout(4, { amulets: 'devotion health' }).do('travel 5').do('use health').do('use devotion');
    game.do('option -').do('travel 8').do('option legendary-object').do('legend shodo');
    expect(game.has(0).offerings).toBe(1);
  });
});

describe('after a discount only the coins really paid', () => {
  const shopping = (traveler: string, souvenir: string, more: BoxedStanding = {}) =>
    devout(7, { traveler, ...more })
      .do('travel 8')
      .do('option souvenirs', { souvenir })
      .do('use devotion');

  test('[devotion-discount] Kinko and his cheaper meal', () => {
    const game = devout(12, { traveler: 'kinko' }).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(game.legal()).not.toContain('eat dango');
    expect(game.why('eat dango')).toEqual({ why: 'must-pay' });
    expect(game.do('eat udon').has(0)).toMatchObject({ coins: 4, offerings: 2 });
  });

  test('[devotion-discount] Sasayakko and her free card', () => {
    const game = shopping('sasayakko', 'gofu sumie sake').do('buy gofu sumie');
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ coins: 3, offerings: 3 });
  });

  test('[devotion-discount] Zen-emon and the card he has for a coin', () => {
    const one = shopping('zen-emon', 'gofu sumie sake').do('buy sumie');
    expect(one.has(0)).toMatchObject({ coins: 5, offerings: 1 });
    const two = shopping('zen-emon', 'gofu sumie sake').do('buy sumie sake');
    expect(two.legal()).toEqual(['pledge sumie', 'pledge sake']);
    expect(two.do('pledge sake').has(0)).toMatchObject({ coins: 3, offerings: 2 });
  });

  test('[devotion-discount] Titia and art for a coin less, and an object for nothing', () => {
    expect(shopping('titia', 'gofu sumie sake').do('buy sumie').has(0)).toMatchObject({
      coins: 4,
      offerings: 2,
    });
    const game = devout(7, { traveler: 'titia' }).do('travel 8').do('option legendary-object');
    game.do('use devotion');
    expect(game.why('legend shodo')).toEqual({ why: 'must-pay' });
    expect(game.do('legend ema').has(0)).toMatchObject({ coins: 5, offerings: 1 });
  });

  test('[devotion-discount] Ayumu and small objects for nothing, meals for a coin', () => {
    const game = shopping('ayumu', 'gofu haori sake');
    expect(game.why('buy gofu')).toEqual({ why: 'must-pay' });
    game.do('buy gofu haori');
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ coins: 4, offerings: 2 });
    const meal = devout(12, { traveler: 'ayumu' }).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(meal.do('eat udon').has(0)).toMatchObject({ coins: 5, offerings: 1 });
  });

  test('[devotion-discount] Felicia and what her rounds leave', () => {
    const game = shopping('felicia', 'gofu sumie sake').do('buy sumie', { round: 'win loss win' });
    expect(game.has(0)).toMatchObject({ coins: 5, offerings: 1 });
    const meal = devout(12, { traveler: 'felicia' }).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(meal.do('eat soba', { round: 'win win' }).has(0)).toMatchObject({ coins: 6, offerings: 0 });
  });

  test('[devotion-discount] Felicia with several cards, all won: nothing is left to give', () => {
    const game = shopping('felicia', 'gofu sumie manju').do('buy gofu manju', { round: 'win win' });
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ coins: 6, offerings: 0 });
  });

  test('[devotion-discount, cho-yo-prices] Cho-yo and its cheaper meals', () => {
    const game = devout(12, {}, 'cho-yo').do('travel 14', { meal: `${FOUR} fugu unagi` });
    game.do('use devotion');
    expect(game.why('eat dango')).toEqual({ why: 'must-pay' });
    expect(game.do('eat udon').has(0)).toMatchObject({ coins: 4, offerings: 2 });
  });

  test('[devotion-discount] Mari has her amulets for nothing, so there is nothing to pledge', () => {
    const game = devout(1, { traveler: 'mari' }).do('travel 2').do('option amulet');
    expect(game.why('use devotion')).toEqual({ why: 'not-now' });
  });
});
