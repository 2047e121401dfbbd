/** The whole map in pixels, for a board and the size of its picture. Pure: nothing of a page is asked. */

import type { Board } from '@tokaido/duo';
import { TOWN_NAMES } from '@tokaido/duo';
import { type Plate, platesOf, sealIn } from './areas.ts';
import { ruggedCoast } from './coast.ts';
import { computedHills } from './hills.ts';
import type { Point } from './points.ts';
import { add, distance, ORIGIN, outward, scale, smoothRing } from './points.ts';
import { type Box, computedRing, stretch, usableDrawing } from './rings.ts';
import { routeLines } from './routes.ts';
import { type Sizes, sizesOf } from './sizes.ts';
import { tagsOf } from './tags.ts';

export interface Layout {
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  readonly sizes: Sizes;
  /** The outline of the land. */
  readonly coast: readonly Point[];
  /** By the numbers of the engine. */
  readonly stations: readonly Point[];
  readonly towns: readonly Point[];
  readonly routes: readonly (readonly Point[])[];
  readonly areas: readonly (Plate & { readonly seal: Point })[];
  /** The boutiques' tags, by coastal town. */
  readonly tags: readonly Point[];
  /** The corner of the tiles that nobody has taken. */
  readonly lane: Box;
}

const known = new WeakMap<Board, Map<string, Layout>>();

/** A window is drawn again and again at the same size. */
export function layoutOf(board: Board, width: number, height: number): Layout {
  let sizes = known.get(board);
  if (sizes === undefined) known.set(board, (sizes = new Map()));
  const key = `${width} ${height}`;
  let layout = sizes.get(key);
  // A window that is being dragged must not fill the memory.
  if (layout === undefined && sizes.size > 20) sizes.clear();
  if (layout === undefined) sizes.set(key, (layout = reckon(board, width, height)));
  return layout;
}

function reckon(board: Board, width: number, height: number): Layout {
  const wanted = sizesOf(width, height);
  const lane = laneOf(wanted, width, height);
  const shallow = shoreOf(board, wanted, { width, height, bottom: wanted.bottom });
  // Land in the corner of the tiles makes room for them.
  const isFree = shallow.coast.every(([x, y]) => x < lane.left || y < lane.top);
  const shore = isFree ? shallow : shoreOf(board, wanted, { width, height, bottom: lane.height + 6 });
  const { stations, coast } = shore;
  const towns = townsOf(board, wanted, shore);
  // A crowded ring has smaller plaques.
  const gap = leastGap([...stations, ...towns.slice(COASTAL)]);
  const fit = Math.min(1, (gap * 0.8) / wanted.station);
  const sizes = { ...wanted, station: wanted.station * fit, hill: wanted.hill * Math.max(fit, 0.6) };
  const routes = routeLines(board, towns, stations, shore.drawn === null ? 'computed' : 'drawn');
  const offshore = outward(stations).map((out, i) =>
    add(stations[i] ?? ORIGIN, scale(out, shore.beach * 2.5)),
  );
  const tags = tagsOf({ board, width, height, sizes, stations, coast, lane });
  const rounds = [
    ...stations.map((at) => ({ at, radius: sizes.station / 2 })),
    ...towns.slice(COASTAL).map((at) => ({ at, radius: sizes.hill * 0.6 })),
    ...tags.map((at) => ({ at, radius: sizes.tag[0] / 2 })),
  ];
  const areas = platesOf(board, { stations, offshore, routes }).map((plate) => ({
    ...plate,
    seal: sealIn(plate.outline, rounds, sizes.seal),
  }));
  return { board, width, height, sizes, coast, stations, towns, routes, areas, tags, lane };
}

function laneOf({ lane }: Sizes, width: number, height: number): Box {
  const [wide, high] = [Math.min(lane[0], width), lane[1]];
  return { left: width - wide, top: height - high, width: wide, height: high };
}

const COASTAL = 8;

interface Shore {
  readonly coast: readonly Point[];
  readonly stations: readonly Point[];
  /** How far the sea is from the stations. */
  readonly beach: number;
  /** Where a point of the drawing lies in the picture; null without a drawing. */
  readonly drawn: ((point: Point) => Point) | null;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
}

function shoreOf(board: Board, sizes: Sizes, { width, height, bottom }: Frame): Shore {
  const box = inset({ left: 0, top: 0, width, height }, sizes.side, sizes.top, bottom);
  const drawing = usableDrawing(board);
  if (drawing !== null) {
    const drawn = stretch(drawing, box);
    const [stations, outline] = [drawing.stations.map(drawn), drawing.coast.map(drawn)];
    const beach = Math.max(...stations.map((station) => nearest(station, outline)));
    return { coast: ruggedCoast(outline, sizes.route), stations, beach, drawn };
  }
  const beach = sizes.station * 0.55 + 6;
  const stations = computedRing(board, inset(box, beach, beach, beach));
  const out = outward(stations);
  const outline = stations.map((station, i) => add(station, scale(out[i] ?? ORIGIN, beach)));
  return { coast: ruggedCoast(outline, sizes.route * 0.5), stations, beach, drawn: null };
}

function inset(box: Box, side: number, top: number, bottom: number): Box {
  return {
    left: box.left + side,
    top: box.top + top,
    width: box.width - 2 * side,
    height: box.height - top - bottom,
  };
}

/** Coastal towns lie on their stations; mountain towns where the drawing says, or where there is room. */
function townsOf(board: Board, sizes: Sizes, { stations, drawn }: Shore): readonly Point[] {
  const coastalTowns = TOWN_NAMES.slice(0, COASTAL).map((name) => {
    const at = board.ring.findIndex((entry) => entry.type === 'coastal-town' && entry.town === name);
    return stations[at] ?? ORIGIN;
  });
  const hills =
    drawn === null
      ? computedHills(board, { stations, coastalTowns, room: sizes.hill * 1.25 })
      : TOWN_NAMES.slice(COASTAL).map((name) => drawn(board.drawing?.mountainTowns[name] ?? ORIGIN));
  return [...coastalTowns, ...hills];
}

const nearest = (point: Point, others: readonly Point[]) =>
  Math.min(...others.map((other) => distance(point, other)));

function leastGap(points: readonly Point[]): number {
  return Math.min(
    ...points.map((point, i) =>
      nearest(
        point,
        points.filter((_, j) => j !== i),
      ),
    ),
  );
}

/** The pilgrims' way, round the whole coast. */
export const ringLine = ({ stations }: Layout): readonly Point[] => smoothRing(stations, 6);
