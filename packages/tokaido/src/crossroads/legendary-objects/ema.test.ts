/** Ema: a souvenir of a fifth family, in every way like Buppatsu. */

import { expect, test } from 'vitest';
import { offeringPoints } from '../../../test/offerings.ts';

test.each([
  ['', '', [1]],
  ['gofu haori', '', [5]],
  ['gofu haori ukiyoe sake', '', [9]],
  ['gofu haori', 'buppatsu', [1]],
])('[offering-family] after "%s" and "%s" it scores %j', (souvenirs, legends, points) => {
  expect(offeringPoints('ema', { souvenirs, legends })).toEqual(points);
});

test('[crossroads.offering.example] souvenirs of other families add to its set', () => {
  expect(offeringPoints('ema', { souvenirs: 'gofu haori', later: 'ukiyoe daifuku sake' })).toEqual([
    5, 7, 9, 1,
  ]);
});
