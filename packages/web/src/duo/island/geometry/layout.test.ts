/** Any valid board draws itself: whatever its ring, routes and drawing, everything is in the picture and apart. */

import type { Board, Drawing } from '@tokaido/duo';
import { checkBoard, RECONSTRUCTED } from '@tokaido/duo';
import { FastChance } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { isPlane, randomBoard } from '../../testkit/random-board.ts';
import { type Layout, layoutOf } from './layout.ts';
import { distance, isInside, type Point } from './points.ts';
import { usableDrawing } from './rings.ts';
import { crossings } from './routes.ts';
import { sizesOf } from './sizes.ts';

const SIZES = [
  [320, 300],
  [390, 414],
  [700, 420],
  [912, 668],
  [1400, 900],
] as const;

const BOARDS = Math.ceil(240 * Number(process.env['SCALE'] ?? 1));
const SEED = Number(process.env['SEED'] ?? 1);
const seeds = Array.from({ length: BOARDS }, (_, i) => SEED + i);

/** What is wrong with a map, in words; nothing for a good one. */
function faultsOf(layout: Layout): string[] {
  const { width, height, stations, towns, areas, tags, routes, coast, sizes } = layout;
  const faults: string[] = [];
  const inPicture = ([x, y]: Point, margin: number) =>
    x >= margin && y >= margin && x <= width - margin && y <= height - margin;
  const check = (name: string, points: readonly Point[], margin: number) => {
    for (const [i, point] of points.entries()) {
      if (!point.every(Number.isFinite)) faults.push(`${name} ${i} is nowhere`);
      else if (!inPicture(point, margin)) faults.push(`${name} ${i} is outside: ${point.join()}`);
    }
  };
  check('station', stations, sizes.station / 2);
  check('town', towns, sizes.station / 2);
  check(
    'seal',
    areas.map(({ seal }) => seal),
    sizes.seal / 2,
  );
  check('tag', tags, sizes.tag[1] / 2);
  check('coast', coast, 0);
  for (const [i, route] of routes.entries()) check(`route ${i}, point`, route, 0);
  const places = [...stations, ...towns.slice(8)];
  for (const [i, one] of places.entries()) {
    for (const [j, other] of places.entries()) {
      if (j < i && distance(one, other) < sizes.station) faults.push(`places ${j} and ${i} touch`);
    }
  }
  // However crowded the coast is, a mountain town has room for a plaque of full size.
  for (const [i, hill] of towns.slice(8).entries()) {
    const others = [...stations, ...towns.slice(8).filter((other) => other !== hill)];
    const far = Math.min(...others.map((other) => distance(hill, other)));
    if (far < sizesOf(width, height).hill)
      faults.push(`mountain town ${i} is only ${far} from another place`);
  }
  for (const [i, { seal, outline }] of areas.entries()) {
    if (!isInside(seal, outline)) faults.push(`the seal of area ${i} is not in its plate`);
  }
  return faults;
}

describe.each(SIZES)('a picture of %i × %i', (width, height) => {
  test('of our board has everything in its place', () => {
    expect(faultsOf(layoutOf(RECONSTRUCTED, width, height))).toEqual([]);
  });

  test(`of any valid board has everything in its place (seeds from ${SEED})`, () => {
    for (const seed of seeds) {
      const layout = layoutOf(randomBoard(seed), width, height);
      expect(faultsOf(layout), `seed ${seed}`).toEqual([]);
      if (isPlane(seed)) expect(crossings(layout.routes), `routes that cross, seed ${seed}`).toBe(0);
    }
  });
});

test(`our board fits into a picture of any size (seed ${SEED})`, () => {
  const rng = new FastChance(SEED);
  for (let i = 0; i < 60; i++) {
    const [width, height] = [320 + rng.below(1080), 300 + rng.below(600)];
    expect(faultsOf(layoutOf(RECONSTRUCTED, width, height)), `${width} × ${height}`).toEqual([]);
  }
});

test('random boards are valid and reach from the fewest to the most stations', () => {
  const boards = seeds.map(randomBoard);
  for (const board of boards) expect(checkBoard(board)).toEqual([]);
  const lengths = boards.map(({ ring }) => ring.length);
  expect(Math.min(...lengths)).toBeLessThan(24);
  expect(Math.max(...lengths)).toBe(60);
});

describe('the drawing of a board', () => {
  const drawing = RECONSTRUCTED.drawing as Drawing;
  const drawn = (change: Partial<Drawing>): Board => ({
    ...RECONSTRUCTED,
    drawing: { ...drawing, ...change },
  });

  test('is used where its places lie on its land', () => {
    expect(usableDrawing(RECONSTRUCTED)).toBe(drawing);
    const [first, second] = layoutOf(RECONSTRUCTED, 912, 668).stations as [Point, Point];
    const [a, b] = drawing.stations as [Point, Point];
    expect(Math.sign(second[0] - first[0])).toBe(Math.sign(b[0] - a[0]));
    expect(Math.sign(second[1] - first[1])).toBe(Math.sign(b[1] - a[1]));
  });

  test.each([
    [
      'two stations at one point',
      { stations: drawing.stations.map((p, i) => (i === 1 ? drawing.stations[0]! : p)) },
    ],
    ['a station at sea', { stations: drawing.stations.map((p, i): Point => (i === 4 ? [-50, 20] : p)) }],
    ['a mountain town at sea', { mountainTowns: { ...drawing.mountainTowns, m2: [5, 5] as Point } }],
    [
      'a coast around nothing',
      {
        coast: [
          [0, 0],
          [1, 1],
          [2, 2],
        ] as Point[],
      },
    ],
  ])('is left aside with %s, and the board still draws', (_, change) => {
    const board = drawn(change);
    expect(checkBoard(board)).toEqual([]);
    expect(usableDrawing(board)).toBeNull();
    for (const [width, height] of SIZES) expect(faultsOf(layoutOf(board, width, height))).toEqual([]);
  });
});
