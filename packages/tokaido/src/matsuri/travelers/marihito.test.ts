/** Marihito: a calligraphy twice. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const end = (more: BoxedStanding) =>
  boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'marihito', at: 53, ...more }] })
    .do('travel 54', { meal: 'dango soba tofu udon' })
    .do('eat -');

test('[matsuri.marihito.coins] he starts with 5 coins', () => {
  expect(end({}).has(0).coins).toBe(5);
});

test('[matsuri.marihito.double, marihito-scope] one calligraphy of his own counts twice, the best', () => {
  expect(end({ coins: 2, calligraphy: 'foresight' }).by(0)).toMatchObject({ calligraphy: 4, traveler: 4 });
  expect(end({ coins: 2, calligraphy: 'foresight fasting' }).by(0)).toMatchObject({
    calligraphy: 4 + 12,
    traveler: 12,
  });
});

test('[marihito-best] nobody is asked which: the best is taken', () => {
  const game = end({ coins: 2, calligraphy: 'foresight fasting patience' });
  expect(game.turn).toBe('over');
  expect(game.by(0).traveler).toBe(12);
});

test('[marihito-scope] without calligraphy there is nothing to double', () => {
  expect(end({}).by(0)).toEqual({});
  expect(
    end({})
      .told(1)
      .some((event) => event.type === 'points'),
  ).toBe(false);
});
