/** The trade routes as lines, and the ways of the three characters over the board. */

import type { Board } from '@tokaido/duo';
import { AREA_NAMES } from '@tokaido/duo';
import { bendOf, type Ends, routeEnds } from './hills.ts';
import type { Point } from './points.ts';
import { distance, doCross, middleOf, ORIGIN, smoothPiece } from './points.ts';

const PIECES = 10;
/** How far a route swings to both sides, as a part of its length; less where nobody has seen whether there is room. */
const SWINGS = { drawn: [0.07], computed: [0.04, 0] } as const;

/** The line of each route from its first town to its second: gently bent, so that it looks walked and not ruled. */
export function routeLines(
  board: Board,
  towns: readonly Point[],
  stations: readonly Point[],
  by: keyof typeof SWINGS,
): readonly (readonly Point[])[] {
  const middle = middleOf(stations);
  const ends = routeEnds(board);
  const all = SWINGS[by].map((swing) =>
    ends.map(([from, to]) => {
      const isCoastal = Math.max(from, to) < board.boutiques.length;
      const [a, b] = [towns[from] ?? ORIGIN, towns[to] ?? ORIGIN];
      return bentLine(a, b, bendOf(a, b, isCoastal, middle), (from * 7 + to * 3) % 2 === 0 ? swing : -swing);
    }),
  );
  return all.find((lines) => crossings(lines) === 0) ?? all[0] ?? [];
}

/** How often two lines cross. */
export function crossings(lines: readonly (readonly Point[])[]): number {
  const pieces = lines.map((line) => line.slice(1).map((to, i) => [line[i] ?? to, to] as const));
  let count = 0;
  for (const [i, one] of pieces.entries()) {
    for (const other of pieces.slice(0, i)) {
      for (const [a, b] of one) for (const [c, d] of other) if (doCross(a, b, c, d)) count++;
    }
  }
  return count;
}

function bentLine(a: Point, b: Point, bend: Point, swing: number): readonly Point[] {
  const length = distance(a, b) || 1;
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  // A quadratic curve through the bend; half of what it is pulled by would only lead halfway there.
  const pull: Point = [2 * bend[0] - (a[0] + b[0]) / 2, 2 * bend[1] - (a[1] + b[1]) / 2];
  return Array.from({ length: PIECES + 1 }, (_, i): Point => {
    const t = i / PIECES;
    const out = swing * length * (0.5 * Math.sin(2 * Math.PI * t) + 0.6 * Math.sin(Math.PI * t));
    const along = (k: 0 | 1) =>
      (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * pull[k] + t ** 2 * b[k] + normal[k] * out;
    return [along(0), along(1)];
  });
}

/** A step from a place to a neighbor, over the link of that number. */
interface Step {
  readonly to: number;
  readonly link: number;
}

/** The steps of a way that enters no place twice: one of that many steps, or else of as few as lead there. */
function stepsTo(links: readonly Ends[], from: number, to: number, count: number | null): readonly Step[] {
  const most = count ?? links.length;
  for (let length = count ?? 0; length <= most; length++) {
    const found = search(links, [from], to, length);
    if (found !== null) return found;
  }
  return count === null ? [] : stepsTo(links, from, to, null);
}

function search(
  links: readonly Ends[],
  path: readonly number[],
  to: number,
  left: number,
): readonly Step[] | null {
  const at = path[path.length - 1] ?? to;
  if (left === 0) return at === to ? [] : null;
  for (const [link, [a, b]] of links.entries()) {
    const next = a === at ? b : b === at ? a : null;
    if (next === null || path.includes(next)) continue;
    const rest = search(links, [...path, next], to, left - 1);
    if (rest !== null) return [{ to: next, link }, ...rest];
  }
  return null;
}

/** The line of a Merchant's way over the routes. The towns are joined by as few routes as can be, so there is one way. */
export function merchantWay(
  board: Board,
  lines: readonly (readonly Point[])[],
  from: number,
  to: number,
): readonly (readonly Point[])[] {
  const links = routeEnds(board);
  return stepsTo(links, from, to, null).map((step) => {
    const line = lines[step.link] ?? [];
    return links[step.link]?.[1] === step.to ? line : line.toReversed();
  });
}

/** The lines of a Pilgrim's way, clockwise along the coast, station by station. */
export function pilgrimWay(
  stations: readonly Point[],
  from: number,
  to: number,
): readonly (readonly Point[])[] {
  const count = (to - from + stations.length) % stations.length;
  return Array.from({ length: count }, (_, i) => [
    ...smoothPiece(stations, from + i, 6),
    ...smoothPiece(stations, from + i + 1, 1),
  ]);
}

/** An Artist's way: from seal to seal through the middle of each route that is crossed. */
export function artistWay(
  { routes }: Pick<Board, 'routes'>,
  lines: readonly (readonly Point[])[],
  seals: readonly Point[],
  move: { readonly from: number; readonly to: number; readonly steps: number | null },
): readonly (readonly Point[])[] {
  const links = routes.map(({ between: [a, b] }): Ends => [AREA_NAMES.indexOf(a), AREA_NAMES.indexOf(b)]);
  let at = move.from;
  return stepsTo(links, move.from, move.to, move.steps).map(({ to, link }) => {
    const line = lines[link] ?? [];
    const crossing = line[Math.floor(line.length / 2)] ?? ORIGIN;
    const piece = [seals[at] ?? ORIGIN, crossing, seals[to] ?? ORIGIN];
    at = to;
    return piece;
  });
}

/** The towns of the way from one town to another with the routes between them, as one line. */
export function lineBetween(
  board: Board,
  lines: readonly (readonly Point[])[],
  from: number,
  to: number,
): readonly Point[] {
  return merchantWay(board, lines, from, to).flat();
}
