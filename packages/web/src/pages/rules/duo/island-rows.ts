/** The island in rows: its stations, towns, areas and waves, in the words of the player. */

import { AREA_NAMES, CHARACTERS, duo, STATION_TYPES, TOWN_NAMES, WAVES } from '@tokaido/duo';
import { FastChance } from '@tokaido/kernel';
import { nameOf } from '@tokaido/words';
import { ARTIST, characterName, MERCHANT, placeName, sideName } from '@tokaido/words/duo';
import { BOARD } from './numbers.ts';

/** Any position: only the island is asked for. */
const position = duo.setup({ first: 'purple' }, { chance: new FastChance(1), tell: null });

const townName = (id: string) => placeName(position, MERCHANT, TOWN_NAMES.indexOf(id));
const areaName = (id: string) => placeName(position, ARTIST, AREA_NAMES.indexOf(id));

export function stationRows() {
  return STATION_TYPES.map((type) => ({
    type,
    name: nameOf('duo.station', type),
    count: BOARD.ring.filter((entry) => entry.type === type).length,
  }));
}

export function townRows() {
  return TOWN_NAMES.map((id) => ({
    id,
    name: townName(id),
    /** Wares that can be drawn there; 0 on the coast. */
    wares: BOARD.mountainTowns[id] ?? 0,
    routes: BOARD.routes.flatMap(({ from, to }) => {
      if (from === id) return [townName(to)];
      return to === id ? [townName(from)] : [];
    }),
  }));
}

export function areaRows() {
  return AREA_NAMES.map((id, area) => ({
    id,
    icon: BOARD.areas[id] ?? 'moon',
    name: areaName(id),
    towns: TOWN_NAMES.filter((_, town) => ((position.island.townAreas[town] ?? 0) >> area) & 1).map(townName),
    borders: BOARD.routes.flatMap(({ between: [one, other] }) => {
      if (one === id) return [areaName(other)];
      return other === id ? [areaName(one)] : [];
    }),
  }));
}

export function waveRows() {
  return WAVES.flatMap((sides, character) =>
    sides.map((id, side) => ({
      id,
      character: CHARACTERS[character] ?? 'pilgrim',
      name: sideName(character, side),
      of: characterName(character),
      does: nameOf('duo.side', `${id}.does`),
    })),
  );
}
