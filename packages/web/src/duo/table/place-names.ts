/** The places of the island by their names alone, and where they lie: several temples are told apart by their towns. */

import type { State } from '@tokaido/duo';
import { STATION_TYPES, TOWN_NAMES } from '@tokaido/duo';
import { members } from '@tokaido/kernel';
import { list, nameOf, t } from '@tokaido/words';
import { iconId } from '@tokaido/words/duo';
import { ARTIST, MERCHANT } from '../targets.ts';

/** A town; by its name on the board where nobody named it. */
export function townLabel({ island }: State, town: number): string {
  const id = TOWN_NAMES[town] ?? '';
  return island.board.drawing?.townNames[id] ?? id;
}

/** The town of a place, −1 for none. */
export function townOf({ island }: State, character: number, place: number): number {
  if (character === MERCHANT) return place;
  return character === ARTIST ? -1 : (island.townAt[place] ?? -1);
}

export function stationType({ island }: State, station: number): string {
  return STATION_TYPES[island.ring[station] ?? -1] ?? '';
}

/** `Takamatsu`, `Temple`, `Moon area`. */
export function placeLabel(s: State, character: number, place: number): string {
  if (character === ARTIST) return t('duo.dice.area', { icon: iconId(s.island.icons[place] ?? -1) });
  const town = townOf(s, character, place);
  return town >= 0 ? townLabel(s, town) : nameOf('duo.station', stationType(s, place));
}

/** Which of several like it: `between Takamatsu and Naruto`; empty for a town. */
export function placeNote(s: State, character: number, place: number): string {
  if (character === ARTIST) {
    const towns = TOWN_NAMES.flatMap((_, town) =>
      members(s.island.townAreas[town] ?? 0).includes(place) ? [townLabel(s, town)] : [],
    );
    return t('duo.dice.by', { towns: list(towns.slice(0, 3)) });
  }
  if (townOf(s, character, place) >= 0) return '';
  const [before, after] = [-1, 1].map((step) => townLabel(s, nextTown(s, place, step)));
  return t('duo.dice.between', { before: before ?? '', after: after ?? '' });
}

/** The first town along the coast, in either direction. */
function nextTown({ island: { townAt } }: State, station: number, step: number): number {
  const stations = townAt.length;
  for (let at = station + step + stations, i = 0; i < stations; i++, at += step) {
    const town = townAt[at % stations] ?? -1;
    if (town >= 0) return town;
  }
  return -1;
}
