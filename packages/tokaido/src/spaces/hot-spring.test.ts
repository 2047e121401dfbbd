/** Hot springs: a card of two or three points. */

import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { ROADS } from '../index.ts';

const bather = (springs: [number, number] = [0, 0]) => position({ players: 3, seats: [{ at: 4, springs }] });

test('[base.spring.card] he takes the top card into his collection', () => {
  const game = bather([1, 0]).do('travel 5', { 'hot-spring': '3' });
  expect(game.has(0).springs).toEqual([1, 1]);
  expect(game.told(-1)).toContainEqual({ type: 'spring', seat: 0, points: 3 });
});

test('[base.spring.points] it is worth its 2 or 3 points', () => {
  expect(bather().do('travel 5', { 'hot-spring': '2' }).has(0)).toMatchObject({ points: 2, springs: [1, 0] });
  const game = bather().do('travel 5', { 'hot-spring': '3' });
  expect(game.has(0)).toMatchObject({ points: 3, springs: [0, 1] });
  expect(game.by(0)).toEqual({ spring: 3 });
});

test('[base.spring.card] a card taken is gone', () => {
  const game = position({ players: 3, seats: [{ at: 4, springs: [5, 6] }] });
  game.do('travel 5', { 'hot-spring': '2' });
  expect(game.has(0).springs).toEqual([6, 6]);
});

test('[deck-never-empty] there are more cards than places where one can draw them', () => {
  const places = (kind: number) =>
    ROADS[0].space.reduce((sum, space, at) => (space === kind ? sum + ROADS[0].places[at] : sum), 0);
  const springs = places(5);
  expect(springs).toBe(9);
  expect(springs).toBeLessThanOrEqual(12);
  const encounters = places(4) + 3;
  expect(encounters).toBe(12);
  // Yoshiyasu's second card comes on top of what the others have.
  expect(encounters + 1).toBeLessThanOrEqual(14);
  // Five players: four menus of six less what goes back, and Satsuki's four cards.
  const eatenBeforeEdo = 3 * 5;
  expect(25 - eatenBeforeEdo).toBeGreaterThanOrEqual(6 + 1);
});
