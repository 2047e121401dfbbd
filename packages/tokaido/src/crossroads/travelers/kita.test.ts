/** Kita: both options at an encounter. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const grandmother = (more: BoxedStanding = {}) =>
  boxed({ players: 3, seats: [{ traveler: 'kita', at: 2, ...more }] });

test('[crossroads.kita.coins] she starts with 4 coins', () => {
  expect(grandmother().has(0).coins).toBe(4);
});

test('[crossroads.kita.both] she may meet somebody and buy calligraphy, in either order', () => {
  const first = grandmother().do('travel 3').do('option encounter', { encounter: 'samurai' });
  expect(first.legal()).toEqual(['option calligraphy', 'option -']);
  first.do('option calligraphy').do('calligraphy fasting');
  const second = grandmother().do('travel 3').do('option calligraphy').do('calligraphy fasting');
  second.do('option encounter', { encounter: 'samurai' });
  for (const game of [first, second]) {
    expect(game.has(0)).toMatchObject({ coins: 3, points: 3, encounters: ['samurai'] });
    expect(game.owns(0).calligraphy).toEqual(['fasting']);
  }
});

test('[crossroads.kita.both] the coins of an encounter can pay for the calligraphy', () => {
  const game = grandmother({ coins: 0 }).do('travel 3', { encounter: 'kuge' });
  expect(game.legal()).toEqual(['option calligraphy', 'option -']);
});

test('[second-option-optional] or only one of them', () => {
  const game = grandmother().do('travel 3').do('option encounter', { encounter: 'samurai' }).do('option -');
  expect(game.owns(0).calligraphy).toEqual([]);
  expect(game.turn).toBe('0 travel');
});

test('[crossroads.kita.both] only at encounter spaces', () => {
  expect(grandmother({ at: 4 }).do('travel 5').do('option bathhouse').turn).toBe('0 travel');
});
