/** A journey to its end on which everybody seeks the same: for what must hold however often it is sought. */

import type { Chance, Dealer } from '@tokaido/kernel';
import { Actions, lowest } from '@tokaido/kernel';
import type { Event } from '../src/index.ts';
import { ROADS, tokaido } from '../src/index.ts';
import type { Position } from './position.ts';

/** Always the first card that may come. */
const FIRST: Chance = { draw: (_stream, _index, low) => lowest(low) };

/**
 * Plays on to the end: each traveler goes to the next open space of a kind, or to the inn, and takes the first
 * of everything else. Returns what happened.
 */
export function seek(game: Position, kind: number): Event[] {
  const { state: s } = game;
  const events: Event[] = [];
  const dealer: Dealer<Event> = { chance: FIRST, tell: (event) => events.push(event) };
  const legal = new Actions();
  const wanted = ROADS[0].space.flatMap((space, at) => (space === kind ? [`travel ${at}`] : []));
  for (let asked = tokaido.pending(s); asked !== null; asked = tokaido.pending(s)) {
    tokaido.legal(s, legal);
    const actions = legal.toArray();
    const found = actions.findIndex((action) => wanted.includes(tokaido.rules.describe(action)));
    const other = asked.decision === 'travel' ? actions.length - 1 : 0;
    tokaido.play(s, actions[found < 0 ? other : found], dealer);
  }
  return events;
}
