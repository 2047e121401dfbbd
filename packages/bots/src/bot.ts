/**
 * What a bot is. It is given a view, never a state: what it decides cannot depend on what it may not know.
 * Inside, a strategy thinks on a state rebuilt from the view, in which everything hidden is dealt at random.
 */

import type { Game, State, View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';

/** How long a bot may think; the first limit that is reached counts. */
export interface Budget {
  readonly ms: number;
  readonly playouts: number;
}

export const AT_ONCE: Budget = { ms: 0, playouts: 0 };

export interface Bot {
  readonly name: string;
  /** One of the legal actions for the seat of the view, whose turn it must be. */
  decide(view: View): number;
}

/** A bot that has to be waited for, since another program decides. */
export interface SlowBot {
  readonly name: string;
  /** Rejects where no legal action comes back. */
  decide(view: View): Promise<number>;
  /** The game is over, or goes on without this bot. */
  leave(): Promise<void>;
}

export type AnyBot = Bot | SlowBot;

/** Chooses on a state rebuilt for the seat. It may change that state. */
export interface Strategy<S extends State> {
  readonly name: string;
  choose(s: S, seat: number, actions: readonly number[], rng: FastChance, budget: Budget): number;
}

/** Makes a bot of a strategy: from a view to an action, with its own randomness. */
export function createBot<S extends State, O, E>(
  game: Game<S, O, E>,
  strategy: Strategy<S>,
  seed: number,
  budget: Budget = AT_ONCE,
): Bot {
  const rng = new FastChance(seed);
  const legal = new Actions();
  return {
    name: strategy.name,
    decide(view) {
      const s = game.fromView(view);
      game.legal(s, legal);
      if (legal.count === 1) return legal.list[0];
      game.determinize(s, view.who, rng);
      return strategy.choose(s, view.who, legal.toArray(), rng, budget);
    },
  };
}
