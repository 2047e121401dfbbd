import { expect, test } from 'vitest';
import { BASIS } from './basis.ts';
import { RECONSTRUCTED } from './board.ts';
import { checkBoard } from './check-board.ts';
import { PAINTINGS, WARE_COUNTS } from './components.ts';

test('our board is sound', () => {
  expect(checkBoard(RECONSTRUCTED)).toEqual([]);
  expect(checkBoard(JSON.parse(JSON.stringify(RECONSTRUCTED)))).toEqual([]);
});

test('every part of the board says how well it is known', () => {
  const { format: _, id: __, dice, ...parts } = RECONSTRUCTED;
  const all = [...Object.keys(parts), ...Object.keys(dice).map((die) => `dice.${die}`)];
  expect([...new Set(BASIS.map(({ part }) => part))].sort()).toEqual(all.sort());
});

test('what sources state stands on the board', () => {
  expect(WARE_COUNTS).toEqual([5, 6, 7, 8]);
  expect(PAINTINGS.map((tiles) => tiles.reduce((a, b) => a + b))).toEqual([10, 10]);
  expect(RECONSTRUCTED.slabs).toEqual([0, 5, 11, 18, 26, 35, 45]);
  expect(RECONSTRUCTED.gifts[6]).toBe(18);
  expect(RECONSTRUCTED.boutiques).toContainEqual({ ware: 'pottery', value: 3 });
  const count = (type: string) => RECONSTRUCTED.ring.filter((entry) => entry.type === type).length;
  expect(count('coastal-town')).toBe(8);
  for (const type of ['temple', 'garden', 'seashore', 'hot-springs']) expect(count(type)).toBeGreaterThan(1);
});

test('the ring looks the same from both seats', () => {
  const types = RECONSTRUCTED.ring.map((entry) => entry.type);
  expect(types.slice(12)).toEqual(types.slice(0, 12));
});
