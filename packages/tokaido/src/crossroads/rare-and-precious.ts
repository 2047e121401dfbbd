/** Rare and precious: fewer cards of each kind, drawn at random and known to all. */

import { draw } from '../chance.ts';
import type { Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import type { State } from '../state.ts';
import { AMULETS } from './amulets/supply.ts';
import { CALLIGRAPHY } from './calligraphy/supply.ts';
import { LEGENDS } from './legendary-objects/supply.ts';
import { RARE, RARE_AND_PRECIOUS } from './numbers.ts';

/** Cards of each kind by number of players. */
const IN_PLAY: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 5, 5: 5 };

const KINDS = [AMULETS, CALLIGRAPHY, LEGENDS];

/** How many cards of a kind of six are in play. */
export function inPlay(s: State, cards: number): number {
  return s.variations & RARE_AND_PRECIOUS ? IN_PLAY[s.players] : cards;
}

/** Which of the six cards of a kind are in play: 0 amulets, 1 calligraphy, 2 legendary objects. */
export function whichInPlay(s: State, d: Deal, kind: number): number {
  let left = 0b111111;
  let chosen = 0;
  if ((s.variations & RARE_AND_PRECIOUS) === 0) return left;
  for (let i = 0; i < IN_PLAY[s.players]; i++) {
    const card = draw(s, d, RARE, left << (6 * kind)) - 6 * kind;
    chosen |= 1 << card;
    left &= ~(1 << card);
  }
  return chosen;
}

export const rareParts: Parts = {
  streams: [[RARE, { name: 'rare', word: (value) => KINDS[Math.floor(value / 6)][value % 6].id }]],
};
