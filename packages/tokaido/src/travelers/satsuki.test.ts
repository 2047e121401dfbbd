/** Satsuki: a free meal from the deck at every inn. */

import { SPECTATOR } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { MENU, position, TREAT } from '../../test/position.ts';
import { DISHES } from '../index.ts';

const FOUR = 'dango soba tofu udon';
const orphan = (more: Standing = {}, others: Standing[] = []) =>
  position({ players: 3, seats: [{ traveler: 'satsuki', at: 13, ...more }, ...others] });

test('[base.satsuki.coins] she starts with 2 coins', () => {
  expect(orphan().has(0).coins).toBe(2);
});

describe('the free meal', () => {
  test('[base.satsuki.free, satsuki-source] the top meal of the deck for nothing', () => {
    const game = orphan().do('travel 14', { meal: 'unagi' });
    expect(game.turn).toBe('0 treat');
    expect(game.legal()).toEqual(['accept unagi', 'refuse']);
    game.do('accept unagi');
    expect(game.has(0)).toMatchObject({ coins: 2, points: 6, dishes: ['unagi'] });
    expect(game.told(1)).toContainEqual({ type: 'ate', seat: 0, dish: DISHES.indexOf('unagi'), paid: 0 });
  });

  test('[base.satsuki.every-inn] at all four inns', () => {
    for (const inn of [14, 27, 41, 54]) {
      expect(orphan({ at: inn - 1 }).do(`travel ${inn}`, { meal: 'unagi' }).turn).toBe('0 treat');
    }
  });

  test('[satsuki-source] it is not a card of the menu, even when one lies there', () => {
    const game = orphan({ at: 13 }, [{ at: 12 }]);
    game.do('travel 14', { meal: FOUR }).do('eat -');
    game.do('travel 14', { meal: 'unagi' });
    expect(game.believes(1, 'meals', MENU)).toMatchObject({ size: 4, certain: FOUR.split(' ') });
    game.do('accept unagi');
    expect(game.believes(1, 'meals', 3)).toMatchObject({ size: 4, certain: FOUR.split(' ') });
  });

  test('[satsuki-menu, menu-drawn-late] a meal she takes leaves the others a full menu', () => {
    const game = orphan({ at: 12 }, [{ at: 13 }]);
    game.do('travel 14', { meal: 'unagi' }).do('accept unagi');
    expect(game.believes(1, 'meals', MENU).size).toBe(0);
    game.do('travel 14', { meal: FOUR });
    expect(game.legal()).toHaveLength(5);
  });
});

describe('refusing it', () => {
  test('[base.satsuki.instead] she may buy from the menu instead, as others do', () => {
    const game = orphan().do('travel 14', { meal: 'unagi' }).do('refuse', { meal: FOUR });
    expect(game.turn).toBe('0 eat');
    expect(game.legal()).toEqual(['eat dango', 'eat soba', 'eat tofu', 'eat -']);
    expect(game.do('eat tofu').has(0)).toMatchObject({ coins: 0, points: 6, dishes: ['tofu'] });
  });

  test('[satsuki-before-menu] she decides before the menu is drawn or looked at', () => {
    const game = orphan({ at: 13 }, [{ at: 12 }]);
    game.do('travel 14', { meal: FOUR }).do('eat -');
    game.do('travel 14', { meal: 'unagi' });
    expect(game.believes(0, 'meals', MENU).certain).toEqual([]);
    expect(game.do('refuse').believes(0, 'meals', MENU).certain).toEqual(FOUR.split(' '));
    const first = orphan().do('travel 14', { meal: 'unagi' });
    expect(first.view(0).hidden.meals.piles).toEqual([24, 0, 1]);
  });

  test('[satsuki-menu] the refused card goes under the deck and not into the menu', () => {
    const game = orphan().do('travel 14', { meal: 'unagi' }).do('refuse', { meal: FOUR });
    expect(game.view(0).hidden.meals.piles).toEqual([20, 4, 0, 1]);
    expect(game.believes(0, 'meals', 3).certain).toEqual(['unagi']);
    expect(game.why('eat unagi')).toEqual({ why: 'not-offered' });
  });

  test('[satsuki-refused-hidden] nobody else sees what she refused', () => {
    const games = ['unagi', 'dango'].map((meal) =>
      orphan({}, [{ at: 12 }])
        .do('travel 14', { meal: FOUR })
        .do('eat -')
        .do('travel 14', { meal }),
    );
    for (const who of [1, 2, SPECTATOR]) {
      expect(games[0].told(who)).toEqual(games[1].told(who));
      expect(games[0].view(who)).toEqual(games[1].view(who));
      expect(games[0].believes(who, 'meals', TREAT)).toMatchObject({ size: 1, certain: [] });
    }
    expect(games[0].told(0)).toContainEqual({ type: 'treat', seat: 0, dish: DISHES.indexOf('unagi') });
    for (const game of games) game.do('refuse').do('eat -');
    for (const who of [1, 2, SPECTATOR]) {
      expect(games[0].told(who)).toEqual(games[1].told(who));
      expect(games[0].view(who)).toEqual(games[1].view(who));
    }
    expect(games[0].view(0)).not.toEqual(games[1].view(0));
  });

  test('[satsuki-refused-hidden] that she refused is open', () => {
    const game = orphan().do('travel 14', { meal: 'unagi' }).do('refuse', { meal: FOUR });
    for (const who of [1, SPECTATOR]) expect(game.told(who)).toContainEqual({ type: 'refused', seat: 0 });
  });
});

describe('limits', () => {
  test('[satsuki-duplicate] a dish she has eaten must be refused', () => {
    const game = orphan({ dishes: 'dango' }).do('travel 14', { meal: 'dango' });
    expect(game.legal()).toEqual(['refuse']);
    expect(game.why('accept dango')).toEqual({ why: 'dish-eaten', dish: DISHES.indexOf('dango') });
    expect(game.why('accept soba')).toEqual({ why: 'not-offered' });
    expect(game.do('refuse', { meal: FOUR }).legal()).toEqual(['eat soba', 'eat tofu', 'eat -']);
  });

  test('[forced-decisions] she is asked even then: only she knows the card', () => {
    expect(orphan({ dishes: 'dango' }).do('travel 14', { meal: 'dango' }).turn).toBe('0 treat');
  });

  test('[satsuki-duplicate] never two meals at an inn: after the free one she does not see the menu', () => {
    const game = orphan({ at: 13 }, [{ at: 12 }, { at: 26 }]);
    game.do('travel 14', { meal: FOUR }).do('eat -');
    game.do('travel 14', { meal: 'unagi' }).do('accept unagi');
    expect(game.turn).toBe('0 travel');
    expect(game.believes(0, 'meals', MENU).certain).toEqual([]);
  });

  test('[satsuki-duplicate] a meal at one inn does not count at the next', () => {
    const game = orphan().do('travel 14', { meal: 'unagi' }).do('accept unagi');
    game.do('travel 27', { meal: 'fugu' }).do('refuse', { meal: FOUR });
    expect(game.turn).toBe('0 eat');
  });
});
