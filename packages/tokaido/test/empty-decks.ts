/** Positions late in a game with many boxes, in which a deck has run out. */

import type { State } from '../src/index.ts';
import { family } from './hidden-cards.ts';

function empty(s: State, name: string): void {
  const cards = family(name);
  cards.reset(s.m, 0, cards.count(s.m));
}

/** Every meal has been eaten or lies on a menu that is gone. */
export const emptyMeals = (s: State): void => empty(s, 'meals');

/** Everybody has been met. */
export const emptyEncounters = (s: State): void => empty(s, 'encounters');
