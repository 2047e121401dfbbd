/** Where the boutiques' tags lie: out at sea beside their towns, in the picture, and on nothing else. */

import type { Board } from '@tokaido/duo';
import { TOWN_NAMES } from '@tokaido/duo';
import type { Point } from './points.ts';
import { add, clamp, distance, isInside, ORIGIN, outward, scale } from './points.ts';
import type { Box } from './rings.ts';
import type { Sizes } from './sizes.ts';

interface Shore {
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  readonly sizes: Sizes;
  readonly stations: readonly Point[];
  readonly coast: readonly Point[];
  readonly lane: Box;
}

/** Directions from the way straight out, in twelfths of a turn. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6];

export function tagsOf(shore: Shore): readonly Point[] {
  const { board, stations, sizes } = shore;
  const out = outward(stations);
  const placed: Point[] = [];
  for (const name of TOWN_NAMES.slice(0, board.boutiques.length)) {
    const at = board.ring.findIndex((entry) => entry.type === 'coastal-town' && entry.town === name);
    const town = stations[at] ?? ORIGIN;
    const straight = out[at] ?? ORIGIN;
    const places = TURNS.flatMap((turn) =>
      [1, 1.3].map((far) => ({ at: beside(shore, town, straight, turn, far), turn, far })),
    );
    let [best, least] = [town, Number.POSITIVE_INFINITY];
    for (const place of places) {
      const cost =
        costOf(shore, town, place.at, placed) + Math.abs(place.turn) * 3 + place.far * sizes.station * 0.2;
      if (cost < least) [best, least] = [place.at, cost];
    }
    placed.push(best);
  }
  return placed;
}

/** A tag in a direction: just so far out that it does not touch the plaque, and within the picture. */
function beside(
  { sizes, width, height }: Shore,
  town: Point,
  straight: Point,
  turn: number,
  far: number,
): Point {
  const angle = (turn * Math.PI) / 6;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const way: Point = [straight[0] * cos - straight[1] * sin, straight[0] * sin + straight[1] * cos];
  const [tagWidth, tagHeight] = sizes.tag;
  // The border of the plaque and the tag together, seen in this direction.
  const reach = Math.min(
    (sizes.station / 2 + tagWidth / 2 + 1) / Math.max(Math.abs(way[0]), 0.01),
    (sizes.station / 2 + tagHeight / 2 + 1) / Math.max(Math.abs(way[1]), 0.01),
  );
  const [x, y] = add(town, scale(way, reach * far));
  const margin = 3;
  return [
    clamp(x, tagWidth / 2 + margin, width - tagWidth / 2 - margin),
    clamp(y, tagHeight / 2 + margin, height - tagHeight / 2 - margin),
  ];
}

function costOf(
  { sizes, stations, coast, lane }: Shore,
  town: Point,
  tag: Point,
  placed: readonly Point[],
): number {
  const [width, height] = sizes.tag;
  /** How much a square of that size around another point is covered. */
  const covered = (other: Point, w: number, h: number) => {
    const across = (width + w) / 2 - Math.abs(tag[0] - other[0]);
    const down = (height + h) / 2 - Math.abs(tag[1] - other[1]);
    return across > 0 && down > 0 ? Math.min(across, down) : 0;
  };
  let cost = isInside(tag, coast) ? sizes.station * 0.3 : 0;
  for (const station of stations) {
    const isOwn = distance(station, town) < 1;
    cost += covered(station, sizes.station, sizes.station) * (isOwn ? 6 : 10);
  }
  for (const other of placed) cost += covered(other, width + 4, height + 4) * 20;
  const middle: Point = [lane.left + lane.width / 2, lane.top + lane.height / 2];
  return cost + covered(middle, lane.width, lane.height) * 8;
}
