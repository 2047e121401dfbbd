/** How near the game is to its end: the four ways in which it ends, and how far each player has come. */

import type { State } from '@tokaido/duo';
import { TRIGGERS } from '@tokaido/duo';
import type { Seen } from '../model.ts';

export interface End {
  readonly trigger: (typeof TRIGGERS)[number];
  /** Steps done, of those after which the game ends with the turn. */
  readonly at: number;
  readonly of: number;
}

/** In the order of the engine's triggers. */
export function endsOf({ island: { board }, players }: State, seat: number): readonly End[] {
  const p = players[seat];
  if (p === undefined) return [];
  const steps = {
    temple: [p.temple, board.temple.length],
    garden: [p.garden, board.garden.length],
    gold: [p.slabs, board.slabs.length - 1],
    art: [p.gifted, board.gifts.length - 1],
  } as const;
  return TRIGGERS.map((trigger) => ({ trigger, at: steps[trigger][0], of: steps[trigger][1] }));
}

/** Steps to the nearest end of a player. */
export function stepsToEnd(s: State, seat: number): number {
  return Math.min(...endsOf(s, seat).map(({ at, of }) => of - at));
}

/** From here on the end may come with any turn. */
const NEAR = 2;

export function isNearEnd({ s }: Seen): boolean {
  return s.ending !== 0 || s.players.some(({ seat }) => stepsToEnd(s, seat) <= NEAR);
}
