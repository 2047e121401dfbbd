/** A move played to its end in one possible world: what a seat's action comes to once all it asks is answered. */

import { Actions } from '@tokaido/kernel';
import type { Event, State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import { CommonChance } from '../strategies/common-chance.ts';
import { tokaidoHeuristic } from '../strategies/tokaido-heuristic.ts';

export interface ImaginedMove {
  /** Where the move ends. */
  readonly s: State;
  /** What the heuristic thinks of it. */
  readonly worth: number;
  readonly events: readonly Event[];
}

/** Own answers that are looked at after the action. */
const DEPTH = 3;

/** Equal seeds meet equal cards. */
export function imagineMove(world: State, seat: number, action: number, seed: number): ImaginedMove {
  const s = tokaido.clone(world);
  const events: Event[] = [];
  const chance = new CommonChance(seed);
  tokaido.play(s, action, { chance, tell: (event) => events.push(event) });
  return settle(world, { s, events }, seat, chance, 1);
}

/** Answers whatever the seat is asked in the way that the heuristic likes best. */
function settle(
  before: State,
  { s, events }: Pick<ImaginedMove, 's' | 'events'>,
  seat: number,
  chance: CommonChance,
  depth: number,
): ImaginedMove {
  const legal = new Actions();
  const goesOn = depth <= DEPTH && tokaidoHeuristic.goesOn(before, s, seat);
  const count = goesOn ? tokaido.legal(s, legal) : 0;
  let best: ImaginedMove | null = null;
  for (let i = 0; i < count; i++) {
    const next = tokaido.clone(s);
    const told = [...events];
    tokaido.play(next, legal.list[i], { chance, tell: (event) => told.push(event) });
    const move = settle(before, { s: next, events: told }, seat, chance, depth + 1);
    if (best === null || move.worth > best.worth) best = move;
  }
  return best ?? { s, events, worth: tokaidoHeuristic.heuristic(s, seat) };
}
