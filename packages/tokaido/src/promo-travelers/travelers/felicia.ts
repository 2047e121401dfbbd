/** Felicia, the gamer: a round of rock-paper-scissors for each coin of a price; each win takes a coin off. */

import { EVERYBODY } from '@tokaido/kernel';
import { draw } from '../../chance.ts';
import { traveler } from '../../moments.ts';
import { askForChallenges, challengeParts } from '../challenge.ts';
import { ROUND } from '../numbers.ts';

declare module '../../events.ts' {
  interface EventMap {
    /** Rounds played for the price of a card, and how many were won. */
    haggled: { readonly seat: number; readonly rounds: number; readonly won: number };
  }
}

const OUTCOMES = ['win', 'draw', 'loss'];

export const felicia = traveler({
  id: 'felicia',
  coins: 4,
  gender: 'feminine',
  feltAt: [
    'shop',
    'buy',
    'challenge',
    'legend',
    'temple',
    'amulet',
    'hot-spring',
    'encounter',
    'calligraphy',
    'inn',
    'eat',
  ],
  confidence: 'certain',
  ...challengeParts,
  streams: [[ROUND, { name: 'round', word: (outcome) => OUTCOMES[outcome] }]],
  haggles: true,
  // ruling felicia-rounds: chance shows the signs, and while nothing is pledged all rounds are played.
  haggle(s, p, d, price) {
    let won = 0;
    for (let round = 0; round < price; round++) if (draw(s, d, ROUND, 0b111) === 0) won++;
    if (price > 0) d.tell?.({ type: 'haggled', seat: p.seat, rounds: price, won }, EVERYBODY);
    return won;
  },
  asksPrices: askForChallenges,
});
