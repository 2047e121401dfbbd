/** A hint at Duo: its moves are looked at on the island. */

import { hintWords } from '@tokaido/words/duo/hints';
import type { JSX } from 'preact';
import { HintSheet as Hint } from '../../table/hint/hint-sheet.tsx';
import { PlaceSign } from '../dice/place-sign.tsx';
import type { Seen, Selection } from '../model.ts';
import { placeNumber, targetOf } from '../targets.ts';
import './hint-sheet.css';

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
      picture={(action) => {
        const target = targetOf(action);
        const place = target === null ? -1 : placeNumber(target);
        if (target === null || place < 0) return null;
        return (
          <span class="plaque hint-place">
            <PlaceSign s={seen.s} character={target.character} place={place} />
          </span>
        );
      }}
      isOnBoard={(action) => targetOf(action) !== null}
    />
  );
}
