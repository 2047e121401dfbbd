/** Where things are on the island: names of stations, towns and areas, and who stands there. */

import type { State } from '@tokaido/duo';
import {
  AREA_NAMES,
  CHARACTERS,
  COLORS,
  ICONS,
  STATION_NAMES,
  STATION_TYPES,
  TOWN_NAMES,
  WARES,
} from '@tokaido/duo';
import { capital } from '../../sentences.ts';

export const PILGRIM = 0;
export const MERCHANT = 1;
export const ARTIST = 2;

export function colorName(seat: number): string {
  return capital(COLORS[seat] ?? `seat ${seat + 1}`);
}

/** `Matsuyama (c0)`. */
export function townName(s: State, town: number): string {
  const id = TOWN_NAMES[town] ?? 'nowhere';
  const name = s.island.board.drawing?.townNames[id];
  return name === undefined ? id : `${name} (${id})`;
}

/** `temple (s05)`; a station in a town has the town's name. */
export function stationName(s: State, station: number): string {
  const town = s.island.townAt[station] ?? -1;
  const id = STATION_NAMES[station] ?? `station ${station}`;
  if (town >= 0) return townName(s, town);
  return `${(STATION_TYPES[s.island.ring[station]] ?? 'station').replace('-', ' ')} (${id})`;
}

/** `area of the moon (a1)`. */
export function areaName(s: State, area: number): string {
  return `${ICONS[s.island.icons[area]] ?? 'open'} area (${AREA_NAMES[area] ?? area})`;
}

export function placeName(s: State, character: number, place: number): string {
  if (character === PILGRIM) return stationName(s, place);
  return character === MERCHANT ? townName(s, place) : areaName(s, place);
}

/** The ware and the price that a coastal town pays; empty in the mountains. */
export function boutique(s: State, boutiques: readonly number[], town: number): string {
  const value = boutiques[town];
  if (value === undefined) return `${s.island.wares[town]} wares to draw`;
  return `buys ${WARES[value >> 4]} for ${value & 15}`;
}

/** Whose characters stand at a station, in a town or in an area. */
export function peopleAt(s: State, kind: number, place: number): string[] {
  return s.players.flatMap(({ seat, pilgrim, merchant, artist }) => {
    const at = [pilgrim, merchant, artist][kind];
    return at === place ? [`${colorName(seat)}'s ${CHARACTERS[kind]}`] : [];
  });
}
