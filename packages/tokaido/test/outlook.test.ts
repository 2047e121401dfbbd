/** What a stop would bring, as the road is shown. */

import { describe, expect, test } from 'vitest';
import { optionIds, outlook, secondOption } from '../src/outlook.ts';
import type { BoxedStanding, Supplies } from './box-position.ts';
import { ALL, boxed } from './box-position.ts';
import { emptyEncounters } from './empty-decks.ts';

const at = (seat: BoxedStanding, position: number, left: Supplies = {}, festivals = '') => {
  const game = boxed({ players: 3, boxes: ALL, seats: [seat, {}, {}], left, festivals });
  return outlook(game.state, 0, position);
};

describe('powers and festivals count', () => {
  test('Mitsukuni bathes for a point more', () => {
    expect(at({ traveler: 'mitsukuni' }, 5)).toMatchObject({
      stop: 'hot-spring',
      bath: [3, 4],
      bathhouse: 5,
    });
  });
  test('Umegae has a point and a coin before the meeting', () => {
    expect(at({ traveler: 'umegae' }, 3)).toMatchObject({ stop: 'encounter', points: 1, coins: 1 });
  });
  test('Umegae has nothing where nobody is left to meet', () => {
    const game = boxed({
      players: 3,
      boxes: ALL,
      seats: [{ traveler: 'umegae' }],
      left: { calligraphy: '' },
    });
    emptyEncounters(game.state);
    expect(outlook(game.state, 0, 3)).toMatchObject({ points: 0, coins: 0 });
  });
  test('Mari pays nothing for amulets', () => {
    expect(at({ traveler: 'mari' }, 2)).toMatchObject({ stop: 'temple', each: 2, amuletPrice: 0 });
  });
  test('O-Hanami brings a coin at a panorama, and the state stays as it was', () => {
    const game = boxed({ players: 3, boxes: ALL, seats: [{ coins: 2 }, {}, {}], festivals: 'o-hanami' });
    expect(outlook(game.state, 0, 4)).toMatchObject({ coins: 1, section: 1, sections: 3, sectionPoints: 1 });
    expect(game.state.all[0].coins).toBe(2);
  });
});

describe('what may be taken first counts too', () => {
  test('the section of Yama no Ko, and what comes after it', () => {
    const mountain = at({}, 6, {}, 'yama-no-ko');
    expect(mountain).toMatchObject({ points: 1, section: 2, sectionPoints: 2 });
  });
  test('the coin of O-Taue', () => expect(at({}, 4, {}, 'o-taue-matsuri')).toMatchObject({ points: 1 }));
});

describe('the second option', () => {
  const left = (supplies: Supplies) =>
    boxed({ players: 3, boxes: ALL, seats: [{}, {}, {}], left: supplies }).state;
  test('is what Crossroads adds to a stop, while any is left', () => {
    expect(secondOption(left({}), 'panorama-sea')).toBe('cherry-tree');
    expect(secondOption(left({ trees: 0 }), 'panorama-sea')).toBeNull();
    expect(secondOption(left({}), 'shop')).toBe('legendary-object');
    expect(secondOption(left({}), 'inn')).toBeNull();
  });
  test('is nothing in the base game', () => {
    const { state } = boxed({ players: 3, boxes: [], seats: [{}, {}, {}] });
    expect(secondOption(state, 'farm')).toBeNull();
  });
  test('every option has its id once', () => {
    expect(new Set(optionIds()).size).toBe(optionIds().length);
    expect(optionIds()).toContain('gaming-room');
  });
});
