/** Hina matsuri: dolls. */

import { expect, test } from 'vitest';
import { holds } from '../../../test/festivals.ts';
import { TRAVELERS } from '../../index.ts';

test('[matsuri.hina-matsuri.doll] a doll for every feminine traveler', () => {
  const game = holds('hina-matsuri', [{ traveler: 'umegae' }, { traveler: 'kinko' }, { traveler: 'titia' }]);
  expect([0, 1, 2].map((seat) => game.owns(seat).dolls)).toEqual([1, 0, 1]);
  expect([0, 1, 2].map((seat) => game.has(seat).points)).toEqual([1, 0, 1]);
  expect(game.told(1)).toContainEqual({ type: 'doll', seat: 2, token: 'doll' });
});

test('[matsuri.hina-matsuri.doll] who is feminine', () => {
  const women = TRAVELERS.filter((traveler) => traveler.gender === 'feminine').map(({ id }) => id);
  expect(women.sort()).toEqual(
    ['satsuki sasayakko umegae miyataka kita felicia', 'kushinada titia mari yashima kidzuna chihaya suseri']
      .join(' ')
      .split(' ')
      .sort(),
  );
});
