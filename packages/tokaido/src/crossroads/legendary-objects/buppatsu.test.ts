/** Buppatsu: a souvenir of a fifth family. */

import { expect, test } from 'vitest';
import { offeringPoints } from '../../../test/offerings.ts';

const points = (souvenirs: string, more = {}) => offeringPoints('buppatsu', { souvenirs, ...more });

test('[crossroads.offering.family, offering-family] it scores like a souvenir of a new family', () => {
  expect(points('')).toEqual([1]);
  expect(points('gofu')).toEqual([3]);
  expect(points('gofu haori')).toEqual([5]);
  expect(points('gofu haori ukiyoe')).toEqual([7]);
});

test('[crossroads.offering.twenty-five] as the fifth card of a set it is worth 9', () => {
  expect(points('gofu haori ukiyoe sake')).toEqual([9]);
  expect(1 + 3 + 5 + 7 + 9).toBe(25);
});

test('[crossroads.offering.example] with two families 5, then 7 and 9 for the others', () => {
  expect(points('gofu haori', { later: 'ukiyoe daifuku sake' })).toEqual([5, 7, 9, 1]);
});

test('[offering-family] a second offering begins another set', () => {
  expect(points('gofu haori', { legends: 'ema' })).toEqual([1]);
  expect(points('gofu hashi haori', { legends: 'ema' })).toEqual([3]);
});
