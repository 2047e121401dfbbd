/** Where the places of the three characters lie, and how large their signs are. */

import { AREA_NAMES } from '@tokaido/duo';
import { ARTIST, PILGRIM } from '../../targets.ts';
import type { Layout } from './layout.ts';
import type { Point } from './points.ts';
import { ORIGIN } from './points.ts';

/** A place that a character can stand on: a station, a town or an area. */
export interface Place {
  readonly character: number;
  readonly place: number;
}

export interface Sign {
  /** The same for a station and the town on it. */
  readonly key: string;
  readonly at: Point;
  readonly size: number;
  /** A type of station, `mountain-town`, or `area`. */
  readonly type: string;
}

const COASTAL = 8;
/** A town is a little larger than other stations. */
const TOWN = 1.08;

export function stationSign({ board, stations, sizes }: Layout, station: number): Sign {
  const type = board.ring[station]?.type ?? 'temple';
  const size = sizes.station * (type === 'coastal-town' ? TOWN : 1);
  return { key: `s${station}`, at: stations[station] ?? ORIGIN, size, type };
}

export function hillSign({ towns, sizes }: Layout, town: number): Sign {
  return { key: `m${town}`, at: towns[town] ?? ORIGIN, size: sizes.hill, type: 'mountain-town' };
}

export function areaSign({ areas, sizes }: Layout, area: number): Sign {
  return { key: `a${area}`, at: areas[area]?.seal ?? ORIGIN, size: sizes.seal, type: 'area' };
}

/** The station of a coastal town. */
export function stationOfTown({ board, stations, towns }: Layout, town: number): number {
  const at = towns[town];
  return board.ring.findIndex((_, i) => stations[i] === at);
}

export function signOf(layout: Layout, { character, place }: Place): Sign {
  if (character === ARTIST) return areaSign(layout, place);
  if (character === PILGRIM) return stationSign(layout, place);
  return place < COASTAL ? stationSign(layout, stationOfTown(layout, place)) : hillSign(layout, place);
}

/** The signs of all places, those of the land first. */
export function allSigns(layout: Layout): readonly Sign[] {
  return [
    ...AREA_NAMES.map((_, area) => areaSign(layout, area)),
    ...layout.stations.map((_, station) => stationSign(layout, station)),
    ...layout.towns.flatMap((_, town) => (town < COASTAL ? [] : [hillSign(layout, town)])),
  ];
}
