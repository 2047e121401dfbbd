/** Inns: the line, the menu, the meals. */

import { SPECTATOR } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { seek } from '../../test/journey.ts';
import type { Position } from '../../test/position.ts';
import { MENU, position } from '../../test/position.ts';
import { INN } from '../data/road.ts';
import { DISHES } from '../index.ts';

const FIVE = 'dango soba tofu udon unagi';

/** Four travelers on the last stops before the first inn; seat 0 arrives first. */
function evening(coins = [7, 7, 7, 7], dishes = ['', '', '', '']): Position {
  const seats = [10, 11, 12, 13].map((at, i) => ({ at, coins: coins[i], dishes: dishes[i] }));
  return position({ players: 4, seats });
}

describe('arriving', () => {
  test('[base.inn.holds-all, base.inn.line] an inn holds everybody, in a line in order of arrival', () => {
    const game = evening();
    game.do('travel 14', { meal: FIVE }).do('eat -');
    for (let i = 1; i < 4; i++) game.do('travel 14').do('eat -');
    expect([0, 1, 2, 3].map((seat) => game.seat(seat).place)).toEqual([1, 2, 3, 4]);
    expect(game.turn).toBe('3 travel');
  });

  test('[base.inn.wait] who has eaten waits until all are there', () => {
    const game = evening();
    game.do('travel 14', { meal: FIVE }).do('eat dango');
    for (let seat = 1; seat < 4; seat++) {
      expect(game.turn).toBe(`${seat} travel`);
      game.do('travel 14').do('eat -');
    }
    expect([game.seat(0).position, game.turn]).toEqual([14, '3 travel']);
  });

  test('[base.inn.menu-size] the first to arrive draws one meal more than there are players', () => {
    for (const [players, size] of [
      [3, 4],
      [4, 5],
      [5, 6],
    ]) {
      const meal = 'dango dango soba tofu udon unagi'.split(' ').slice(0, size).join(' ');
      const game = position({ players, seats: [{ at: 13 }] }).do('travel 14', { meal });
      expect(game.believes(0, 'meals', MENU).size).toBe(size);
    }
  });

  test('[base.inn.secret] only the traveler who eats sees the menu', () => {
    const game = evening().do('travel 14', { meal: FIVE });
    const dishes = FIVE.split(' ').map((id) => DISHES.indexOf(id));
    expect(game.told(0)).toContainEqual({ type: 'menu', seat: 0, dishes });
    expect(game.believes(0, 'meals', MENU).certain).toEqual(FIVE.split(' '));
    for (const who of [1, 2, 3, SPECTATOR]) {
      expect(game.told(who)).toContainEqual({ type: 'looks', seat: 0, cards: 5 });
      expect(game.told(who).some((event) => event.type === 'menu')).toBe(false);
      expect(game.believes(who, 'meals', MENU)).toEqual({ size: 5, certain: [], possible: [...DISHES] });
    }
  });
});

describe('the meal', () => {
  test('[base.inn.buy-one, base.inn.price] one meal from the menu, at its price', () => {
    for (const [dish, price] of [
      ['dango', 1],
      ['soba', 2],
      ['udon', 3],
    ] as const) {
      const game = evening().do('travel 14', { meal: FIVE });
      expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat tofu', 'eat udon', 'eat unagi', 'eat -']);
      game.do(`eat ${dish}`);
      expect(game.has(0)).toMatchObject({ coins: 7 - price, points: 6, dishes: [dish] });
    }
  });

  test('[base.inn.open-meal, base.inn.six-points] it lies open in the collection and gives 6 points', () => {
    const game = evening().do('travel 14', { meal: FIVE }).do('eat udon');
    const ate = { type: 'ate', seat: 0, dish: DISHES.indexOf('udon'), paid: 3 };
    for (const who of [0, 3, SPECTATOR]) expect(game.told(who)).toContainEqual(ate);
    expect(game.told(1)).toContainEqual({ type: 'coins', seat: 0, coins: -3, from: 'inn' });
    expect(game.by(0)).toEqual({ meal: 6 });
    expect(game.believes(2, 'meals', MENU).possible).not.toContain('udon');
  });

  test('[base.inn.price] a meal the traveler cannot pay for is closed', () => {
    const game = evening([1, 7, 7, 7]).do('travel 14', { meal: FIVE });
    expect(game.legal()).toEqual(['eat dango', 'eat -']);
    expect(game.why('eat soba')).toEqual({ why: 'coins', have: 1, need: 2 });
    expect(game.why('eat sushi')).toEqual({ why: 'not-offered' });
  });

  test('[base.inn.no-same-dish, same-dish-twice] no dish twice on a journey', () => {
    const game = evening([7, 7, 7, 7], ['dango udon', '', '', '']);
    game.do('travel 14', { meal: 'dango dango soba tofu unagi' });
    expect(game.legal()).toEqual(['eat soba', 'eat tofu', 'eat unagi', 'eat -']);
    expect(game.why('eat dango')).toEqual({ why: 'dish-eaten', dish: DISHES.indexOf('dango') });
  });

  test('[base.inn.no-same-dish] the same dish may be eaten by another traveler', () => {
    const game = evening().do('travel 14', { meal: 'dango dango soba tofu unagi' }).do('eat dango');
    expect(game.do('travel 14').legal()).toContain('eat dango');
  });

  test('[base.inn.no-duty] nobody has to eat', () => {
    const game = evening().do('travel 14', { meal: FIVE }).do('eat -');
    expect(game.has(0)).toMatchObject({ coins: 7, points: 0, dishes: [] });
    for (const who of [1, SPECTATOR]) expect(game.told(who)).toEqual([{ type: 'hungry', seat: 0 }]);
  });

  test('[base.inn.one-per-inn] never a second meal at an inn', () => {
    const game = evening().do('travel 14', { meal: FIVE }).do('eat dango');
    expect(game.turn).toBe('1 travel');
    expect(game.why('eat soba', 0)).toEqual({ why: 'not-your-turn', turn: 1 });
    for (let i = 0; i < 3; i++) game.do('travel 14').do('eat -');
    expect(game.has(0).dishes).toEqual(['dango']);
  });

  test('[base.inn.rest-stays] later arrivals choose from what is left', () => {
    const game = evening().do('travel 14', { meal: FIVE }).do('eat tofu').do('travel 14');
    expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat udon', 'eat unagi', 'eat -']);
    expect(game.told(2)).toContainEqual({ type: 'looks', seat: 1, cards: 4 });
  });
});

describe('going on', () => {
  test('[base.inn.example] four players: five cards, then four, a hungry third, and three for the last', () => {
    const game = evening([7, 7, 0, 7]);
    game.do('travel 14', { meal: FIVE });
    expect(game.legal()).toHaveLength(5 + 1);
    game.do('eat udon').do('travel 14');
    expect(game.legal()).toHaveLength(4 + 1);
    game.do('eat dango').do('travel 14');
    expect(game.believes(2, 'meals', MENU).size).toBe(3);
    expect(game.legal()).toEqual(['eat -']);
    expect(game.why('eat soba')).toEqual({ why: 'coins', have: 0, need: 2 });
    game.do('eat -').do('travel 14');
    expect(game.legal()).toEqual(['eat soba', 'eat tofu', 'eat unagi', 'eat -']);
    game.do('eat unagi');
    expect(game.turn).toBe('3 travel');
    expect(game.believes(3, 'meals', MENU).size).toBe(0);
  });

  test('[base.inn.rest-under] when all have eaten the rest goes under the deck, below every other card', () => {
    const game = evening().do('travel 14', { meal: FIVE }).do('eat -');
    for (let i = 0; i < 3; i++) game.do('travel 14').do('eat -');
    const { piles } = game.view(SPECTATOR).hidden.meals;
    expect(piles).toEqual([20, 0, 0, 5]);
    expect(game.believes(0, 'meals', 3).certain).toEqual(FIVE.split(' '));
    expect(game.believes(0, 'meals', 0).possible).not.toContain('udon');
  });

  test('[base.inn.rest-under] an empty menu leaves nothing to put away', () => {
    const game = position({
      players: 3,
      variations: ['gastronomy'],
      seats: [{ at: 11 }, { at: 12 }, { at: 13 }],
    });
    game.do('travel 14', { meal: 'dango soba udon' }).do('eat dango');
    game.do('travel 14').do('eat soba').do('travel 14').do('eat udon');
    expect(game.view(0).hidden.meals.piles).toEqual([22, 0, 0]);
    expect(game.turn).toBe('2 travel');
  });

  test('[base.inn.four-meals] each of the four inns has a menu of its own', () => {
    const game = position({ players: 3, seats: [{ at: 13, coins: 9 }] });
    game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat dango');
    game.do('travel 27', { meal: 'dango misoshiru sushi fugu' }).do('eat sushi');
    game.do('travel 41', { meal: 'nigirimeshi soba tofu sashimi' }).do('eat nigirimeshi');
    game.do('travel 54', { meal: 'yakitori tempura donburi unagi' }).do('eat unagi');
    expect(game.has(0)).toMatchObject({ coins: 2, dishes: ['dango', 'nigirimeshi', 'sushi', 'unagi'] });
    expect(game.by(0)).toMatchObject({ meal: 24 });
    expect(game.turn).toBe('over');
  });

  test('[final-inn-meal] a last meal can be bought in Edo, then the journey is scored', () => {
    const game = position({ players: 3, seats: [{ at: 53, coins: 3, offerings: 1 }] });
    expect(game.do('travel 54', { meal: 'dango soba tofu udon' }).turn).toBe('0 eat');
    game.do('eat udon');
    expect(game.turn).toBe('over');
    expect(game.by(0)).toEqual({ meal: 6, 'donor-rank': 10, 'ach-end': 3 });
    const told = game.told(SPECTATOR).map((event) => event.type);
    expect(told.indexOf('achievement')).toBeLessThan(told.indexOf('donors'));
    expect(told.indexOf('ate')).toBeLessThan(told.indexOf('achievement'));
    expect(told.at(-1)).toBe('end');
  });
});

test('[under-order] refused menus come back in the order in which they were put under the deck', () => {
  /** Satsuki refuses everything at three of five players' menus and draws on; four meals are left in the deck. */
  const beforeEdo = () => {
    const game = position({ players: 5, seats: [{ traveler: 'satsuki', at: 13, coins: 9 }] });
    for (const [inn, treat, menu] of [
      [14, 'unagi', 'dango dango dango soba soba sushi'],
      [27, 'udon', 'misoshiru misoshiru misoshiru sushi tofu tofu'],
      [41, 'fugu', 'nigirimeshi nigirimeshi nigirimeshi tempura tempura yakitori'],
    ] as const) {
      game.do(`travel ${inn}`, { meal: treat }).do('refuse', { meal: menu }).do('eat -');
    }
    expect(game.view(SPECTATOR).hidden.meals.piles).toEqual([4, 0, 0, 1, 6, 1, 6, 1, 6]);
    return game.do('travel 54', { meal: 'yakitori' });
  };
  const last = (meals: string) => beforeEdo().do('refuse', { meal: `donburi sashimi tai-meshi ${meals}` });
  const dishes = ['dango', 'soba', 'donburi', 'sashimi', 'tai-meshi', 'unagi', '-'];
  expect(last('unagi soba dango').legal()).toEqual(dishes.map((dish) => `eat ${dish}`));
  for (const tooEarly of ['soba unagi dango', 'unagi udon soba', 'yakitori unagi soba']) {
    expect(() => last(tooEarly)).toThrow('cannot come');
  }
});

test('[deck-never-empty] a full menu at every inn and a card for Satsuki, though five players eat all they can', () => {
  const seats = [1, 2, 3, 4, 5].map((place) => ({ at: 0, place, coins: 99 }));
  const game = position({ players: 5, seats: [{ ...seats[0], traveler: 'satsuki' }, ...seats.slice(1)] });
  const events = seek(game, INN);
  expect(events.filter((event) => event.type === 'looks' && event.cards === 6)).toHaveLength(4);
  expect(events.filter(({ type }) => type === 'ate')).toHaveLength(4 * 5);
  expect(events.filter(({ type }) => type === 'treat')).toHaveLength(4);
});
