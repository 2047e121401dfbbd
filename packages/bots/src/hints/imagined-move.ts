/** A move played to its end in one possible world: what a seat's action comes to once all it asks is answered. */

import type { State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import { CommonChance } from '../strategies/common-chance.ts';
import type { HeuristicKnowledge } from '../strategies/game-knowledge.ts';

export interface ImaginedMove<S extends State, E> {
  /** Where the move ends. */
  readonly s: S;
  /** What the heuristic thinks of it. */
  readonly worth: number;
  readonly events: readonly E[];
}

/** Own answers that are looked at after the action. */
const DEPTH = 3;

/** Equal seeds meet equal cards. */
export function imagineMove<S extends State, O, E>(
  known: HeuristicKnowledge<S, O, E>,
  world: S,
  seat: number,
  action: number,
  seed: number,
): ImaginedMove<S, E> {
  const { game } = known;
  const chance = new CommonChance(seed);

  function played(at: S, told: readonly E[], chosen: number): Pick<ImaginedMove<S, E>, 's' | 'events'> {
    const s = game.clone(at);
    const events = [...told];
    game.play(s, chosen, { chance, tell: (event) => events.push(event) });
    return { s, events };
  }

  /** Answers whatever the seat is asked in the way that the heuristic likes best. */
  function settle(
    { s, events }: Pick<ImaginedMove<S, E>, 's' | 'events'>,
    depth: number,
  ): ImaginedMove<S, E> {
    const legal = new Actions();
    const goesOn = depth <= DEPTH && known.goesOn(world, s, seat);
    const count = goesOn ? game.legal(s, legal) : 0;
    let best: ImaginedMove<S, E> | null = null;
    for (let i = 0; i < count; i++) {
      const move = settle(played(s, events, legal.list[i]), depth + 1);
      if (best === null || move.worth > best.worth) best = move;
    }
    return best ?? { s, events, worth: known.heuristic(s, seat) };
  }

  return settle(played(world, [], action), 1);
}
