/** Saru: a hot spring. */

import { expect, test } from 'vitest';
import { boxed, NEW_ENCOUNTERS } from '../../../test/box-position.ts';

const meets = (traveler: string) =>
  boxed({ players: 3, boxes: NEW_ENCOUNTERS, seats: [{ traveler, at: 2, coins: 0 }] }).do('travel 3', {
    encounter: 'saru',
    'hot-spring': '3',
  });

test('[new-encounters.saru.spring] a hot spring card for nothing', () => {
  const game = meets('kinko');
  expect(game.turn).toBe('0 travel');
  expect(game.has(0)).toMatchObject({ points: 3, springs: [0, 1], encounters: ['saru'] });
});

test('[saru-mitsukuni] Mitsukuni scores his extra point', () => {
  expect(meets('mitsukuni').by(0)).toEqual({ spring: 3, traveler: 1 });
});
