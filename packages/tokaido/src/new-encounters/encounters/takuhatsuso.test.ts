/** Takuhatsuso: four points for a coin. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, NEW_ENCOUNTERS } from '../../../test/box-position.ts';

const meets = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: NEW_ENCOUNTERS, seats: [{ at: 2, coins: 3, ...more }] }).do('travel 3', {
    encounter: 'takuhatsuso',
  });

test('[new-encounters.takuhatsuso.points] for a coin four points', () => {
  const game = meets().do('pay yes');
  expect(game.has(0)).toMatchObject({ coins: 2, points: 4, offerings: 0, encounters: ['takuhatsuso'] });
  expect(game.by(0)).toEqual({ encounter: 4 });
});

test('[new-encounters-decline] the player may decline: the card is kept, the effect is lost', () => {
  expect(meets().do('pay no').has(0)).toMatchObject({ coins: 3, points: 0, encounters: ['takuhatsuso'] });
  expect(meets({ coins: 0 }).has(0)).toMatchObject({ coins: 0, points: 0, encounters: ['takuhatsuso'] });
});

test('[chuubei-paid] Chuubei at an inn has the same choice', () => {
  const seats = [{ traveler: 'chuubei', at: 13 }];
  const game = boxed({ players: 3, boxes: NEW_ENCOUNTERS, seats }).do('travel 14', {
    encounter: 'takuhatsuso',
  });
  expect(game.legal()).toEqual(['pay yes', 'pay no']);
});
