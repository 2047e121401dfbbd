/** What the page says of a branch that is to begin on this device, and how the list of games shows one. */

import type { BranchCards } from '@tokaido/kernel';
import type { LocalSetup } from './games.ts';

export interface BranchSetup extends Pick<LocalSetup, 'board' | 'seats'> {
  /** The record of the game that is left, as text. */
  readonly record: string;
  /** Its id on this device; empty where it is not stored here. */
  readonly parent: string;
  /** How many of its moves are taken over. */
  readonly move: number;
  /** The seat that is taken: whoever sits there is a person. */
  readonly seat: number;
  /** What that seat could not know is dealt again, or everything stays as it lay. */
  readonly cards: 'dealt' | 'lay';
}

/** In the list of games: where a branch left. */
export interface BranchRow {
  readonly parent: string;
  readonly move: number;
  readonly cards: BranchCards;
}

/** Undefined where a row has none, or one that cannot be read. */
export function readBranchRow(found: unknown): BranchRow | undefined {
  const { parent, move, cards } = (found ?? {}) as Partial<Record<keyof BranchRow, unknown>>;
  if (typeof parent !== 'string' || typeof move !== 'number') return undefined;
  return { parent, move, cards: cards === 'lay' || cards === 'lay-drawn' ? cards : 'dealt' };
}
