/** The three ways to travel: along the coast, over the routes, across them. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { describe, expect, test } from 'vitest';
import { ARTIST, MERCHANT, PILGRIM } from '../targets.ts';
import { layoutOf } from './geometry/layout.ts';
import { distance, type Point } from './geometry/points.ts';
import { wayOf } from './ways.ts';

const layout = layoutOf(RECONSTRUCTED, 912, 668);
const ends = (way: readonly (readonly Point[])[]) => [way[0]![0]!, way.at(-1)!.at(-1)!] as const;

function expectWay(way: readonly (readonly Point[])[], from: Point, to: Point): void {
  const [first, last] = ends(way);
  expect(distance(first, from)).toBeLessThan(0.01);
  expect(distance(last, to)).toBeLessThan(0.01);
  for (const [i, step] of way.slice(1).entries())
    expect(distance(way[i]!.at(-1)!, step[0]!), `step ${i + 1}`).toBeLessThan(0.01);
}

describe('a Pilgrim', () => {
  test('walks clockwise from station to station, also past the first one', () => {
    const { stations } = layout;
    const way = wayOf(layout, { character: PILGRIM, from: 22, to: 1, steps: 3 });
    expect(way).toHaveLength(3);
    expectWay(way, stations[22]!, stations[1]!);
    expect(way.map((step) => step[0])).toEqual([22, 23, 0].map((i) => stations[i]));
  });
});

describe('a Merchant', () => {
  test('walks over the routes through the towns between', () => {
    const { towns } = layout;
    // From c0 over m1 and m2 to c1.
    const way = wayOf(layout, { character: MERCHANT, from: 0, to: 1, steps: 3 });
    expect(way).toHaveLength(3);
    expectWay(way, towns[0]!, towns[1]!);
    expect(way.slice(1).map((step) => step[0])).toEqual([towns[8], towns[9]]);
  });
});

describe('an Artist', () => {
  const seal = (area: number) => layout.areas[area]!.seal;

  test('crosses as many routes as the die says, and enters no area twice', () => {
    // a0 and a1 are neighbors, and a way of two leads there over a7.
    const direct = wayOf(layout, { character: ARTIST, from: 0, to: 1, steps: 1 });
    const around = wayOf(layout, { character: ARTIST, from: 0, to: 1, steps: 2 });
    expect([direct.length, around.length]).toEqual([1, 2]);
    expectWay(around, seal(0), seal(1));
    expect(around[1]![0]).toEqual(seal(7));
  });

  test('goes the shortest way where the die is not known', () => {
    expect(wayOf(layout, { character: ARTIST, from: 0, to: 1, steps: null })).toHaveLength(1);
  });
});
