/** What each kind of space defines for the road. */

import type { Deal } from '../moments.ts';
import type { Option } from '../parts.ts';
import type { Reason } from '../reasons.ts';
import type { Player, State } from '../state.ts';

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
