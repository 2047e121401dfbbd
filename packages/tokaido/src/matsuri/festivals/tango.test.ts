/** Tango: carps. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';
import { TRAVELERS } from '../../index.ts';

test('[matsuri.tango.carp] a carp for every masculine traveler', () => {
  const game = holds('tango', [{ traveler: 'umegae' }, { traveler: 'kinko' }, { traveler: 'ayumu' }]);
  expect([0, 1, 2].map((seat) => game.owns(seat).dolls)).toEqual([0, 1, 1]);
  expect([0, 1, 2].map((seat) => game.has(seat).points)).toEqual([0, 1, 1]);
  expect(game.told(0)).toContainEqual({ type: 'doll', seat: 1, token: 'carp' });
});

test('[matsuri.tango.carp] every tile is one or the other', () => {
  const tiles = TRAVELERS.slice(1);
  expect(tiles.filter((traveler) => traveler.gender === 'none')).toEqual([]);
  expect(tiles.filter((traveler) => traveler.gender === 'masculine')).toHaveLength(36 - 13);
});
