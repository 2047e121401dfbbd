/** The room at a stop; where one may walk is tested with the road, the spaces and the festivals. */

import { expect, test } from 'vitest';
import { position } from '../test/position.ts';
import { roomAt } from './travel.ts';

const SINGLE = 16;
const DOUBLE = 36;

/** The first traveler stands somewhere, the others in an inn. */
function room(players: number, at: number, where: number) {
  const seats = Array.from({ length: players }, (_, seat) => ({ at: seat === 0 ? at : 27 }));
  return roomAt(position({ players, seats }).state, where);
}

test('a second place is there from four players on', () => {
  expect(room(3, 15, DOUBLE)).toEqual({ shut: 0, free: 1 });
  expect(room(4, 15, DOUBLE)).toEqual({ shut: 0, free: 2 });
  expect(room(4, DOUBLE, DOUBLE)).toEqual({ shut: 0, free: 1 });
  expect(room(4, SINGLE, SINGLE)).toEqual({ shut: 0, free: 0 });
});

test('an inn has room for everybody', () => {
  expect(room(3, 15, 27)).toEqual({ shut: 0, free: 1 });
  expect(room(3, 15, 41)).toEqual({ shut: 0, free: 3 });
});
