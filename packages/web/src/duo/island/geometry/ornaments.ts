/** What only makes the map a picture: peaks and pines where the land is free, boats and a moon where the sea is. */

import type { Layout } from './layout.ts';
import type { Point } from './points.ts';
import { distance, distanceToOutline, distanceToSegment, isInside, ORIGIN, repeatable } from './points.ts';

export interface Ornament {
  readonly is: 'peak' | 'pine' | 'boat' | 'mist';
  readonly at: Point;
  /** Against its own size, below 0 for one that looks the other way. */
  readonly scale: number;
}

const TRIES = 130;

interface Wish {
  /** How much room is needed around it. */
  readonly room: number;
  /** How far from others of its kind. */
  readonly apart: number;
  readonly most: number;
  readonly seed: number;
}

interface Spot {
  readonly at: Point;
  readonly room: number;
}

/** The freest of many random points, one after the other. */
function freest({ width, height }: Layout, roomAt: (p: Point) => number, wish: Wish): readonly Spot[] {
  const random = repeatable(wish.seed);
  const points = Array.from({ length: TRIES }, (): Point => [random() * width, random() * height])
    .map((at) => ({ at, room: roomAt(at) }))
    .filter(({ room }) => room >= wish.room)
    .sort((a, b) => b.room - a.room);
  const found: Spot[] = [];
  for (const spot of points) {
    const isApart = found.every(({ at }) => distance(at, spot.at) >= wish.apart);
    if (found.length < wish.most && isApart) found.push(spot);
  }
  return found;
}

export function ornamentsOf(layout: Layout): readonly Ornament[] {
  return [...inland(layout), ...atSea(layout)].sort((a, b) => a.at[1] - b.at[1]);
}

function inland(layout: Layout): readonly Ornament[] {
  const { sizes, coast, stations, towns, areas, routes, tags } = layout;
  const k = sizes.station / 37;
  const roomAt = (p: Point) => {
    if (!isInside(p, coast)) return -1;
    const lines = routes.flatMap((line) =>
      line.slice(1).map((to, i) => distanceToSegment(p, line[i] ?? to, to)),
    );
    return Math.min(
      distanceToOutline(p, coast) - 10 * k,
      ...stations.map((other) => distance(p, other) - sizes.station / 2),
      ...towns.map((other) => distance(p, other) - sizes.hill / 2),
      ...areas.map(({ seal }) => distance(p, seal) - sizes.seal / 2),
      ...tags.map((other) => distance(p, other) - sizes.tag[0] / 2),
      ...lines,
    );
  };
  const spots = freest(layout, roomAt, {
    room: 22 * k,
    apart: 56 * k,
    most: sizes.isSmall ? 7 : 13,
    seed: 7,
  });
  return spots.flatMap(({ at, room }, i): readonly Ornament[] => {
    const size = k * (0.56 + 0.06 * (i % 3));
    if (i % 2 === 1)
      return [{ is: 'pine', at: [at[0], at[1] + 14 * k], scale: size * (i % 4 === 1 ? 0.8 : -0.8) }];
    const peak: Ornament = { is: 'peak', at: [at[0], at[1] + 9 * k], scale: size };
    const lesser: Ornament = { is: 'peak', at: [at[0] - 20 * k, at[1] + 13 * k], scale: size * 0.66 };
    return room > 32 * k ? [peak, lesser] : [peak];
  });
}

/** How free the sea is at a point, of land, tags and the corner of the tiles. */
function openSea({ width, height, coast, tags, lane, sizes }: Layout): (p: Point) => number {
  return (p) => {
    const [x, y] = p;
    if (isInside(p, coast) || (x > lane.left - 20 && y > lane.top - sizes.station)) return -1;
    return Math.min(
      distanceToOutline(p, coast),
      x,
      y,
      width - x,
      height - y,
      distance(p, ORIGIN) - sizes.compass * 2,
      ...tags.map((tag) => distance(p, tag) - sizes.tag[0] / 2),
    );
  };
}

function atSea(layout: Layout): readonly Ornament[] {
  const { sizes, width } = layout;
  const k = sizes.station / 37;
  const [roomAt, moon] = [openSea(layout), moonAt(layout)];
  const spots = freest(layout, (p) => Math.min(roomAt(p), distance(p, moon) - 45 * k), {
    room: 17 * k,
    apart: width * 0.26,
    most: sizes.isSmall ? 4 : 7,
    seed: 23,
  });
  return spots.flatMap(({ at: [x, y] }, i): readonly Ornament[] => {
    // Every third is a bank of mist, where it fits.
    const isMist = i % 3 === 2;
    const fits = [-90, -45, 45, 90].every((dx) => roomAt([x + dx * k, y]) > 14 * k);
    if (isMist) return fits ? [{ is: 'mist', at: [x, y], scale: k }] : [];
    return [{ is: 'boat', at: [x, y + 12 * k], scale: k * (0.95 - 0.13 * (i % 3)) * (i % 2 === 0 ? 1 : -1) }];
  });
}

/** Where the moon stands at night: high over open sea. */
export function moonAt(layout: Layout): Point {
  const roomAt = openSea(layout);
  const y = layout.sizes.isSmall ? 30 : 46;
  const spots = [0.3, 0.45, 0.6, 0.2, 0.75].map((part): Point => [layout.width * part, y]);
  return spots.reduce((best, spot) => (roomAt(spot) > roomAt(best) + 6 ? spot : best));
}
