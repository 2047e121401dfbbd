/** The coach at Duo: its moves are looked at on the island. */

import { hintWords } from '@tokaido/words/duo/hints';
import type { JSX } from 'preact';
import { CoachPanel as Panel } from '../../table/coach/coach-panel.tsx';
import type { Help } from '../../table/coach/help.ts';
import { PlaceSign } from '../dice/place-sign.tsx';
import type { Seen, Selection } from '../model.ts';
import { placeNumber, targetOf } from '../targets.ts';
import './coach-panel.css';

interface CoachProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly help: Help;
}

export function CoachPanel({ selection, seen, help }: CoachProps): JSX.Element {
  return (
    <Panel
      selection={selection}
      help={help}
      words={hintWords(seen)}
      picture={(action) => {
        const target = targetOf(action);
        const place = target === null ? -1 : placeNumber(target);
        if (target === null || place < 0) return null;
        return (
          <span class="plaque coach-place">
            <PlaceSign s={seen.s} character={target.character} place={place} />
          </span>
        );
      }}
      isOnBoard={(action) => targetOf(action) !== null}
    />
  );
}
