/** A hint with its reasons, over the foot of the table. */

import type { Hint } from '@tokaido/bots';
import type { JSX } from 'preact';
import type { Seen, Selection } from '../model.ts';

interface HintProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly hint: Hint;
}

export function HintSheet(_: HintProps): JSX.Element | null {
  return null;
}
