/** Hot springs: a card of two or three points. */

import { expect, test } from 'vitest';
import { seek } from '../../test/journey.ts';
import { position } from '../../test/position.ts';
import { SPRING } from '../data/road.ts';
import { ROADS } from '../index.ts';

const bather = (springs: [number, number] = [0, 0]) => position({ players: 3, seats: [{ at: 4, springs }] });

test('[base.spring.card] the top card goes into the collection', () => {
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

test('[deck-never-empty] a card for every place of every hot spring', () => {
  const seats = [1, 2, 3, 4, 5].map((place) => ({ at: 0, place }));
  const springs = seek(position({ players: 5, seats }), SPRING).filter(({ type }) => type === 'spring');
  const { space, places } = ROADS[0];
  expect(springs).toHaveLength(places.reduce((sum, here, at) => sum + (space[at] === SPRING ? here : 0), 0));
});
