/** Eriku: the top meal of the deck, for its price. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { ALL, boxed, PROMO_TRAVELERS } from '../../../test/box-position.ts';
import { Position } from '../../../test/position.ts';

const FOUR = 'dango soba tofu udon';
const player = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: PROMO_TRAVELERS, seats: [{ traveler: 'eriku', at: 13, ...more }] });

/** Before the journey, when he is asked whether he wants to look. */
function begin(): Position {
  const game = Position.begin(2, [], { tile: 'eriku naiade antoine kinko' }, { boxes: PROMO_TRAVELERS });
  return game.do('choose eriku').do('choose kinko', { line: '1 0 2' });
}

/** With the card that is offered to him. */
const start = (meal: string) => begin().do('look yes', { meal });

describe('before the journey', () => {
  test('[promo-travelers.eriku.coins] he starts with 5 coins', () => {
    expect(start('fugu').has(0).coins).toBe(5);
  });

  test('[promo-travelers.eriku.start] he may buy the top meal of the deck for its price', () => {
    const game = start('fugu');
    expect(game.turn).toBe('0 treat');
    expect(game.legal()).toEqual(['accept fugu', 'refuse']);
    game.do('accept fugu');
    expect(game.has(0)).toMatchObject({ coins: 2, points: 6, dishes: ['fugu'] });
    expect(game.turn).toBe('1 travel');
  });

  test('[may-look] he need not look, before the journey or at an inn: the card stays on the deck', () => {
    const game = begin();
    expect([game.turn, game.legal()]).toEqual(['0 look', ['look yes', 'look no']]);
    const cards = game.view(0).hidden.meals.piles;
    game.do('look no');
    expect(game.view(0).hidden.meals.piles).toEqual(cards);
    expect(game.turn).toBe('1 travel');
    expect(player().do('travel 14').do('look no', { meal: FOUR }).turn).toBe('0 eat');
  });

  test('[promo-travelers.eriku.under] unbought it goes under the deck, seen by him alone', () => {
    const games = ['fugu', 'dango'].map((meal) => start(meal).do('refuse'));
    for (const who of [1, -1]) {
      expect(games[0].view(who)).toEqual(games[1].view(who));
      expect(games[0].told(who)).toEqual(games[1].told(who));
    }
    expect(games[0].believes(0, 'meals', 3).certain).toEqual(['fugu']);
  });
});

describe('at every inn', () => {
  test('[promo-travelers.eriku.inns] he may look at the top meal and buy it instead of one on the menu', () => {
    for (const inn of [14, 27, 41, 54]) {
      const game = player({ at: inn - 1 })
        .do(`travel ${inn}`)
        .do('look yes', { meal: 'fugu' });
      expect(game.legal()).toEqual(['accept fugu', 'refuse']);
      game.do('accept fugu');
      expect(game.has(0)).toMatchObject({ coins: 2, dishes: ['fugu'] });
      expect(game.turn).not.toBe('0 eat');
    }
  });

  test('[promo-travelers.eriku.inns] after refusing he chooses from the menu as all', () => {
    const game = player().do('travel 14').do('look yes', { meal: 'fugu' }).do('refuse', { meal: FOUR });
    expect(game.do('eat udon').has(0)).toMatchObject({ coins: 2, dishes: ['udon'] });
  });

  test('[promo-travelers.eriku.inns] a dish he cannot pay or has eaten he must refuse, and is asked all the same', () => {
    const poor = player({ coins: 2 }).do('travel 14').do('look yes', { meal: 'fugu' });
    expect(poor.legal()).toEqual(['refuse']);
    expect(poor.why('accept fugu')).toEqual({ why: 'coins', have: 2, need: 3 });
    const eaten = player({ dishes: 'dango' }).do('travel 14').do('look yes', { meal: 'dango' });
    expect(eaten.legal()).toEqual(['refuse']);
  });
});

test('[eriku-fasting] four meals for him too: the first one can only lower the count', () => {
  for (const [dishes, points] of [
    ['', 12],
    ['fugu', 9],
    ['fugu udon unagi soba tofu', 0],
  ] as const) {
    const seats = [{ traveler: 'eriku', at: 53, dishes, calligraphy: 'fasting' }];
    const game = boxed({ players: 3, boxes: ALL, seats }).do('travel 54').do('look yes', { meal: 'dango' });
    game.do('refuse', { meal: 'sushi tempura yakitori misoshiru' }).do('eat -');
    expect(game.by(0).calligraphy ?? 0).toBe(points);
  }
});
