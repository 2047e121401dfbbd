/** A hint at Duo: its moves are looked at on the island. */

import { hintWords } from '@tokaido/words/duo/hints';
import type { JSX } from 'preact';
import { HintSheet as Hint } from '../../table/hint/hint-sheet.tsx';
import type { Seen, Selection } from '../model.ts';
import { targetOf } from '../targets.ts';

interface HintProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly hint: NonNullable<Selection['hinted']['value']>;
}

export function HintSheet({ selection, seen, hint }: HintProps): JSX.Element {
  return (
    <Hint
      selection={selection}
      hint={hint}
      words={hintWords(seen)}
      picture={() => null}
      isOnBoard={(action) => targetOf(action) !== null}
    />
  );
}
