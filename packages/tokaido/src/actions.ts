/** The verbs of Tokaido, and how their objects are written. */

import type { Verb } from '@tokaido/kernel';
import {
  describeAction,
  idSetVerb,
  idVerb,
  NOTHING,
  numberVerb,
  parseAction,
  plainVerb,
} from '@tokaido/kernel';
import { DISHES } from './data/meals.ts';
import { PANORAMAS } from './data/panoramas.ts';
import { END } from './data/road.ts';
import { SOUVENIRS } from './data/souvenirs.ts';
import { LARGEST_DONATION } from './data/temple.ts';
import { ENCOUNTERS } from './encounters/deck.ts';
import { TRAVELERS } from './moments.ts';
import { OPTIONS } from './spaces/space.ts';

/** All verbs by number; `compose.ts` adds those of the boxes. */
export const VERBS: Verb[] = [
  idVerb('choose', () => TRAVELERS.map((t) => t.id)),
  numberVerb('travel', 0, END),
  idSetVerb('buy', () => SOUVENIRS),
  numberVerb('give', 1, LARGEST_DONATION),
  idVerb('keep', () => ENCOUNTERS.map((e) => e.id)),
  idVerb('panorama', () => PANORAMAS, true),
  idVerb('eat', () => DISHES, true),
  idVerb('accept', () => DISHES),
  plainVerb('refuse'),
  {
    word: 'option',
    object: (value) => (value === NO_OPTION ? NOTHING : OPTIONS[value]?.id),
    parse(words) {
      if (words.length !== 1) return null;
      if (words[0] === NOTHING) return NO_OPTION;
      const value = OPTIONS.findIndex((option) => option?.id === words[0]);
      return value < 0 ? null : value;
    },
  },
  idVerb('pledge', () => SOUVENIRS),
  idVerb('leave', () => ['first', 'in-turn']),
];

export const CHOOSE = 0;
export const TRAVEL = 1;
export const BUY = 2;
export const GIVE = 3;
export const KEEP = 4;
export const PANORAMA = 5;
export const EAT = 6;
export const ACCEPT = 7;
export const REFUSE = 8;
export const OPTION = 9;
export const PLEDGE = 10;
export const LEAVE = 11;

/** The object of `panorama` and `eat` that means none. */
export const NO_PANORAMA = PANORAMAS.length;
export const NO_DISH = DISHES.length;

/** The objects of `leave`. */
export const FIRST = 0;
export const IN_TURN = 1;

/** The object of `option` that means no further one; above all options. */
export const NO_OPTION = 63;

export function describe(action: number): string {
  return describeAction(VERBS, action);
}
export function parse(text: string): number | null {
  return parseAction(VERBS, text);
}
