/**
 * The areas as plates of land: each lies between two neighboring coastal towns and the routes that join them. On a board
 * that no plane map can show, an area may lie beside where its stations are, but it always has a plate of its own.
 */

import type { Board } from '@tokaido/duo';
import { AREA_NAMES, TOWN_NAMES } from '@tokaido/duo';
import type { Point } from './points.ts';
import { around, distance, distanceToOutline, isInside, middleOf, ORIGIN } from './points.ts';
import { lineBetween } from './routes.ts';

/** The stations from one coastal town to the next, both included. */
export interface Stretch {
  readonly stations: readonly number[];
  readonly towns: readonly [number, number];
}

export function stretchesOf({ ring }: Pick<Board, 'ring'>): readonly Stretch[] {
  const starts = ring.flatMap((entry, i) => (entry.type === 'coastal-town' ? [i] : []));
  return starts.map((start, n) => {
    const end = around(starts, n + 1);
    const count = (end - start + ring.length) % ring.length;
    const townAt = (i: number) => {
      const entry = ring[i];
      return entry?.type === 'coastal-town' ? TOWN_NAMES.indexOf(entry.town) : -1;
    };
    return {
      stations: Array.from({ length: count + 1 }, (_, i) => (start + i) % ring.length),
      towns: [townAt(start), townAt(end)],
    };
  });
}

/** Which area lies at each stretch of the coast: that of its stations; where it has none, one that is left over. */
export function areasOfStretches(board: Board, stretches: readonly Stretch[]): readonly number[] {
  const found: (number | null)[] = stretches.map(() => null);
  const take = (wish: (stretch: Stretch) => number | null) => {
    for (const [i, stretch] of stretches.entries()) {
      const area = found[i] === null ? wish(stretch) : null;
      if (area !== null && area >= 0 && !found.includes(area)) found[i] = area;
    }
  };
  const free = () => AREA_NAMES.map((_, area) => area).filter((area) => !found.includes(area));
  take(({ stations }) => {
    const entry = board.ring[stations[1] ?? -1];
    return entry === undefined || entry.type === 'coastal-town' ? null : AREA_NAMES.indexOf(entry.area);
  });
  take(({ towns }) => free().find((area) => towns.every((town) => doesBorder(board, town, area))) ?? null);
  take(() => free()[0] ?? null);
  return found.map((area) => area ?? 0);
}

function doesBorder({ routes }: Board, town: number, area: number): boolean {
  const [name, wanted] = [TOWN_NAMES[town], AREA_NAMES[area]];
  return routes.some(
    ({ from, to, between }) => (from === name || to === name) && between.some((each) => each === wanted),
  );
}

export interface Plate {
  /** Along the stations and back over the routes. */
  readonly outline: readonly Point[];
  /** The same, but beyond the coast: what is painted and cut off there. */
  readonly painted: readonly Point[];
}

interface Land {
  readonly stations: readonly Point[];
  /** For each station a point out at sea. */
  readonly offshore: readonly Point[];
  readonly routes: readonly (readonly Point[])[];
}

/** The plates by area. */
export function platesOf(board: Board, { stations, offshore, routes }: Land): readonly Plate[] {
  const stretches = stretchesOf(board);
  const areas = areasOfStretches(board, stretches);
  return AREA_NAMES.map((_, area) => {
    const { stations: along, towns } = around(stretches, areas.indexOf(area));
    const inner = lineBetween(board, routes, towns[1], towns[0]);
    return {
      outline: [...along.map((i) => stations[i] ?? ORIGIN), ...inner],
      painted: [...along.map((i) => offshore[i] ?? ORIGIN), ...inner],
    };
  });
}

const FINE = 14;

/** Something round on the map that a seal must not touch. */
interface Round {
  readonly at: Point;
  readonly radius: number;
}

/** A place for an area's seal within its plate: as far as can be from the edge and from everything else. */
export function sealIn(outline: readonly Point[], others: readonly Round[], size: number): Point {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const middle = middleOf(outline);
  let [best, most] = [middle, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < FINE * FINE; i++) {
    const point: Point = [
      left + (width * ((i % FINE) + 0.5)) / FINE,
      top + (height * (Math.floor(i / FINE) + 0.5)) / FINE,
    ];
    if (!isInside(point, outline)) continue;
    const clear = others.reduce(
      (least, { at, radius }) => Math.min(least, distance(point, at) - radius),
      distanceToOutline(point, outline),
    );
    // Beyond enough room the middle of the plate looks best.
    const worth = Math.min(clear, size * 1.6) - distance(point, middle) * 0.08;
    if (worth > most) [best, most] = [point, worth];
  }
  return best;
}
