/** The flags of `tokaido load`. */

import type { PlaceFlags } from './place.ts';

export interface LoadFlags extends PlaceFlags {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly think: number;
  readonly options: string;
  /** Processes of one server. */
  readonly processes: number;
  /** Separate servers, between which the seats of each table alternate. */
  readonly alternate: number;
  readonly clients?: number;
  readonly url?: string;
  readonly against?: string;
  readonly pairs: number;
  readonly json?: boolean;
}
