/** Ids of the game as words for people. */

import {
  ACHIEVEMENTS,
  DISHES,
  ENCOUNTERS,
  PANORAMAS,
  ROADS,
  SOUVENIRS,
  SPACE_NAMES,
  TRAVELERS,
} from '@tokaido/tokaido';
import { capital } from '../sentences.ts';

/** An id by its number in one of the game's tables; the number itself where the table is too short. */
function nameIn(table: readonly string[], number: number): string {
  return table[number] ?? `number ${number}`;
}

export const travelerName = (traveler: number) => capital(TRAVELERS[traveler]?.id ?? `traveler ${traveler}`);
export const souvenirName = (card: number) => nameIn(SOUVENIRS, card);
export const dishName = (dish: number) => nameIn(DISHES, dish);
export const panoramaName = (panorama: number) => nameIn(PANORAMAS, panorama);

/** `annaibito-sea` → `the Annaibito (sea)`. */
export function encounterName(kind: number): string {
  const [person, about] = (ENCOUNTERS[kind]?.id ?? `person ${kind}`).split('-');
  return `the ${capital(person)}${about === undefined ? '' : ` (${about})`}`;
}

/** `panorama-sea-first` → `first complete sea panorama`. */
export function achievementName(achievement: number): string {
  const id = nameIn(ACHIEVEMENTS, achievement);
  const [, panorama] = /^panorama-(\w+)-first$/.exec(id) ?? [];
  return panorama === undefined ? capital(id) : `first complete ${panorama} panorama`;
}

/** The name of the space at a printed position. */
export function spaceName(position: number): string {
  const id = nameIn(SPACE_NAMES, ROADS[0].space[position]);
  const [, panorama] = /^panorama-(\w+)$/.exec(id) ?? [];
  return panorama === undefined ? id.replaceAll('-', ' ') : `${panorama} panorama`;
}

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  'donor-rank': 'Donor ranking',
  'ach-panorama': 'First panoramas',
  'ach-end': 'Achievements',
};

/** A source of points as the head of a row. */
export function sourceName(source: string): string {
  return SOURCE_NAMES[source] ?? capital(source.replaceAll('-', ' '));
}
