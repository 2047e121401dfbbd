/** The board file of Duo that was loaded on this device; the pages that lay a table share it, and it outlives them. */

import { signal } from '@preact/signals';
import { deviceStorage } from '../app/storage.ts';

export interface BoardFile {
  /** The name of the file. */
  readonly name: string;
  /** What the board calls itself; records name it. */
  readonly id: string;
  /** All of it; the rules were asked whether it can be played. */
  readonly text: string;
}

const NAME = 'duoBoard';

/** Null where our own board is played on. */
export const duoBoard = signal(readBoard(deviceStorage.get(NAME)));

export function setDuoBoard(board: BoardFile | null): void {
  duoBoard.value = board;
  // Where nothing can be stored it lasts as long as the page.
  if (board === null) deviceStorage.remove(NAME);
  else deviceStorage.set(NAME, board);
}

/** What was stored, if it still makes sense. */
export function readBoard(stored: unknown): BoardFile | null {
  const { name, id, text } = (stored ?? {}) as Partial<Record<keyof BoardFile, unknown>>;
  return typeof name === 'string' && typeof id === 'string' && typeof text === 'string'
    ? { name, id, text }
    : null;
}
