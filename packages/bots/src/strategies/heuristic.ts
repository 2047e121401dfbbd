/** The tuned evaluation of Tokaido: what a seat has, and what it may still expect of the road. */

import type { Player, State } from '@tokaido/tokaido';
import { END, MEAL_POINTS, tokaido } from '@tokaido/tokaido';
import { boxCards } from './box-cards.ts';
import { withOwnTraveler } from './own-traveler.ts';
import type { Powers } from './powers.ts';
import { powersOf } from './powers.ts';
import type { Standings } from './races.ts';
import { races, standings } from './races.ts';
import { roadAhead } from './road-ahead.ts';
import type { Weights } from './weights.ts';

/** How often the cheapest dish one may eat costs 1, 2, 3. */
const CHEAPEST = [0.5, 0.35, 0.15];

/** In points, against the best of the others. */
export function heuristicWorth(position: State, seat: number, w: Weights): number {
  const s = withOwnTraveler(position, seat);
  if (tokaido.isOver(s)) return margin(s, seat);
  const st = standings(s);
  const own = prospect(s, s.all[seat], st, true, w);
  if (w.rival === 0) return own;
  let best = -Infinity;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) best = Math.max(best, prospect(s, s.all[other], st, false, w));
  }
  return own - w.rival * best;
}

/** At the end nothing counts but to be ahead. */
function margin(s: State, seat: number): number {
  const own = s.all[seat].points;
  let best = -Infinity;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) best = Math.max(best, s.all[other].points);
  }
  return own - best;
}

export function prospect(s: State, p: Player, st: Standings, mine: boolean, w: Weights): number {
  const left = (END - p.position) / END;
  const powers = powersOf(p);
  let worth = p.points + purse(p, left, w);
  worth += roadAhead(s, p, powers, nextCoin(p, left, w), w);
  worth += races(s, p, st, powers, left, w);
  if (left > 0) worth += meal(p, powers, w) + w.line * (p.fed ? p.place : 0);
  return s.boxes === 0 ? worth : worth + boxCards(s, p, left, mine, w);
}

/** How many coins the rest of the road can use. */
const room = (left: number, w: Weights) => 0.5 + w.purse * left;

/** What the coins in hand are worth, and what one more would be. */
export function purse(p: Player, left: number, w: Weights): number {
  return left === 0 ? 0 : w.coin * room(left, w) * (1 - Math.exp(-p.coins / room(left, w)));
}

export function nextCoin(p: Player, left: number, w: Weights): number {
  return left === 0 ? 0 : w.coin * Math.exp(-p.coins / room(left, w));
}

/** The meal at the next inn, as likely as it can be paid. */
export function meal(p: Player, powers: Powers, w: Weights): number {
  let worth = 0;
  for (let i = 0; i < CHEAPEST.length; i++) {
    const pays = p.coins >= powers.mealPrices[i];
    worth += CHEAPEST[i] * (pays ? MEAL_POINTS + powers.meal[i + 1] : powers.meal[0]);
  }
  return w.meal * worth;
}
