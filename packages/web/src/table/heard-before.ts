/** What was said before a table was shown: it has been read elsewhere, and is no news there. */

import { useState } from 'preact/hooks';
import type { TableModel } from './model.ts';

/** The number of the last line of talk when a screen first drew. */
export function useHeardBefore({ talk }: TableModel): number {
  return useState(() => talk.peek().at(-1)?.n ?? 0)[0];
}
