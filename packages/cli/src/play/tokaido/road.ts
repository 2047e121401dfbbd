/** The road as it is shown: stops by printed number, their glyphs, who stands where and who marches when. */

import type { Player, State } from '@tokaido/tokaido';
import { END, ROADS, SPACE_NAMES, TRAVELERS, VARIATIONS } from '@tokaido/tokaido';
import { capital } from '../../sentences.ts';
import type { Tint } from '../ink.ts';

export function isReturning(s: State): boolean {
  return (s.variations & (VARIATIONS.get('return-trip')?.bit ?? 0)) !== 0;
}

/** The printed number of a position: the return trip counts from the other end. */
export function printed(s: State, position: number): number {
  return isReturning(s) ? END - position : position;
}

/** The positions ahead of a traveler, up to the next inn. */
export function ahead(s: State, p: Player): number[] {
  const inn = ROADS[isReturning(s) ? 1 : 0].nextInn[p.position];
  return Array.from({ length: Math.max(0, inn - p.position) }, (_, i) => p.position + 1 + i);
}

/** The inns in the order of the journey. */
export function inns(s: State): number[] {
  return ROADS[isReturning(s) ? 1 : 0].space.flatMap((space, at) =>
    SPACE_NAMES[space] === 'inn' ? [at] : [],
  );
}

export interface Look {
  readonly name: string;
  readonly glyph: string;
  readonly tint: Tint;
  /** What a stop there is for. */
  readonly note?: string;
}

/** By the names of the spaces. */
const LOOKS: Readonly<Record<string, Look>> = {
  inn: { name: 'Inn', glyph: '☾', tint: 'white', note: 'a meal' },
  shop: { name: 'Shop', glyph: '⌂', tint: 'yellow', note: 'souvenirs for sale' },
  farm: { name: 'Farm', glyph: '¤', tint: 'yellow' },
  temple: { name: 'Temple', glyph: 'Π', tint: 'red', note: 'give coins, a point each' },
  encounter: { name: 'Encounter', glyph: '☺', tint: 'magenta', note: 'somebody' },
  'hot-spring': { name: 'Hot spring', glyph: '♨', tint: 'cyan' },
  'panorama-paddy': { name: 'Paddy', glyph: '▦', tint: 'green' },
  'panorama-mountain': { name: 'Mountain', glyph: '∧', tint: 'white' },
  'panorama-sea': { name: 'Sea', glyph: '≈', tint: 'blue' },
};

/** What lies at a printed number. */
export function lookAt(number: number): Look & { readonly id: string } {
  const id = SPACE_NAMES[ROADS[0].space[number]] ?? '';
  const look = LOOKS[id];
  return look === undefined ? { id, name: `Stop ${number}`, glyph: '·', tint: 'white' } : { id, ...look };
}

export function nameOf(s: State, seat: number): string {
  if (seat >= s.players) return 'Neutral';
  const { traveler } = s.all[seat];
  return traveler === 0 ? `Seat ${seat + 1}` : capital(TRAVELERS[traveler]?.id ?? `seat ${seat + 1}`);
}

/** Travelers at a position, first to leave first. */
export function standingAt(s: State, position: number): Player[] {
  return march(s).filter((p) => p.position === position);
}

/** Everybody in the order of march, the one behind first. Later places leave earlier, see `Player.place`. */
export function march(s: State): Player[] {
  return s.all.slice(0, s.travelers).sort((a, b) => a.position - b.position || b.place - a.place);
}
