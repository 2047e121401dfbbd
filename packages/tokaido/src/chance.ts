/** The chance streams of Tokaido, one for each deck and purpose, and how their outcomes are named. */

import { lowest } from '@tokaido/kernel';
import { DISHES, MEAL_CARDS } from './data/meals.ts';
import { SOUVENIRS } from './data/souvenirs.ts';
import { SPRING_COPIES, SPRING_POINTS } from './data/springs.ts';
import { ENCOUNTER_CARDS, ENCOUNTERS } from './encounters/deck.ts';
import type { Deal } from './moments.ts';
import { TRAVELERS } from './moments.ts';
import type { Stream } from './parts.ts';
import type { State } from './state.ts';
import { AT } from './state.ts';

/** All streams by number; `compose.ts` adds those of the boxes. */
export const STREAMS: Stream[] = [
  { name: 'tile', word: (value) => TRAVELERS[value].id },
  { name: 'line', word: (value) => String(value) },
  { name: 'souvenir', word: (value) => SOUVENIRS[value] },
  { name: 'encounter', word: (value) => ENCOUNTERS[ENCOUNTER_CARDS[value]].id },
  { name: 'hot-spring', word: (value) => String(SPRING_POINTS[Math.floor(value / SPRING_COPIES)]) },
  { name: 'meal', word: (value) => DISHES[MEAL_CARDS[value]] },
  { name: 'discard', word: (value) => DISHES[MEAL_CARDS[value]] },
];

/** Their names, for the kernel; written by `compose.ts`. */
export const STREAM_NAMES: string[] = [];

export const TILE = 0;
export const LINE = 1;
export const SOUVENIR = 2;
export const ENCOUNTER_CARD = 3;
export const HOT_SPRING = 4;
export const MEAL = 5;
export const DISCARD = 6;

/** Draws from a stream and counts the draw. */
export function draw(s: State, d: Deal, stream: number, low: number, high = 0): number {
  return d.chance.draw(stream, s.m[AT.draws + stream]++, low, high);
}

/** The lowest possible outcome with this word: equal cards are interchangeable. */
export function parseOutcome(stream: number, word: string, low: number, high: number): number | null {
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    if (STREAMS[stream].word(lowest(rest)) === word) return lowest(rest);
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    if (STREAMS[stream].word(32 + lowest(rest)) === word) return 32 + lowest(rest);
  }
  return null;
}
