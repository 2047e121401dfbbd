/** What lies before players when a game that was played with the box is counted. Boxes add what they bring. */

import type { Player, State } from './state.ts';

/** Something of which a player has a number, or all players together where it belongs to the table. */
export interface CountedThing {
  readonly id: string;
  /** What belongs together, such as all souvenirs. */
  readonly group: string;
  readonly of: 'player' | 'table';
  /** One player can have no more. */
  readonly most: number;
  /** There are no more in the box; absent where that does not matter. */
  readonly inAll?: number;
  /** The same card under several names: together there are no more of it than `inAll`. */
  readonly card?: string;
  /** The source of the points that it brings as it lies there; absent where it counts only at the end. */
  readonly source?: string;
  /** It brings points through something else only, such as a traveler's power: otherwise nobody need be asked. */
  readonly isIndirect?: true;
  /** What there is before anybody says anything; 0 when left out. */
  usual?(s: State, p: Player): number;
  read(s: State, p: Player): number;
  /** Called once for each player, on a table where nothing of it lies. */
  write(s: State, p: Player, n: number): void;
}

/** What a box adds to the count. */
export interface BoxCount {
  readonly things: readonly CountedThing[];
  /** Several players may hold the achievement of one panorama. */
  readonly sharesFirst?: true;
  /** Meals that are not eaten at an inn. */
  readonly moreMeals?: number;
}
