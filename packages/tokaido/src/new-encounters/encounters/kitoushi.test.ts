/** Kitoushi: a section of any panorama. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed, NEW_ENCOUNTERS } from '../../../test/box-position.ts';

const meets = (more: BoxedStanding = {}) =>
  boxed({ players: 3, boxes: NEW_ENCOUNTERS, seats: [{ at: 2, coins: 3, ...more }] }).do('travel 3', {
    encounter: 'kitoushi',
  });

test('[new-encounters.kitoushi.section] for a coin, the next section of any unfinished panorama', () => {
  const game = meets({ panoramas: [3, 1, 0] });
  expect(game.turn).toBe('0 kitoushi');
  game.do('pay yes');
  expect(game.legal()).toEqual(['panorama mountain', 'panorama sea']);
  game.do('panorama mountain');
  expect(game.has(0)).toMatchObject({ coins: 2, points: 2, panoramas: [3, 2, 0] });
});

test('[new-encounters-decline] the player may decline: the card is kept, the effect is lost', () => {
  const game = meets().do('pay no');
  expect(game.has(0)).toMatchObject({ coins: 3, points: 0, encounters: ['kitoushi'] });
});

test('[new-encounters.kitoushi.section] with all panoramas complete there is nothing to pay for', () => {
  const game = meets({ panoramas: [3, 4, 5] });
  expect(game.turn).toBe('0 travel');
  expect(game.has(0).coins).toBe(3);
});

test('[new-encounters.kitoushi.section] a panorama completed so earns its achievement', () => {
  const game = meets({ panoramas: [2, 4, 5] }).do('pay yes');
  expect(game.has(0)).toMatchObject({ points: 6, achievements: ['panorama-paddy-first'] });
});
