/**
 * What the places of the island are called, on any board. The rules know them by ids; people read the names of towns,
 * and tell stations and areas apart by the towns beside them.
 */

import type { State } from '@tokaido/duo';
import { AREA_NAMES, ICONS, STATION_NAMES, STATION_TYPES, TOWN_NAMES } from '@tokaido/duo';
import { isKey, nameOf, sentence, t } from '../messages/index.ts';

export const PILGRIM = 0;
export const MERCHANT = 1;
export const ARTIST = 2;

type OnIsland = Pick<State, 'island'>;

/** The ids of the places that each character can stand on: stations, towns, areas. */
const PLACES: readonly (readonly string[])[] = [STATION_NAMES, TOWN_NAMES, AREA_NAMES];

/** The id of a place, as in records and board files. */
export function placeId(character: number, place: number): string {
  return PLACES[character]?.[place] ?? '';
}

/** The number of a place among those of its character; −1 if it is none of them. */
export function placeNumber(character: number, id: string): number {
  return PLACES[character]?.indexOf(id) ?? -1;
}

/** The character whose move leads to a place: the letter of the place tells. */
export function characterTo(id: string): number {
  return PLACES.findIndex((ids) => ids.includes(id));
}

export const iconId = (icon: number): string => ICONS[icon] ?? '';

export function stationType({ island }: OnIsland, station: number): string {
  return STATION_TYPES[island.ring[station] ?? -1] ?? '';
}

/** The type of the station on which my Pilgrim stands. */
export function stationUnder({ s, me }: { readonly s: State; readonly me: number }): string {
  return stationType(s, s.players[me]?.pilgrim ?? -1);
}

/** The town of a place; −1 where there is none. */
export function townOf({ island }: OnIsland, character: number, place: number): number {
  if (character === MERCHANT) return place;
  return character === PILGRIM ? (island.townAt[place] ?? -1) : -1;
}

/** The names of a board's drawing; none where two towns would be called the same. */
function namesOf({ island }: OnIsland): readonly string[] | null {
  const { townNames } = island.board.drawing ?? {};
  const names = TOWN_NAMES.map((id) => townNames?.[id]?.trim() ?? '');
  return names.includes('') || new Set(names).size < names.length ? null : names;
}

export function townName(s: OnIsland, town: number): string {
  const name = namesOf(s)?.[town];
  if (name !== undefined) {
    const key = `duo.town.${name}`;
    return isKey(key) ? t(key) : name;
  }
  const isMountain = (s.island.wares[town] ?? 0) > 0;
  const coast = s.island.wares.filter((wares) => wares === 0).length;
  return isMountain
    ? t('duo.town.mountain', { n: town - coast + 1 })
    : t('duo.town.coastal', { n: town + 1 });
}

/** The next town from a station, one step of `by` at a time. */
function townFrom({ island }: OnIsland, station: number, by: 1 | -1): { town: number; passed: number[] } {
  const stations = island.ring.length;
  const passed: number[] = [];
  for (let at = station; ; at = (at + by + stations) % stations) {
    const town = island.townAt[at] ?? -1;
    // Every board has towns on its ring; a ring without one must not be walked forever.
    if (town >= 0 || passed.length > stations) return { town, passed };
    passed.push(at);
  }
}

/** `between Matsuyama and Niihama`; empty for the only station of its type. */
function stationWhere(s: OnIsland, station: number): string {
  const type = s.island.ring[station];
  if (s.island.ring.filter((other) => other === type).length === 1) return '';
  const before = townFrom(s, station, -1);
  const after = townFrom(s, station, 1);
  const alike = (passed: readonly number[]) => passed.filter((at) => s.island.ring[at] === type).length;
  const isAlone = alike(before.passed) + alike(after.passed) === 2;
  return t('duo.where.between', {
    from: townName(s, before.town),
    to: townName(s, after.town),
    n: isAlone ? 0 : alike(before.passed),
  });
}

/** `by Matsuyama`; empty for the only area of its icon. */
function areaWhere(s: OnIsland, area: number): string {
  const { icons, townAreas } = s.island;
  const alike = AREA_NAMES.flatMap((_, other) => (icons[other] === icons[area] ? [other] : []));
  if (alike.length === 1) return '';
  const others = alike.reduce((bits, other) => (other === area ? bits : bits | (1 << other)), 0);
  const town = townAreas.findIndex((areas) => ((areas >> area) & 1) === 1 && (areas & others) === 0);
  return town < 0
    ? t('duo.where.number', { n: alike.indexOf(area) + 1 })
    : t('duo.where.by', { town: townName(s, town) });
}

/** The short name: `Takamatsu`, `Temple`, `Moon area`. Several places may share it. */
export function placeTitle(s: OnIsland, character: number, place: number): string {
  const town = townOf(s, character, place);
  if (town >= 0) return townName(s, town);
  return character === ARTIST
    ? t('duo.place.area', { icon: iconId(s.island.icons[place] ?? -1), where: '' }).trim()
    : nameOf('duo.station', stationType(s, place));
}

/** The name that no other place of this character has: `Temple between Matsuyama and Niihama`. */
export function placeName(s: OnIsland, character: number, place: number): string {
  const town = townOf(s, character, place);
  if (town >= 0) return townName(s, town);
  return sentence(
    character === ARTIST
      ? t('duo.place.area', { icon: iconId(s.island.icons[place] ?? -1), where: areaWhere(s, place) })
      : t('duo.place.station', { station: stationType(s, place), where: stationWhere(s, place) }),
  ).trim();
}

/** `to Matsuyama`, `to the temple`, `to the moon area`. */
export function shortWhereTo(s: OnIsland, character: number, place: number): string {
  return to(s, character, place, '');
}

/** `to Matsuyama`, `to the temple between Matsuyama and Niihama`, `to the moon area by Matsuyama`. */
export function whereTo(s: OnIsland, character: number, place: number): string {
  return to(s, character, place, whereIs(s, character, place));
}

function whereIs(s: OnIsland, character: number, place: number): string {
  return character === ARTIST ? areaWhere(s, place) : stationWhere(s, place);
}

function to(s: OnIsland, character: number, place: number, where: string): string {
  const town = townOf(s, character, place);
  if (town >= 0) return t('duo.to.town', { town: townName(s, town) });
  const said =
    character === ARTIST
      ? t('duo.to.area', { icon: iconId(s.island.icons[place] ?? -1), where })
      : t('duo.to.station', { station: stationType(s, place), where });
  return said.trim();
}
