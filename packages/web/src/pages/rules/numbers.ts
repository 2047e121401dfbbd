/** The numbers of the game that the rules quote, all from the engine. */

import {
  ACHIEVEMENT_POINTS,
  BOXES,
  DONOR_POINTS,
  ENCOUNTERS,
  MAX_PLAYERS,
  MEAL_POINTS,
  MENU_SIZES as MENUS,
  MIN_PLAYERS,
  OTHER_DONOR_POINTS,
  ROADS,
  SECOND_PLACE_PLAYERS,
  SPACE_NAMES,
  SPRING_COPIES,
  SPRING_POINTS,
  TRAVELERS,
} from '@tokaido/tokaido';
import { newEncounters } from './new-encounters.ts';

export { SET_POINTS } from '@tokaido/tokaido';

// Functions, since this file may be read before the boxes have been loaded.

export function dieFaces(): readonly number[] {
  return BOXES.get('crossroads')?.rows?.dieFaces ?? [];
}

export function gamingStake(): number {
  return BOXES.get('crossroads')?.numbers?.gamingStake ?? 0;
}

/** The prices of the legendary objects by id. */
export function legendPrices(): Readonly<Record<string, number>> {
  const { rows, cards } = BOXES.get('crossroads') ?? {};
  return Object.fromEntries((cards?.legend ?? []).map((id, card) => [id, rows?.legendPrices?.[card] ?? 0]));
}

export const MENU_SIZES: readonly (readonly [players: number, meals: number])[] = Object.entries(MENUS).map(
  ([players, meals]) => [Number(players), meals] as const,
);

interface Stop {
  /** One of SPACE_NAMES. */
  readonly name: string;
  readonly isDouble: boolean;
}

/** The stops of the four legs, inns left out. */
export const LEGS: readonly (readonly Stop[])[] = legs();

function legs(): Stop[][] {
  const [road] = ROADS;
  const all: Stop[][] = [];
  for (const [at, kind] of (road?.space ?? []).entries()) {
    const name = SPACE_NAMES[kind] ?? '';
    if (name === 'inn') all.push([]);
    else all.at(-1)?.push({ name, isDouble: (road?.places[at] ?? 1) > 1 });
  }
  return all.filter((leg) => leg.length > 0);
}

const stops = LEGS.flat();

/** Filled into every message that asks for them. */
export const FACTS = {
  min: MIN_PLAYERS,
  max: MAX_PLAYERS,
  stops: stops.length,
  inns: LEGS.length + 1,
  doubles: stops.filter(({ isDouble }) => isDouble).length,
  second: SECOND_PLACE_PLAYERS,
  springs: SPRING_COPIES * SPRING_POINTS.length,
  get encounters() {
    const more = newEncounters();
    return ENCOUNTERS.reduce((sum, { id, copies }) => sum + (more.includes(id) ? 0 : copies), 0);
  },
  meal: MEAL_POINTS,
  wages: TRAVELERS[0]?.wages ?? 0,
  noTile: TRAVELERS[0]?.coins ?? 0,
  achievement: ACHIEVEMENT_POINTS,
  donor1: DONOR_POINTS[0] ?? 0,
  donor2: DONOR_POINTS[1] ?? 0,
  donor3: DONOR_POINTS[2] ?? 0,
  donorOther: OTHER_DONOR_POINTS,
} as const;
