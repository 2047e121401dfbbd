import { members } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from './data/board.ts';
import { ICONS } from './data/components.ts';
import { AREA_NAMES, TOWN_NAMES } from './data/names.ts';
import { boardHash, chart, reachIndex } from './island.ts';

const island = chart(RECONSTRUCTED);

/** Worked out apart from this code, on an empty board: where 1, 2 and 3 routes or borders lead. */
const TOWNS: Record<string, string[]> = {
  c0: ['m1', 'c7 m2', 'c1 c6 m3'],
  c1: ['m2', 'c6 m1 m3', 'c0 c2 c5 c7 m4'],
  c2: ['m3', 'c5 m2 m4', 'c1 c3 c4 c6 m1'],
  c3: ['m4', 'c4 m3', 'c2 c5 m2'],
  c4: ['m4', 'c3 m3', 'c2 c5 m2'],
  c5: ['m3', 'c2 m2 m4', 'c1 c3 c4 c6 m1'],
  c6: ['m2', 'c1 m1 m3', 'c0 c2 c5 c7 m4'],
  c7: ['m1', 'c0 m2', 'c1 c6 m3'],
  m1: ['c0 c7 m2', 'c1 c6 m3', 'c2 c5 m4'],
  m2: ['c1 c6 m1 m3', 'c0 c2 c5 c7 m4', 'c3 c4'],
  m3: ['c2 c5 m2 m4', 'c1 c3 c4 c6 m1', 'c0 c7'],
  m4: ['c3 c4 m3', 'c2 c5 m2', 'c1 c6 m1'],
};

const AREAS: Record<string, string[]> = {
  a0: ['a1 a7', 'a1 a2 a6 a7', 'a2 a3 a5 a6'],
  a1: ['a0 a2 a7', 'a0 a3 a6 a7', 'a2 a4 a5 a6 a7'],
  a2: ['a1 a3 a6', 'a0 a4 a5 a7', 'a0 a1 a3 a4 a5 a6 a7'],
  a3: ['a2 a4 a5', 'a1 a4 a5 a6', 'a0 a2 a5 a6 a7'],
  a4: ['a3 a5', 'a2 a3 a5 a6', 'a1 a2 a6 a7'],
  a5: ['a3 a4 a6', 'a2 a3 a4 a7', 'a0 a1 a2 a3 a6'],
  a6: ['a2 a5 a7', 'a0 a1 a3 a4', 'a0 a1 a2 a3 a4 a5 a7'],
  a7: ['a0 a1 a6', 'a0 a1 a2 a5', 'a1 a2 a3 a4 a6'],
};

describe('[R04] [R08] [R15] reach', () => {
  test.each(Object.entries(TOWNS))('of a Merchant in %s', (town, expected) => {
    const from = TOWN_NAMES.indexOf(town);
    const found = [1, 2, 3].map((steps) => names(TOWN_NAMES, island.townReach[reachIndex(from, steps)]));
    expect(found).toEqual(expected);
  });

  test.each(Object.entries(AREAS))('of an Artist in %s', (area, expected) => {
    const from = AREA_NAMES.indexOf(area);
    const found = [1, 2, 3].map((steps) => names(AREA_NAMES, island.areaReach[reachIndex(from, steps)]));
    expect(found).toEqual(expected);
  });
});

function names(list: readonly string[], bits: number): string {
  return members(bits)
    .map((i) => list[i])
    .join(' ');
}

test('paths are followed for as many steps as the highest die shows', () => {
  const towns = (from: string, steps: number) =>
    names(TOWN_NAMES, island.townReach[reachIndex(TOWN_NAMES.indexOf(from), steps)]);
  expect([4, 5, 6].map((steps) => towns('c0', steps))).toEqual(['c2 c5 m4', 'c3 c4', '']);
  // Round the island: a0 a1 a2 a3 a4 a5 a6, or the other way round to a2.
  const six = island.areaReach[reachIndex(0, 6)];
  expect([(six >> 6) & 1, (six >> 2) & 1]).toEqual([1, 1]);
  expect(island.areaReach).toHaveLength(reachIndex(AREA_NAMES.length, 0));
});

test('[R19] the icons of a way are those of all paths of that length, both ends included', () => {
  const seen = (from: number, steps: number, to: number) =>
    names(ICONS, island.seenIcons[reachIndex(from, steps) * AREA_NAMES.length + to]);
  // Over the border from a0, a mountain, to a1, the moon.
  expect(seen(0, 1, 1)).toBe('moon mountain');
  // a0 a1 a2, and no other.
  expect(seen(0, 2, 2)).toBe('moon waterfall mountain');
  // a0 a7 a6 a2 and a0 a7 a1 a2.
  expect(seen(0, 3, 2)).toBe('moon waterfall mountain bamboo');
  expect(seen(0, 1, 5)).toBe('');
});

test('[R10] no path of our board leads through a coastal town', () => {
  expect(island.detours.every((detours) => detours.length === 0)).toBe(true);
});

test('towns border the areas between which their routes lie', () => {
  expect(names(AREA_NAMES, island.townAreas[TOWN_NAMES.indexOf('m2')])).toBe('a1 a2 a6 a7');
  expect(names(AREA_NAMES, island.stationAreas[21])).toBe('a0 a7');
  expect(names(AREA_NAMES, island.stationAreas[5])).toBe('a2');
});

test('the hash follows what the rules read, not the drawing', () => {
  const { drawing: _, ...plain } = RECONSTRUCTED;
  expect(boardHash(plain)).toBe(boardHash(RECONSTRUCTED));
  expect(boardHash({ ...plain, gifts: [...plain.gifts.slice(0, -1), 44] })).not.toBe(boardHash(plain));
});

test('a hash has eight digits, whatever the board', () => {
  for (let i = 0; i < 100; i++) expect(boardHash({ ...RECONSTRUCTED, id: `b${i}` })).toMatch(/^[0-9a-f]{8}$/);
});

test('whoever corrects our board gives it a new id, since records name it', () => {
  expect([RECONSTRUCTED.id, island.hash]).toEqual(['reconstructed-1', 'c6e795f9']);
});
