/** The chance streams, one for each bag, board and die, and how their outcomes are named. */

import { lowest } from '@tokaido/kernel';
import { CHARACTERS, COLORS, ICONS, PAINTINGS, WARE_COUNTS, WARES, WAVES } from './data/components.ts';
import type { Island } from './island.ts';
import type { Deal, State } from './state.ts';
import { AT } from './state.ts';

export const STREAMS = [
  'compass',
  'boutique',
  'wave',
  'pilgrim-die',
  'merchant-die',
  'artist-die',
  'ware',
  'purple-painting',
  'green-painting',
] as const;

export const COMPASS = 0;
export const BOUTIQUE = 1;
export const WAVE_SIDE = 2;
/** The stream of the Pilgrim die; those of the other characters follow. */
export const DIE = 3;
export const WARE = 6;
/** The stream of purple's paintings; green's follows. */
export const PAINTING = 7;

/** Numbers equal things so that kinds lie side by side: the first number of each kind, then the end. */
function offsets(counts: readonly number[]): readonly number[] {
  let at = 0;
  return [...counts.map((count) => (at += count) - count), at];
}

const WARE_AT = offsets(WARE_COUNTS);
const PAINTING_AT = PAINTINGS.map(offsets);

function kindAt(starts: readonly number[], value: number): number {
  let kind = 0;
  while (value >= starts[kind + 1]) kind++;
  return kind;
}

/** Draws from a stream and counts the draw. */
export function draw(s: State, d: Deal, stream: number, set: number): number {
  return d.chance.draw(stream, s.m[AT.draws + stream]++, set);
}

/** The set of `count` equal things of a kind, as bits for a draw. */
export function wareBits(ware: number, count: number): number {
  return ((1 << count) - 1) << WARE_AT[ware];
}
export function wareOf(value: number): number {
  return kindAt(WARE_AT, value);
}
export function paintingBits(seat: number, icon: number, count: number): number {
  return ((1 << count) - 1) << PAINTING_AT[seat][icon];
}
export function paintingOf(seat: number, value: number): number {
  return kindAt(PAINTING_AT[seat], value);
}

export function outcomeWord(island: Island, stream: number, value: number): string {
  switch (stream) {
    case COMPASS:
      return COLORS[value];
    case BOUTIQUE:
      return `${WARES[island.boutiques[value].ware]}-${island.boutiques[value].value}`;
    case WAVE_SIDE:
      return WAVES[value >> 1][value & 1];
    case WARE:
      return WARES[wareOf(value)];
    case PAINTING:
    case PAINTING + 1:
      return ICONS[paintingOf(stream - PAINTING, value)];
    default:
      return `${CHARACTERS[stream - DIE]}-${island.faces[stream - DIE][value]}`;
  }
}

/** The lowest possible outcome with this word: equal things are interchangeable. */
export function parseOutcome(island: Island, stream: number, word: string, set: number): number | null {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    if (outcomeWord(island, stream, lowest(rest)) === word) return lowest(rest);
  }
  return null;
}
