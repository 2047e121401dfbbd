/** What the road asks of each kind of space, and the options a stop on it gives. */

import type { Deal } from '../moments.ts';
import type { Reason } from '../reasons.ts';
import type { Player, State } from '../state.ts';

export interface Option {
  readonly id: string;
  /** The box it belongs to; 0 for the base game. */
  readonly box: number;
  /** Why it is not open to a traveler with this many coins; null when it is. */
  closed(s: State, p: Player, purse: number): Reason | null;
  take(s: State, p: Player, d: Deal): void;
  /** Buys a card outright, so coins may be pledged for it. */
  readonly buys?: boolean;
  /** Stands for all options of the stop, so no second one follows it. */
  readonly whole?: boolean;
}

/** All options by number; filled by `compose.ts`. */
export const OPTIONS: Option[] = [];

export interface Space {
  /** A condition for stopping here whatever the option; null when it is met. */
  closed(s: State, p: Player): Reason | null;
  /** What can be done here, by number; the base game's own comes first. Filled by `compose.ts`. */
  readonly options: number[];
  /** Called on arrival, before the options. */
  arrive(s: State, p: Player, d: Deal): void;
}

export const always = (): null => null;
const nothing = () => {};

export function space(own: Partial<Omit<Space, 'options'>> = {}): Space {
  return { closed: always, arrive: nothing, ...own, options: [] };
}

export function needsCoins(have: number, need: number): Reason | null {
  return have >= need ? null : { why: 'coins', have, need };
}
