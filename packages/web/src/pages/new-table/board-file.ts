/** Reads a board file. Apart from the page: it asks the rules of Duo, which nobody needs before they have such a file. */

import { boardFromText } from '@tokaido/table';
import type { BoardFile } from '../duo-board.ts';

/** The board in a text, or every problem with it as a sentence. */
export function readBoardFile(
  name: string,
  text: string,
): { readonly board: BoardFile } | { readonly problems: readonly string[] } {
  const board = boardFromText(text);
  return board.ok ? { board: { name, id: board.value.id, text } } : { problems: board.error };
}
