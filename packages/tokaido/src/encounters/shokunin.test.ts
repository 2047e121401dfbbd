/** Shokunin: a souvenir as a gift. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { SOUVENIRS } from '../index.ts';

test('[base.shokunin.souvenir] the top souvenir of the deck is a gift', () => {
  const game = position({ players: 3, seats: [{ at: 2, coins: 0 }] });
  game.do('travel 3', { encounter: 'shokunin', souvenir: 'ukiyoe' });
  expect(game.has(0)).toMatchObject({ coins: 0, souvenirs: ['ukiyoe'], encounters: ['shokunin'] });
  expect(game.told(1)).toContainEqual({ type: 'souvenir', seat: 0, souvenir: SOUVENIRS.indexOf('ukiyoe') });
});

test("[base.shokunin.points] it scores 1, 3, 5 or 7 points, depending on the player's souvenirs", () => {
  for (const [souvenirs, points] of [
    ['', 1],
    ['hashi', 1],
    ['haori', 3],
    ['haori ukiyoe', 5],
    ['haori ukiyoe sake', 7],
  ] as const) {
    const game = position({ players: 3, seats: [{ at: 2, souvenirs }] });
    game.do('travel 3', { encounter: 'shokunin', souvenir: 'gofu' });
    expect(game.by(0)).toEqual({ souvenir: points });
  }
});

test('[souvenir-deck-short] with an empty deck there is no gift; the encounter card is kept', () => {
  const game = position({ players: 4, seats: [{ at: 2 }], deck: '' });
  game.do('travel 3', { encounter: 'shokunin' });
  expect(game.has(0)).toMatchObject({ points: 0, souvenirs: [], encounters: ['shokunin'] });
});
