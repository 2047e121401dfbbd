/** A hint at Tokaido: its stops have their plaques, and are looked at on the road. */

import { spaceAt } from '@tokaido/words/tokaido';
import { hintWords } from '@tokaido/words/tokaido/hints';
import type { JSX } from 'preact';
import { Plaque } from '../../art/art.tsx';
import { HintSheet as Hint } from '../../table/hint/hint-sheet.tsx';
import type { Seen, Selection } from '../model.ts';
import { positionOf } from '../road/leg.ts';
import './hint-ranks.css';

interface HintProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly hint: NonNullable<Selection['hinted']['value']>;
}

export function HintSheet({ selection, seen, hint }: HintProps): JSX.Element {
  const stopOf = (action: string) => positionOf(seen.s, action);
  return (
    <Hint
      selection={selection}
      hint={hint}
      words={hintWords(seen, selection.model.info.value)}
      picture={(action) => {
        const stop = stopOf(action);
        return stop === null ? null : <Plaque class="plaque" stop={spaceAt(seen.s, stop)} />;
      }}
      isOnBoard={(action) => stopOf(action) !== null}
    />
  );
}
