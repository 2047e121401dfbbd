import { expect, test } from 'vitest';
import { position } from '../test/position.ts';
import { inns, legAhead, legOf } from './legs.ts';

const { state: s } = position({ players: 3, seats: [{ at: 14 }, { at: 20 }, { at: 54 }] });
const { state: back } = position({ players: 3, variations: ['return-trip'], seats: [{ at: 54 }, {}, {}] });

test('five inns make four legs, the other way round on the return trip', () => {
  expect(inns(s)).toEqual([0, 14, 27, 41, 54]);
  expect(inns(back)).toEqual([0, 13, 27, 40, 54]);
});

test('the inn at its end belongs to a leg, the one at its start does not', () => {
  expect(legOf(s, 14)).toEqual({ number: 1, from: 0, to: 14 });
  expect(legOf(s, 15)).toEqual({ number: 2, from: 14, to: 27 });
  expect(legOf(s, 0).number).toBe(1);
  expect(legOf(back, 13).number).toBe(1);
});

test('a traveler at an inn is shown the next leg; at the end of the road, the last one', () => {
  expect([0, 1, 2].map((seat) => legAhead(s, seat).number)).toEqual([2, 2, 4]);
  expect(legAhead(back, 0).number).toBe(1);
});
