/**
 * Where the mountain towns of a board without a drawing lie: between the towns that their routes lead to, apart from
 * each other, from the coast and from routes that pass by.
 */

import type { Board } from '@tokaido/duo';
import { TOWN_NAMES } from '@tokaido/duo';
import type { Point } from './points.ts';
import { between, distance, distanceToSegment, doCross, middleOf, ORIGIN, subtract, unit } from './points.ts';

export type Ends = readonly [from: number, to: number];

/** The towns that each route joins. */
export function routeEnds({ routes }: Pick<Board, 'routes'>): readonly Ends[] {
  return routes.map(({ from, to }) => [TOWN_NAMES.indexOf(from), TOWN_NAMES.indexOf(to)]);
}

/** How far a route along the coast is drawn into the land, as a part of the way to the middle. */
const INLAND = 0.5;

/** The point that a route between two towns bends to: a route along the coast keeps away from it. */
export function bendOf(a: Point, b: Point, isCoastal: boolean, middle: Point): Point {
  return between(between(a, b, 0.5), middle, isCoastal ? INLAND : 0);
}

interface Land {
  readonly ends: readonly Ends[];
  readonly stations: readonly Point[];
  readonly coastalTowns: readonly Point[];
  readonly middle: Point;
  /** The least distance that is wanted between a mountain town and anything else. */
  readonly room: number;
}

/** Nothing is worse than routes that cross. */
const CROSSING = 1_000_000;
/** The cosine of an angle at which two routes are told apart easily, and what a narrower one costs. */
const WIDE = 0.8;
const NARROW = 8000;
const ROUNDS = 5;
/** How near better places are looked for, in parts of the room that a town wants. */
const NEAR = [-1, -0.4, 0, 0.4, 1];

/** From the middle of its neighbors each town moves to better places near by, in turn. Four need no cleverer search. */
export function computedHills(board: Board, land: Omit<Land, 'ends' | 'middle'>): readonly Point[] {
  const all: Land = { ...land, ends: routeEnds(board), middle: middleOf(land.stations) };
  const hills = [...amongNeighbors(all, TOWN_NAMES.length - land.coastalTowns.length)];
  for (let round = 0; round < ROUNDS; round++) {
    improve(all, hills, ([x, y]) =>
      NEAR.flatMap((dx) => NEAR.map((dy): Point => [x + dx * land.room, y + dy * land.room])),
    );
  }
  return hills;
}

/** Moves each town to the best of the places that are offered for it. */
function improve(land: Land, hills: Point[], offered: (at: Point) => readonly Point[]): void {
  let least = costOf(land, hills);
  for (const [i, hill] of hills.entries()) {
    let best = hill;
    for (const place of offered(hill)) {
      hills[i] = place;
      const cost = costOf(land, hills);
      if (cost < least) [best, least] = [place, cost];
    }
    hills[i] = best;
  }
}

/** Each in the middle of the towns that its routes lead to. */
function amongNeighbors({ ends, coastalTowns, middle }: Land, count: number): readonly Point[] {
  let hills: readonly Point[] = Array.from({ length: count }, () => middle);
  for (let round = 0; round < 30; round++) {
    const towns = [...coastalTowns, ...hills];
    hills = hills.map((hill, i) => {
      const town = coastalTowns.length + i;
      const neighbors = ends.flatMap(([a, b]) => (a === town ? [b] : b === town ? [a] : []));
      const points = neighbors.map((each) => towns[each] ?? hill);
      return points.length === 0 ? hill : middleOf(points);
    });
  }
  return hills;
}

/** What is wrong with these places: routes that cross, towns that crowd something, long ways. */
function costOf({ ends, stations, coastalTowns, middle, room }: Land, hills: readonly Point[]): number {
  const towns = [...coastalTowns, ...hills];
  const lines = ends.map(([from, to]): readonly [Point, Point, Point] => {
    const [a, b] = [towns[from] ?? ORIGIN, towns[to] ?? ORIGIN];
    return [a, bendOf(a, b, Math.max(from, to) < coastalTowns.length, middle), b];
  });
  const crowding = (far: number, wanted: number) => Math.max(0, wanted - far) ** 2;
  let cost = 0;
  for (const [i, [a, bend, b]] of lines.entries()) {
    cost += (distance(a, bend) + distance(bend, b)) * 0.5;
    for (const [c, other, d] of lines.slice(0, i)) {
      for (const [p, q] of [
        [a, bend],
        [bend, b],
      ] as const) {
        cost += (doCross(p, q, c, other) ? CROSSING : 0) + (doCross(p, q, other, d) ? CROSSING : 0);
      }
    }
    const own = ends[i] ?? [-1, -1];
    cost += narrowness(own, ends.slice(0, i), towns);
    for (const [town, point] of towns.entries()) {
      if (own.includes(town)) continue;
      const far = Math.min(distanceToSegment(point, a, bend), distanceToSegment(point, bend, b));
      cost += crowding(far, room) * 2;
    }
  }
  for (const [i, hill] of hills.entries()) {
    for (const other of hills.slice(0, i)) cost += crowding(distance(hill, other), room * 1.8) * 3;
    for (const station of stations) cost += crowding(distance(hill, station), room * 1.5) * 3;
  }
  return cost;
}

/** How narrow the angles are between a route and others that meet it in a town. */
function narrowness(own: Ends, others: readonly Ends[], towns: readonly Point[]): number {
  let cost = 0;
  for (const other of others) {
    const town = own.find((end) => other.includes(end));
    if (town === undefined) continue;
    const [a, b] = [own, other].map(([from, to]) => {
      const way = subtract(towns[from === town ? to : from] ?? ORIGIN, towns[town] ?? ORIGIN);
      return unit(way);
    }) as [Point, Point];
    cost += Math.max(0, a[0] * b[0] + a[1] * b[1] - WIDE) * NARROW;
  }
  return cost;
}
