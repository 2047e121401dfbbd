/** Hospitality: a meal for nothing. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed, MATSURI } from '../../../test/box-position.ts';
import { DISHES } from '../../index.ts';

const FOUR = 'dango soba tofu udon';
const guest = (more: BoxedStanding = {}, boxes = ALL) =>
  boxed({ players: 3, boxes, seats: [{ at: 12, coins: 0, amulets: 'hospitality', ...more }, { at: 13 }] });

describe('the meal', () => {
  test('[crossroads.hospitality.free, hospitality] any meal of the menu costs nothing', () => {
    const game = guest().do('travel 14', { meal: FOUR });
    expect(game.legal()).toEqual(['eat -', 'use hospitality']);
    game.do('use hospitality');
    expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat tofu', 'eat udon']);
    expect(game.why('eat -')).toEqual({ why: 'must-take' });
    expect(game.supply('amulet')).not.toContain('hospitality');
    game.do('eat udon');
    expect(game.has(0)).toMatchObject({ coins: 0, points: 6, dishes: ['udon'] });
    expect(game.told(1)).toContainEqual({ type: 'ate', seat: 0, dish: DISHES.indexOf('udon'), paid: 0 });
  });

  test('[hospitality] the printed price still counts for Nampo and the Gourmet', () => {
    const seats = [{ traveler: 'nampo', at: 53, coins: 0, amulets: 'hospitality' }];
    const game = boxed({ players: 3, seats }).do('travel 54', { meal: FOUR });
    game.do('use hospitality').do('eat udon');
    expect(game.by(0)).toMatchObject({ meal: 6, traveler: 3 });
    expect(game.has(0).achievements).toEqual(['gourmet']);
  });

  test('[hospitality] it cannot be joined with Devotion: no coins are spent', () => {
    const both = { amulets: 'hospitality devotion', coins: 3 };
    const hosted = guest(both).do('travel 14', { meal: FOUR }).do('use hospitality');
    expect(hosted.why('use devotion')).toEqual({ why: 'not-now' });
    const pledged = guest(both).do('travel 14', { meal: FOUR }).do('use devotion');
    expect(pledged.why('use hospitality')).toEqual({ why: 'not-now' });
  });

  test('[hospitality, crossroads.explain.nothing-new] not with a menu of dishes eaten before', () => {
    const game = guest({ dishes: 'dango soba misoshiru' });
    game.do('travel 14', { meal: 'dango dango soba misoshiru' });
    expect(game.legal()).toEqual(['eat -']);
    expect(game.why('use hospitality')).toEqual({ why: 'nothing-new' });
  });

  test('[amulet-windows] only when there is a meal to take', () => {
    expect(guest().why('use hospitality')).toEqual({ why: 'not-now' });
    expect(guest({ at: 10, coins: 3 }).do('travel 12').why('use hospitality')).toEqual({ why: 'not-now' });
  });

  test('[crossroads.hospitality.free] it serves one meal only', () => {
    const game = guest({ coins: 3 }).do('travel 14', { meal: FOUR }).do('use hospitality').do('eat dango');
    expect(game.turn).toBe('1 travel');
    game.do('travel 14');
    expect(game.why('eat udon')).toBe(null);
    expect(game.do('eat udon', { festival: 'tango hanabi' }).has(1).coins).toBe(4);
  });
});

describe('meals from the deck', () => {
  test('[kidzuna-details] Kidzuna may use it for her extra meal', () => {
    const game = guest({ traveler: 'kidzuna', coins: 1 }, MATSURI)
      .do('travel 14')
      .do('look yes', { meal: 'fugu' });
    expect(game.legal()).toEqual(['refuse', 'use hospitality']);
    game.do('use hospitality', { meal: FOUR });
    expect(game.legal()).toEqual(['eat dango', 'eat -']);
    expect(game.do('eat dango').has(0)).toMatchObject({ coins: 0, points: 12 });
  });

  test('[kidzuna-details] or for her ordinary one, not for both', () => {
    const game = guest({ traveler: 'kidzuna', coins: 3 }, MATSURI)
      .do('travel 14')
      .do('look yes', { meal: 'fugu' });
    game.do('accept fugu', { meal: FOUR }).do('use hospitality').do('eat udon');
    expect(game.has(0)).toMatchObject({ coins: 0, points: 12 });
    expect(game.owns(0).amulets).toEqual([]);
  });

  test('[hospitality] Eriku may use it for the card of the deck', () => {
    const game = guest({ traveler: 'eriku' }).do('travel 14').do('look yes', { meal: 'fugu' });
    game.do('use hospitality');
    expect(game.legal()).toEqual(['accept fugu']);
    expect(game.do('accept fugu').has(0)).toMatchObject({ coins: 0, points: 6, dishes: ['fugu'] });
  });

  test('[amulet-windows] Satsuki needs it only for the menu: her card is free already', () => {
    const game = guest({ traveler: 'satsuki' }).do('travel 14', { meal: 'fugu' });
    expect(game.why('use hospitality')).toEqual({ why: 'not-now' });
    expect(game.do('refuse', { meal: FOUR }).legal()).toContain('use hospitality');
  });

  test('[kamui-free-meal] a free meal costs Kamui his points all the same', () => {
    const game = guest({ traveler: 'kamui' }).do('travel 14', { meal: FOUR }).do('use hospitality');
    expect(game.do('eat udon').by(0)).toEqual({ meal: 6 });
  });
});
