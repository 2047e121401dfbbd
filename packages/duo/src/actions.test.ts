import { expect, test } from 'vitest';
import {
  describe as inWords,
  packWares,
  parse,
  sale,
  soldCount,
  soldCrafty,
  soldWare,
  unpackWare,
} from './actions.ts';

test.each([
  'pass',
  'pilgrim s05',
  'merchant c7',
  'merchant m1',
  'merchant stay',
  'artist a0',
  'again s23',
  'again m4',
  'again a7',
  'visit',
  'wave merchant',
  'draw 5',
  'keep 2 kimono 3 fan',
  'keep 6 fan',
  'keep 1 pottery',
  'keep -',
  'sell 2 pottery',
  'sell 3 pottery crafty 2',
  'sell 6 fan crafty 6',
  'return doll',
  'paint 10',
  'gift',
])('%s is read and written', (words) => {
  const action = parse(words);
  expect(action).not.toBeNull();
  expect(inWords(action!)).toBe(words);
});

test.each([
  '',
  'walk s01',
  'pilgrim',
  'pilgrim 5',
  'pilgrim s5',
  'pilgrim s60',
  'pilgrim s01 s02',
  'merchant m5',
  'again stay',
  'again',
  'again c1 c2',
  'visit s01',
  'draw 0',
  'draw 6',
  'draw 02',
  'keep',
  'keep 2',
  'keep 7 fan',
  'keep 4 fan 2 kimono',
  'keep 4 kimono 3 fan',
  'keep 1 fan 2 fan',
  'keep fan',
  'keep x fan',
  'keep 8 fan',
  'keep 2 tea',
  'keep 99999999999 fan',
  'keep 0 fan',
  'keep - 1 fan',
  'keep 2 fan -',
  'sell 0 fan',
  'sell 2 tea',
  'sell',
  'sell 7 fan',
  'sell 2',
  'sell fan',
  'sell 10 fan',
  'sell x fan',
  'sell 2 fan tranquil 2',
  'sell 2 fan crafty',
  'sell 2 fan crafty 0',
  'sell 2 fan crafty 3',
  'sell 2 fan crafty 02',
  'sell 2 fan crafty 2 crafty',
  'paint 11',
  'gift moon',
])('"%s" is no action', (words) => {
  expect(parse(words)).toBeNull();
});

test('wares are packed kind by kind', () => {
  const packed = packWares(1, 2, 3, 4);
  expect([0, 1, 2, 3].map((ware) => unpackWare(packed, ware))).toEqual([1, 2, 3, 4]);
});

test('a sale holds its ware, its count and how many of them are sold with Crafty', () => {
  const object = sale(3, 5, 2);
  expect([soldWare(object), soldCount(object), soldCrafty(object)]).toEqual([3, 5, 2]);
});

test('a number that is no action has no words', () => {
  const PILGRIM = 1 << 24;
  const AGAIN = 4 << 24;
  const KEEP = 8 << 24;
  const SELL = 9 << 24;
  const none = [1 << 30, 1, PILGRIM | 60, AGAIN | (3 << 8), KEEP | 0o7000, KEEP | 0o10000];
  for (const action of [...none, SELL | sale(4, 1, 0), SELL | sale(0, 0, 0), SELL | sale(0, 7, 0)]) {
    expect(inWords(action), String(action)).toBe('');
  }
});
