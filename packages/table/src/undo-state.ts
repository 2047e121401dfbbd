/** Somebody wants to take their last decision back after it can no longer be done by one person. */

import type { UndoInfo } from './table-info.ts';

export interface UndoRequest {
  /** How many moves stay. */
  readonly keep: number;
  /** When it was asked. */
  readonly at: number;
  /** What everybody sees of it. */
  readonly shown: UndoInfo;
}
