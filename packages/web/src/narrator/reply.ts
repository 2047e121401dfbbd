/** The reply to a line that was typed: what to say, and what it sets in motion. */

import type { Command } from '@tokaido/table';

export interface Reply {
  readonly say: readonly string[];
  /** The action to take, in the words of a record. */
  readonly act?: string;
  /** What the table must be asked for. */
  readonly ask?: 'undo' | 'hint' | 'coach-on' | 'coach-off';
  /** What the table must be told beside the game, and what to say once that is done. */
  readonly command?: Command;
  readonly done?: string;
}

export const tell = (...say: readonly string[]): Reply => ({ say });
