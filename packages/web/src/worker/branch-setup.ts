/** What the page says of a branch that is to begin on this device. */

import type { LocalSetup } from './games.ts';

export interface BranchSetup extends Pick<LocalSetup, 'board' | 'seats'> {
  /** The record of the game that is left, as text. */
  readonly record: string;
  /** The address of its replay; empty where there is none. */
  readonly parent: string;
  /** How many of its moves are taken over. */
  readonly move: number;
  /** The seat that is taken: whoever sits there is a person. */
  readonly seat: number;
  /** What that seat could not know is dealt again, or everything stays as it lay. */
  readonly cards: 'dealt' | 'lay';
}
